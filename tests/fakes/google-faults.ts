import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The calls of the fake Google, by name. 'exchange' and 'refresh' are the two uses of POST /token. */
export type GoogleCall =
  | 'authorize'
  | 'exchange'
  | 'refresh'
  | 'revoke'
  | 'profile'
  | 'list'
  | 'message'
  | 'attachment'
  | 'thread'
  | 'labels'
  | 'draft'
  | 'send';

/**
 * How a call can go wrong.
 * - a number: refused with this status and Google's body for it
 * - an object with `status`: the same; `reason` and `retryAfter` (seconds, or an HTTP date) add details. For the OAuth
 *   calls, `reason` is the name of an OAuth error: 'invalid_grant', 'invalid_client'
 * - 'hang': never answered
 * - 'reset': the connection is cut before anything is done
 * - 'lost': the work is done, then the connection is cut without an answer
 * - 'broken': half of the answer's JSON with status 200
 * - 'page': a page of HTML with status 502
 * - slow: answered as usual after this number of milliseconds
 */
export type GoogleFault =
  | number
  | { status: number; reason?: string; retryAfter?: string }
  | 'hang'
  | 'reset'
  | 'lost'
  | 'broken'
  | 'page'
  | { slow: number };

/** An answer to send. */
export type GoogleAnswer = { status: number; body: unknown; headers?: Record<string, string> };

/** Google's words for each status of its APIs: message, `reason` and `status`. */
const refusals: Record<number, readonly [message: string, reason: string, status: string]> = {
  400: ['Invalid id value', 'invalidArgument', 'INVALID_ARGUMENT'],
  401: [
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
    'authError',
    'UNAUTHENTICATED',
  ],
  403: ['Request had insufficient authentication scopes.', 'insufficientPermissions', 'PERMISSION_DENIED'],
  404: ['Requested entity was not found.', 'notFound', 'NOT_FOUND'],
  429: ['Too many concurrent requests for user.', 'rateLimitExceeded', 'RESOURCE_EXHAUSTED'],
  500: ['Internal error encountered.', 'backendError', 'INTERNAL'],
  503: ['The service is currently unavailable.', 'backendError', 'UNAVAILABLE'],
};

/** The refusal of one of Google's APIs, in Google's words. */
export function apiRefusal(
  code: number,
  given: { reason?: string | undefined; message?: string } = {},
): GoogleAnswer {
  const [words, usual, status] = refusals[code] ?? ['Unknown Error.', 'unknown', 'UNKNOWN'];
  const message = given.message ?? words;
  const errors = [{ message, domain: 'global', reason: given.reason ?? usual }];
  return { status: code, body: { error: { code, message, errors, status } } };
}

/** The refusal of an OAuth endpoint, in Google's words. */
export function oauthRefusal(status: number, error: string, error_description = 'Bad Request'): GoogleAnswer {
  return { status, body: { error, error_description } };
}

const oauthCalls: readonly GoogleCall[] = ['authorize', 'exchange', 'refresh', 'revoke'];

function refusalOf(call: GoogleCall, fault: { status: number; reason?: string; retryAfter?: string }) {
  const { status, reason, retryAfter } = fault;
  const refusal = oauthCalls.includes(call)
    ? oauthRefusal(status, reason ?? (status >= 500 ? 'internal_failure' : 'invalid_request'))
    : apiRefusal(status, { reason });
  return retryAfter === undefined ? refusal : { ...refusal, headers: { 'retry-after': retryAfter } };
}

function write(response: ServerResponse, { status, body, headers }: GoogleAnswer): void {
  const isPage = typeof body === 'string';
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json; charset=UTF-8';
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
  response.end(isPage ? body : JSON.stringify(body));
}

/** Answers a call correctly, or as the fault says. `work` does the work of the call; it runs at most once. */
export async function answerWith(
  fault: GoogleFault | undefined,
  { call, response, work }: { call: GoogleCall; response: ServerResponse; work: () => GoogleAnswer },
): Promise<void> {
  if (fault === 'hang') return;
  if (fault === 'reset') return void response.socket?.resetAndDestroy();
  if (fault === 'page') return write(response, { status: 502, body: '<!doctype html><title>502</title>' });
  if (typeof fault === 'number') return write(response, refusalOf(call, { status: fault }));
  if (typeof fault === 'object' && 'status' in fault) return write(response, refusalOf(call, fault));
  if (typeof fault === 'object') await sleep(fault.slow, undefined, { ref: false });
  const answer = work();
  if (fault === 'lost') return void response.socket?.resetAndDestroy();
  if (fault !== 'broken') return write(response, answer);
  const text = JSON.stringify(answer.body);
  response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(text.slice(0, Math.ceil(text.length / 2)));
}
