import { type ProblemCode, problems } from '#domain/problems.ts';
import { ApiProblem, callFailed } from './api-problem.ts';
import { parseFields } from './browser-storage.ts';
import { forgetSession, readSession } from './session.ts';

/** An answer of the API: what it says, and the session token where it carries a new one. */
export type Answer<Result> = { value: Result; token: string | undefined };

/** The header that carries the session, where there is one. */
export function sessionHeaders(token = readSession()?.token): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problems, code);
}

/** After a refusal: forgets the session where it was the session that the server did not know. */
export async function forgetRefusedSession(
  code: ApiProblem['code'],
  token: string | undefined,
): Promise<void> {
  if (code === 'unauthenticated' && token) await forgetSession(token);
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The problem that an answer states, or the general one where what came is none of this server's. */
function toProblem(text: string): ApiProblem {
  const { code, detail } = parseFields(text);
  return isProblemCode(code) && typeof detail === 'string'
    ? new ApiProblem(code, detail)
    : callFailed('internal');
}

/**
 * Calls a route of the API as whoever is signed in and returns what it answered, as it came. Throws `ApiProblem`; a
 * session that the server no longer knows is forgotten in every tab.
 */
export async function fetchApi(
  method: Method,
  path: string,
  body?: object,
): Promise<{ text: string; headers: Headers }> {
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
  if (response.ok) return { text, headers: response.headers };
  const problem = toProblem(text);
  await forgetRefusedSession(problem.code, token);
  throw problem;
}

/** As `fetchApi`, for a route that answers with JSON: `Result` is the domain's type of it. */
export async function callApi<Result>(method: Method, path: string, body?: object): Promise<Answer<Result>> {
  const { text, headers } = await fetchApi(method, path, body);
  return { value: parseFields(text) as Result, token: headers.get('set-auth-token') ?? undefined };
}
