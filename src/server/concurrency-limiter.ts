import { ProblemError } from './problems.ts';

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 5;

/** Limits how many tasks run at once, and so the memory that they need. */
export type ConcurrencyLimiter = {
  /**
   * Counts a task of an account. Call the returned function once, when the task has ended. Throws `too_many_requests`
   * if the account has reached its own limit or has as many tasks as are still free, so that a few accounts leave room
   * for others. Throws `unavailable` if the account is below its limit and all accounts together have reached
   * theirs.
   */
  acquire(accountId: string): () => void;
};

/**
 * Creates a limiter that refuses instead of waiting. `perAccount` is the limit of one account, `total` the limit of all
 * accounts together.
 */
export function createConcurrencyLimiter({
  perAccount,
  total,
}: {
  perAccount: number;
  total: number;
}): ConcurrencyLimiter {
  const running = new Map<string, number>();
  let runningTotal = 0;
  return {
    acquire(accountId) {
      const own = running.get(accountId) ?? 0;
      const free = total - runningTotal;
      const isAtOwnLimit = own >= perAccount;
      if (free === 0 && !isAtOwnLimit) {
        throw new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER });
      }
      if (isAtOwnLimit || own >= free) {
        throw new ProblemError('too_many_requests', { retryAfterSeconds: RETRY_AFTER });
      }
      runningTotal += 1;
      running.set(accountId, own + 1);
      return () => {
        runningTotal -= 1;
        const remaining = (running.get(accountId) ?? 0) - 1;
        if (remaining > 0) running.set(accountId, remaining);
        else running.delete(accountId);
      };
    },
  };
}
