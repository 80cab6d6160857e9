import type { Tx } from '../database/schema.ts';
import { monthAt } from '../quotas/quota.ts';
import { hashEmail } from './attempts.ts';
import type { AccountContext } from './context.ts';

/*
 * After an account is deleted, one count stays until the month ends: the replies that its address used in this month,
 * under a keyed hash. Otherwise a person could delete the account and sign up again to get free replies without limit
 * (decision 9).
 */

/** The holder of the count. `email` is in lower case. */
function holderOf(email: string, ctx: Pick<AccountContext, 'keys'>): string {
  return `left-month:${hashEmail(email, ctx)}`;
}

/**
 * Keeps the number of replies that an address used in the month of `now`, the database's clock. Writes no row for 0.
 */
export async function keepUsedMonth(
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

/** Moves the replies that an address has already used this month to the count of its new account. */
export async function restoreUsedMonth(
  tx: Tx,
  ctx: Pick<AccountContext, 'keys'>,
  { email, accountId, now }: { email: string; accountId: string; now: number },
): Promise<void> {
  const kept = await tx
    .deleteFrom('rates')
    .where('holder', '=', holderOf(email, ctx))
    .returning(['used', 'window_ends'])
    .executeTakeFirst();
  if (!kept || kept.window_ends <= now) return;
  await tx
    .insertInto('quotas')
    .values({ holder: accountId, period: monthAt(now).name, used: kept.used, expires_at: null })
    .execute();
}
