import type { Ledger } from '../quotas/ledger.ts';
import { MINUTE_MS, type RateState } from '../quotas/quota.ts';

/** Calls of the public API that are counted in addition to replies: readings of mails, and mails that come as files. */
const countedCalls = ['reading', 'file'] as const;
export type CountedCall = (typeof countedCalls)[number];

/** The ledger's holder for an account's calls of one kind. */
function holderOf(call: CountedCall, accountId: string): string {
  return `api-${call}:${accountId}`;
}

/** The holders of an account's counts, which are deleted with it. */
export function apiHolders(accountId: string): string[] {
  return countedCalls.map((call) => holderOf(call, accountId));
}

/**
 * Counts a call of an account against its limit for a minute. Returns the state of the rate, and the seconds to wait if
 * the limit was reached already. Rejects if the database does not answer.
 */
export async function countCall({
  ctx: { ledger },
  call,
  accountId,
  limit,
}: {
  ctx: { ledger: Pick<Ledger, 'count'> };
  call: CountedCall;
  accountId: string;
  limit: number;
}): Promise<{ rates: RateState[]; retryAfterSeconds?: number }> {
  return ledger.count([{ holder: holderOf(call, accountId), limit, windowMs: MINUTE_MS }]);
}
