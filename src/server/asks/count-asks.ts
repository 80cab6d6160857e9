import { ProblemError } from '../problems.ts';
import type { Ledger } from '../quotas/ledger.ts';
import { DAY_MS, MINUTE_MS, type Rate } from '../quotas/quota.ts';

/** How many mails a model reads for a person. It costs no reply, so only these limits bound it (docs/product.md, 1.9). */
const limitsOf = { account: { minute: 20, day: 300 }, guest: { minute: 10, day: 30 } } as const;

/** Who asks: an account, or a guest by the hash of the network address and, if the guest has one, the id of the cookie. */
export type AskCaller =
  | { kind: 'account'; id: string }
  | { kind: 'guest'; id: string | undefined; addressHash: string };

function ratesOf(holder: string, { minute, day }: { minute: number; day: number }): Rate[] {
  return [
    { holder: `asks-minute:${holder}`, limit: minute, windowMs: MINUTE_MS },
    { holder: `asks-day:${holder}`, limit: day, windowMs: DAY_MS },
  ];
}

/** The holders of an account's counts, which are deleted with it. */
export function askHolders(accountId: string): string[] {
  return ratesOf(accountId, limitsOf.account).map(({ holder }) => holder);
}

/**
 * Counts a mail whose asks a model is about to find. All guests of a network address share one count, because a client
 * without a cookie is a new guest each time. Throws `too_many_requests`, `unavailable`.
 */
export async function countAsks({ ledger }: { ledger: Pick<Ledger, 'count'> }, caller: AskCaller) {
  const holders =
    caller.kind === 'account'
      ? [caller.id]
      : [`address:${caller.addressHash}`, ...(caller.id ? [`guest:${caller.id}`] : [])];
  const outcome = await ledger.count(holders.flatMap((holder) => ratesOf(holder, limitsOf[caller.kind])));
  if (outcome.kind === 'rate_exceeded') {
    throw new ProblemError('too_many_requests', { retryAfterSeconds: outcome.retryAfterSeconds });
  }
}
