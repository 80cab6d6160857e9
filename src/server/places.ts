import { ProblemError } from './problems.ts';

/** Seconds after which somebody who found no place may try again. */
const RETRY_AFTER = 5;

/** A bounded number of things that may be under way at once, so that what they hold in memory is bounded too. */
export type Places = {
  /**
   * Takes a place, which is free again once the returned function is called. Throws `too_many_requests` where the account
   * has all that one may have, `unavailable` where nobody gets any more.
   */
  take(accountId: string): () => void;
};

/** Places, all free: so many for one account, and so many in all. */
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
