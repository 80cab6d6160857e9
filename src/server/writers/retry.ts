/** Attempts at a reply: the first and two more. */
export const MAX_ATTEMPTS = 3;

/** The first wait, in milliseconds; each further one doubles it. */
const BASE_DELAY_MS = 250;

/**
 * How long a `Retry-After` header asks to wait, in milliseconds: seconds or an HTTP date (RFC 9110, 10.2.3).
 * Undefined where it is absent or neither. A date that has passed gives 0.
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = /^[A-Za-z]{3},/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * The wait before the next attempt, in milliseconds: exponential with jitter (half to all of 250, 500, …), never
 * less than the server asked for. `attempt` counts from 1; `random` is in [0, 1).
 */
export function retryDelay(attempt: number, retryAfterMs: number | undefined, random: number): number {
  const backoff = BASE_DELAY_MS * 2 ** (attempt - 1) * (0.5 + random / 2);
  return Math.max(backoff, retryAfterMs ?? 0);
}
