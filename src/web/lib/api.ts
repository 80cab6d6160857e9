import { type ProblemCode, problems } from '#domain/problems.ts';
import { ApiProblem, callFailed } from './api-problem.ts';
import { parseFields } from './browser-storage.ts';
import { callDeadline } from './deadline.ts';
import { forgetSession, readSession, replaceSession } from './session.ts';

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

/** What a call has beside its body. */
export type CallOptions = {
  /** Sent beside the session's own. */
  headers?: Record<string, string>;
  /** Ends the call; its reason is what the call throws then. */
  signal?: AbortSignal;
  /** Longest that the call may take, where it is not the usual time. */
  deadlineMs?: number;
};

/** The problem that an answer states, or the general one where what came is none of this server's. */
function toProblem(text: string): ApiProblem {
  const { code, detail } = parseFields(text);
  return isProblemCode(code) && typeof detail === 'string'
    ? new ApiProblem(code, detail)
    : callFailed('internal');
}

async function ask(
  method: Method,
  path: string,
  body: object | undefined,
  token: string | undefined,
  { headers, signal, deadlineMs }: CallOptions = {},
) {
  let response: Response;
  let text: string;
  const deadline = callDeadline(deadlineMs);
  try {
    response = await fetch(path, {
      method,
      headers: { ...headers, ...sessionHeaders(token), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    text = await response.text();
  } catch {
    signal?.throwIfAborted();
    // Never reached, broken off, or over its deadline.
    throw callFailed('unavailable');
  }
  // A page is a gateway's, say one to sign in to the network: this server's answers are none, whatever their status.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isPage) throw toProblem(text);
  return { text, headers: response.headers };
}

/** Runs a call made with the token; a refusal of it ends the session. */
async function heedRefusal<Result>(token: string | undefined, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiProblem) await forgetRefusedSession(error.code, token);
    throw error;
  }
}

function toAnswer<Result>({ text, headers }: { text: string; headers: Headers }): Answer<Result> {
  return { value: parseFields(text) as Result, token: headers.get('set-auth-token') ?? undefined };
}

/**
 * Calls a route of the API as whoever is signed in and returns what it answered, as it came. Throws `ApiProblem`, or
 * the reason of the signal that ended it; a session that the server no longer knows is forgotten in every tab.
 */
export function fetchApi(
  method: Method,
  path: string,
  body?: object,
  options?: CallOptions,
): Promise<{ text: string; headers: Headers }> {
  const token = readSession()?.token;
  return heedRefusal(token, () => ask(method, path, body, token, options));
}

/** As `fetchApi`, for a route that answers with JSON: `Result` is the domain's type of it. */
export async function callApi<Result>(
  method: Method,
  path: string,
  body?: object,
  options?: CallOptions,
): Promise<Answer<Result>> {
  return toAnswer(await fetchApi(method, path, body, options));
}

/**
 * As `callApi`, for a route that ends the session or gives it a new token. `settle` stores or forgets it, before any
 * tab can take a refusal of the old token for the end of the session.
 */
export function callSessionApi(
  method: Method,
  path: string,
  body: object,
  settle: (answer: Answer<unknown>) => void,
): Promise<void> {
  const token = readSession()?.token;
  // The refusal is heeded outside: it waits for the same lock.
  return heedRefusal(token, () =>
    replaceSession(async () => settle(toAnswer(await ask(method, path, body, token)))),
  );
}
