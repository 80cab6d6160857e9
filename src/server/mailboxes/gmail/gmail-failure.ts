import { MailboxError, type MailboxFailure } from '../mailbox.ts';
import { at, GoogleFailure, toGoogleFailure } from './google-failure.ts';

/** What Google answers where it asks to wait: its quotas are 403, its short limits 429. */
const busyReasons = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
]);
/** The grant does not reach as far as the call. */
const scopeReasons = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);
/** Nothing went out: no connection was made. */
const unsentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
/** No wait that is told is longer, in seconds. */
const WAIT_MOST = 3_600;

/** Why Google refused: 'insufficientPermissions'. */
function reasonOf(error: unknown): string | undefined {
  const problem = at(error, 'response', 'data', 'error');
  const details = at(problem, 'details');
  const found = [
    at(problem, 'errors', 0, 'reason'),
    ...(Array.isArray(details) ? details.map((detail) => at(detail, 'reason')) : []),
  ];
  return found.find((reason) => typeof reason === 'string');
}

/** Seconds until another try, of 'Retry-After: 30' or of a date. */
function retryAfterOf(error: unknown): number | undefined {
  const headers = at(error, 'response', 'headers');
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  if (!value) return undefined;
  const seconds = /^\d{1,6}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(WAIT_MOST, Math.max(1, Math.ceil(seconds))) : undefined;
}

function failureOf(status: number, reason: string | undefined): MailboxFailure {
  // Google's own word for a grant that is gone is the refusal of the refresh token; this may be its bad hour.
  if (status === 401) return 'unavailable';
  if (status === 429) return 'busy';
  if (status === 403) {
    if (busyReasons.has(reason ?? '')) return 'busy';
    return scopeReasons.has(reason ?? '') ? 'not-connected' : 'refused';
  }
  if (status === 404 || status === 410) return 'not-found';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unavailable';
}

/** What a call of Gmail that failed means. What Google's client threw holds the whole request and goes no further. */
export function toGmailError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const cause = error instanceof GoogleFailure ? error : toGoogleFailure(error);
  if (cause.status === undefined) return new MailboxError('unavailable', { cause });
  const failure = failureOf(cause.status, reasonOf(error));
  const retryAfterSeconds = failure === 'busy' ? retryAfterOf(error) : undefined;
  return new MailboxError(failure, { cause, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) });
}

/**
 * The same of the call that hands a reply over: 'lost' where Google may have taken it, since no answer came, or one that
 * says nothing of it. A token that is refused sent nothing, and tells nothing of the connection: the next call does.
 */
export function toSendError(error: unknown): MailboxError {
  const failed = toGmailError(error);
  const cause = failed.cause instanceof GoogleFailure ? failed.cause : undefined;
  const { status, code } = cause ?? {};
  if (status === undefined) return unsentCodes.has(code ?? '') ? failed : new MailboxError('lost', { cause });
  if (status === 401) return new MailboxError('unavailable', { cause });
  return (status >= 200 && status < 300) || status >= 500 ? new MailboxError('lost', { cause }) : failed;
}
