import { type ProblemCode, problems } from '#domain/problems.ts';
import { ApiProblem, callFailed } from './api-problem.ts';
import { parseFields } from './browser-storage.ts';
import { clearSession, readSession } from './session.ts';

/** An answer of the API: what it says, and the session token where it carries a new one. */
export type Answer<Result> = { value: Result; token: string | undefined };

/** The header that carries the session, where there is one. */
export function sessionHeaders(token = readSession()?.token): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problems, code);
}

/** Forgets the session that the server no longer knows; one that took its place meanwhile stays. */
export function forgetRefusedSession(code: ApiProblem['code'], token: string | undefined): void {
  if (code === 'unauthenticated' && token && readSession()?.token === token) clearSession();
}

/**
 * Calls a route of the API that answers with JSON, as whoever is signed in. `Result` is the domain's type of what the
 * route answers. Throws `ApiProblem`; a session that the server no longer knows is forgotten in every tab.
 */
export async function callApi<Result>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer<Result>> {
  const token = readSession()?.token;
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers: { ...sessionHeaders(token), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    throw callFailed('unavailable');
  }
  const fields = parseFields(text);
  if (response.ok) {
    return { value: fields as Result, token: response.headers.get('set-auth-token') ?? undefined };
  }
  const { code, detail } = fields;
  const problem =
    isProblemCode(code) && typeof detail === 'string' ? new ApiProblem(code, detail) : callFailed('internal');
  forgetRefusedSession(problem.code, token);
  throw problem;
}
