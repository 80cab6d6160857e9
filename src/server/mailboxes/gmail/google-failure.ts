import { MailboxError, type MailboxFailure } from '../mailbox.ts';

/** Why a call to Google failed. Never contains an address, a token or any part of a mail. */
export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
  /** The HTTP status; undefined if no response came. */
  readonly status: number | undefined;
  /** 'invalid_grant', 'TimeoutError', 'ECONNREFUSED', '503': shown in the log. */
  readonly code: string | undefined;

  constructor({ status, code }: { status?: number | undefined; code?: string | undefined } = {}) {
    super('A call to Google failed');
    this.status = status;
    this.code = code ?? (status === undefined ? undefined : String(status));
  }
}

/** The value at a path within a value of any shape; undefined if there is none. */
function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  return found;
}

/**
 * The failure for an error of Google's client. That error contains the whole request with its tokens, so no caller may
 * get it.
 */
export function toGoogleFailure(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  const status = valueAt(error, 'response', 'status');
  const refusal = valueAt(error, 'response', 'data', 'error');
  if (typeof status === 'number') {
    return new GoogleFailure({ status, code: typeof refusal === 'string' ? refusal : undefined });
  }
  const codes = [
    valueAt(error, 'code'),
    valueAt(error, 'cause', 'code'),
    valueAt(error, 'cause', 'cause', 'code'),
    valueAt(error, 'name'),
  ];
  return new GoogleFailure({ code: codes.find((code) => typeof code === 'string') });
}

/** Google's reasons if the caller must wait. Its quotas answer with 403, its short-term limits with 429. */
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
/** The longest wait that the caller gets, in seconds. */
const MAX_WAIT_SECONDS = 3_600;

/** Google's reason for a refusal, such as 'insufficientPermissions'. */
function reasonOf(error: unknown): string | undefined {
  const problem = valueAt(error, 'response', 'data', 'error');
  const details = valueAt(problem, 'details');
  const found = [
    valueAt(problem, 'errors', 0, 'reason'),
    ...(Array.isArray(details) ? details.map((detail) => valueAt(detail, 'reason')) : []),
  ];
  return found.find((reason) => typeof reason === 'string');
}

/** The seconds to wait, from the header Retry-After: a number of seconds or a date. */
function retryAfterOf(error: unknown): number | undefined {
  const headers = valueAt(error, 'response', 'headers');
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  if (!value) return undefined;
  const seconds = /^\d{1,6}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(MAX_WAIT_SECONDS, Math.max(1, Math.ceil(seconds))) : undefined;
}

function failureOf(status: number, reason: string | undefined): MailboxFailure {
  // If the grant was revoked, Google refuses the refresh token. A 401 here may be a temporary fault of Google.
  if (status === 401) return 'unavailable';
  if (status === 429) return 'busy';
  if (status === 403) {
    if (busyReasons.has(reason ?? '')) return 'busy';
    return scopeReasons.has(reason ?? '') ? 'access-revoked' : 'refused';
  }
  if (status === 404 || status === 410) return 'not-found';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unavailable';
}

/**
 * The mailbox error for a failed call to Gmail. Its cause is a `GoogleFailure`, because the error of Google's client
 * contains the whole request.
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
 * The mailbox error for a failed call that sends a reply. 'unknown' if Google may have accepted the reply: no
 * response came, or one that does not show it. If the token was refused (401), nothing was sent, and only the next call
 * shows whether the grant was revoked.
 */
export function toSendError(error: unknown): MailboxError {
  const failed = toGmailError(error);
  const cause = failed.cause instanceof GoogleFailure ? failed.cause : undefined;
  const { status, code } = cause ?? {};
  if (status === undefined)
    return unsentCodes.has(code ?? '') ? failed : new MailboxError('unknown', { cause });
  if (status === 401) return new MailboxError('unavailable', { cause });
  return (status >= 200 && status < 300) || status >= 500 ? new MailboxError('unknown', { cause }) : failed;
}
