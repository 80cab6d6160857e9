/**
 * Milliseconds that a call of the API may take, its answer's last byte included: a hanging line would keep a button
 * waiting, and the lock of the session, for as long as the page is open. The server itself is done in a fraction.
 */
const DEADLINE_MS = 30_000;

/** Ends a call of the API that takes too long: for the signal of a `fetch`. */
export function callDeadline(milliseconds = DEADLINE_MS): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}
