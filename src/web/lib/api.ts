import { type ProblemCode, problems } from '#domain/problems.ts';
import { callDeadline } from './abort.ts';
import { ApiProblem, unreachableProblem } from './api-problem.ts';
import { parseFields } from './browser-storage.ts';
import { forgetSession, readSession, replaceSession } from './session.ts';

/** A response of the API: its value, and the new session token if there is one. */
export type ApiResponse<Result> = { value: Result; token: string | undefined };

/** The header with the session token; empty if there is no session. */
export function sessionHeaders(token = readSession()?.token): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problems, code);
}

/** Forgets the session if the server refused its token. */
export async function forgetRefusedSession(
  code: ApiProblem['code'],
  token: string | undefined,
): Promise<void> {
  if (code === 'unauthenticated' && token) await forgetSession(token);
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The options of a call, apart from its body. */
export type CallOptions = {
  /** Sent in addition to the session's header. */
  headers?: Record<string, string>;
  /** Aborts the call, which then throws the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds that the call may take, if not the usual time. */
  deadlineMs?: number;
};

/** The problem in a response, or a general problem if the response did not come from this server. */
function toProblem(text: string): ApiProblem {
  const { code, detail, field } = parseFields(text);
  return isProblemCode(code) && typeof detail === 'string'
    ? new ApiProblem(code, detail, true, typeof field === 'string' ? field : undefined)
    : unreachableProblem('internal');
}

async function request(
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
    // The server was not reached, the connection broke, or the deadline passed.
    throw unreachableProblem('unavailable');
  }
  // The API never sends an HTML page. A page comes from a gateway, for example the sign-in page of a network.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isPage) throw toProblem(text);
  return { text, headers: response.headers };
}

/** Runs a call that uses the token. If the server refuses the token, the session ends. */
async function withRefusalCheck<Result>(
  token: string | undefined,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiProblem) await forgetRefusedSession(error.code, token);
    throw error;
  }
}

function toApiResponse<Result>({ text, headers }: { text: string; headers: Headers }): ApiResponse<Result> {
  return { value: parseFields(text) as Result, token: headers.get('set-auth-token') ?? undefined };
}

/**
 * Calls an API route with the stored session and returns the response unparsed. Throws `ApiProblem`, or the signal's
 * reason if the signal aborts. If the server refuses the session, every tab forgets it.
 */
export function fetchApi(
  method: Method,
  path: string,
  body?: object,
  options?: CallOptions,
): Promise<{ text: string; headers: Headers }> {
  const token = readSession()?.token;
  return withRefusalCheck(token, () => request(method, path, body, token, options));
}

/** Like `fetchApi`, for a route that responds with JSON. `Result` is the domain's type of the response. */
export async function callApi<Result>(
  method: Method,
  path: string,
  body?: object,
  options?: CallOptions,
): Promise<ApiResponse<Result>> {
  return toApiResponse(await fetchApi(method, path, body, options));
}

/**
 * Like `callApi`, for a route that ends the session or gives it a new token. `settle` then forgets or stores the
 * session. Until it has run, no tab treats a refusal of the old token as the end of the session.
 */
export function callSessionApi(
  method: Method,
  path: string,
  body: object,
  settle: (response: ApiResponse<unknown>) => void,
): Promise<void> {
  const token = readSession()?.token;
  // The refusal is handled outside `replaceSession`, because it waits for the same lock.
  return withRefusalCheck(token, () =>
    replaceSession(async () => settle(toApiResponse(await request(method, path, body, token)))),
  );
}
