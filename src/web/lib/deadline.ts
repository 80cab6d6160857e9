/**
 * Milliseconds that an API call may take, including the last byte of its answer. Otherwise a hanging connection would
 * keep a button waiting, and the session's lock taken, for as long as the page is open. The server itself needs only a
 * fraction of this time.
 */
const DEADLINE_MS = 30_000;

/** Aborts an API call that takes too long. For the `signal` of a `fetch`. */
export function callDeadline(milliseconds = DEADLINE_MS): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}
