/** How long the result of a check is used, in milliseconds. */
const KEPT_MS = 1_000;

/**
 * Shares a check of the database: calls during a check, and in the second after it, share its result. Everybody may ask
 * whether the server is ready, and each check takes the lock of a write and waits for the disk.
 */
export function shareCheck(check: () => Promise<void>): () => Promise<void> {
  let shared: Promise<void> | undefined;
  return () => {
    if (shared) return shared;
    const forgetLater = () => {
      setTimeout(() => {
        shared = undefined;
      }, KEPT_MS).unref();
    };
    shared = check();
    shared.then(forgetLater, forgetLater);
    return shared;
  };
}
