import type { Tx } from '../database/schema.ts';
import { monthAt } from '../quotas/quota.ts';
import { hashAccountName } from './attempts.ts';
import type { AccountContext } from './context.ts';

/*
 * A deleted account leaves a count until the month ends: the replies that its address used in this month, under a keyed
 * hash. Otherwise a person could delete the account and sign up again to get free replies without limit (decision 9).
 */

/** The holder of the count. `email` is in lower case. */
function holderOf(email: string, ctx: Pick<AccountContext, 'keys'>): string {
  return `left-month:${hashAccountName(email, ctx)}`;
}

/**
 * Keeps the number of replies that an address used in the month of `now`, the database's clock. Writes no row for 0.
 */
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

/**
 * Moves the replies that an address has already used this month to its new account. From then on they are the account's
 * own count.
 */
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
    .insertInto('quotas')
    .values({ holder: accountId, period: monthAt(now).name, used: left.used, expires_at: null })
    .execute();
}
