import { MailboxError, type MailboxFailure } from '../mailbox.ts';

/** Why a call to Google failed. Never contains an address, a token or any part of a mail. */
export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
  /** The HTTP status; undefined if no answer came. */
  readonly status: number | undefined;
  /** 'invalid_grant', 'TimeoutError', 'ECONNREFUSED', '503': shown in the log. */
  readonly code: string | undefined;

  constructor(of: { status?: number | undefined; code?: string | undefined } = {}) {
    super('A call to Google failed');
    this.status = of.status;
    this.code = of.code ?? (of.status === undefined ? undefined : String(of.status));
  }
}

/** The value at a path within a value of any shape; undefined if there is none. */
function at(value: unknown, ...path: (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  return found;
}

/**
 * The failure for an error of Google's client. That error contains the whole request with its tokens, so it is never
 * passed on.
 */
export function toGoogleFailure(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  const status = at(error, 'response', 'status');
  const refusal = at(error, 'response', 'data', 'error');
  if (typeof status === 'number') {
    return new GoogleFailure({ status, code: typeof refusal === 'string' ? refusal : undefined });
  }
  const codes = [
    at(error, 'code'),
    at(error, 'cause', 'code'),
    at(error, 'cause', 'cause', 'code'),
    at(error, 'name'),
  ];
  return new GoogleFailure({ code: codes.find((code) => typeof code === 'string') });
}

/** Google's reasons that ask to wait. Its quotas answer with 403, its short-term limits with 429. */
const busyReasons = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
]);
/** Google's reasons if the grant does not include the call's scope. */
const scopeReasons = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);
/** Codes of failed connections: nothing was sent. */
const unsentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
/** Longest wait that is reported, in seconds. */
const WAIT_MOST = 3_600;

/** Google's reason for a refusal, such as 'insufficientPermissions'. */
function reasonOf(error: unknown): string | undefined {
  const problem = at(error, 'response', 'data', 'error');
  const details = at(problem, 'details');
  const found = [
    at(problem, 'errors', 0, 'reason'),
    ...(Array.isArray(details) ? details.map((detail) => at(detail, 'reason')) : []),
  ];
  return found.find((reason) => typeof reason === 'string');
}

/** Seconds until another try, from 'Retry-After: 30' or from a date. */
function retryAfterOf(error: unknown): number | undefined {
  const headers = at(error, 'response', 'headers');
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  if (!value) return undefined;
  const seconds = /^\d{1,6}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(WAIT_MOST, Math.max(1, Math.ceil(seconds))) : undefined;
}

function failureOf(status: number, reason: string | undefined): MailboxFailure {
  // Google reports a lost grant by refusing the refresh token. A 401 here may be a temporary fault of Google.
  if (status === 401) return 'unavailable';
  if (status === 429) return 'busy';
  if (status === 403) {
    if (busyReasons.has(reason ?? '')) return 'busy';
    return scopeReasons.has(reason ?? '') ? 'not-connected' : 'refused';
  }
  if (status === 404 || status === 410) return 'not-found';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unavailable';
}

/**
 * The mailbox error for a failed call to Gmail. The error of Google's client contains the whole request, so it is never
 * passed on.
 */
export function toGmailError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const cause = error instanceof GoogleFailure ? error : toGoogleFailure(error);
  if (cause.status === undefined) return new MailboxError('unavailable', { cause });
  const failure = failureOf(cause.status, reasonOf(error));
  const retryAfterSeconds = failure === 'busy' ? retryAfterOf(error) : undefined;
  return new MailboxError(failure, { cause, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) });
}

/**
 * The same for the call that hands a reply over. 'lost' if Google may have accepted the reply: no answer came, or the
 * answer does not say. With a refused token nothing was sent. It does not show whether the connection is gone: the next
 * call will.
 */
export function toSendError(error: unknown): MailboxError {
  const failed = toGmailError(error);
  const cause = failed.cause instanceof GoogleFailure ? failed.cause : undefined;
  const { status, code } = cause ?? {};
  if (status === undefined) return unsentCodes.has(code ?? '') ? failed : new MailboxError('lost', { cause });
  if (status === 401) return new MailboxError('unavailable', { cause });
  return (status >= 200 && status < 300) || status >= 500 ? new MailboxError('lost', { cause }) : failed;
}
