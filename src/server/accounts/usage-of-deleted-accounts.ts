import type { Tx } from '../database/schema.ts';
import { monthAt } from '../quotas/quota.ts';
import { holdersOf } from './attempts.ts';
import type { AccountContext } from './context.ts';

/*
 * After an account is deleted, its usage stays until the month ends: how many replies its address used in this month.
 * The address is stored as a keyed hash. Otherwise a person could delete the account and sign up again to get free
 * replies without limit (decision 9).
 */

/** The kind of this count in its holders (attempts.ts). It is stored in databases and must not change. */
const KIND = 'left-month';

/**
 * Keeps the number of replies that an address used in the month of `now`, the database's clock. Writes no row for 0.
 */
export async function keepUsage(
  tx: Tx,
  ctx: Pick<AccountContext, 'secrets'>,
  { email, used, now }: { email: string; used: number; now: number },
): Promise<void> {
  if (used === 0) return;
  const row = { used, window_ends: monthAt(now).endsAt };
  await tx
    .insertInto('rates')
    .values({ holder: holdersOf(ctx, KIND, email)[0], ...row })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet(row))
    .execute();
}

/** Moves the count of the replies that an address used this month to its new account. */
export async function restoreUsage(
  tx: Tx,
  ctx: Pick<AccountContext, 'secrets'>,
  { email, accountId, now }: { email: string; accountId: string; now: number },
): Promise<void> {
  const counts = await tx
    .deleteFrom('rates')
    .where('holder', 'in', holdersOf(ctx, KIND, email))
    .returning(['used', 'window_ends'])
    .execute();
  const used = counts.reduce((sum, count) => sum + (count.window_ends > now ? count.used : 0), 0);
  if (used === 0) return;
  await tx
    .insertInto('quotas')
    .values({ holder: accountId, period: monthAt(now).name, used, expires_at: null })
    .execute();
}
