import { ProblemError } from './problems.ts';

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 5;

/** Limits how many tasks may run at once, and so how much memory they hold. */
export type Places = {
  /**
   * Takes a place. The returned function frees it again. Throws `too_many_requests` if the account has reached its own
   * limit, `unavailable` if all places are taken.
   */
  take(accountId: string): () => void;
};

/** Creates free places. `perAccount` is the limit of one account, `inAll` the limit of all accounts together. */
export function createPlaces({ perAccount, inAll }: { perAccount: number; inAll: number }): Places {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(accountId) {
      const own = taken.get(accountId) ?? 0;
      if (own >= perAccount) throw new ProblemError('too_many_requests', { retryAfterSeconds: RETRY_AFTER });
      if (all >= inAll) throw new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER });
      all += 1;
      taken.set(accountId, own + 1);
      return () => {
        all -= 1;
        const left = (taken.get(accountId) ?? 0) - 1;
        if (left > 0) taken.set(accountId, left);
        else taken.delete(accountId);
      };
    },
  };
}
