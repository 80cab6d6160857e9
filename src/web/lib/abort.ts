/**
 * Milliseconds that an API call may take, including the last byte of its response. Without a deadline, a connection
 * that hangs would keep a button busy and the session locked. The server itself needs only a fraction of this time.
 */
const DEADLINE_MS = 30_000;

/** A signal that aborts an API call that takes too long. */
export function callDeadline(milliseconds = DEADLINE_MS): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}

/** Settles as the promise does, or rejects with the signal's reason if the signal aborts first. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([promise, aborted]);
}
