import { monthAt } from '../allowances/claim.ts';
import type { Tx } from '../database/schema.ts';
import { hashAccountName } from './attempts.ts';
import type { AccountContext } from './context.ts';

/*
 * An account that is deleted leaves a count behind: how many replies its address used of the month, under a keyed
 * hash, until the month ends. Otherwise whoever deletes and signs up again has free replies without end (decision 9).
 */

/** Who the count belongs to. `email` is lower case. */
function holderOf(email: string, ctx: Pick<AccountContext, 'keys'>): string {
  return `left-month:${hashAccountName(email, ctx)}`;
}

/** Keeps what an address used of the month of `now`, the database's clock. Nothing is kept of nothing. */
export async function keepMonth(
  tx: Tx,
  ctx: Pick<AccountContext, 'keys'>,
  { email, used, now }: { email: string; used: number; now: number },
): Promise<void> {
  if (used === 0) return;
  const row = { used, window_ends: monthAt(now).endsAt };
  await tx
    .insertInto('rates')
    .values({ holder: holderOf(email, ctx), ...row })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet(row))
    .execute();
}

/** Gives a new account what its address used of the month already; the count is the account's own from then on. */
export async function resumeMonth(
  tx: Tx,
  ctx: Pick<AccountContext, 'keys'>,
  { email, accountId, now }: { email: string; accountId: string; now: number },
): Promise<void> {
  const left = await tx
    .deleteFrom('rates')
    .where('holder', '=', holderOf(email, ctx))
    .returning(['used', 'window_ends'])
    .executeTakeFirst();
  if (!left || left.window_ends <= now) return;
  await tx
    .insertInto('allowances')
    .values({ holder: accountId, period: monthAt(now).name, used: left.used, expires_at: null })
    .execute();
}
