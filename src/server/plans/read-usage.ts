import { type Usage, usageLimitsOf } from '#domain/accounts.ts';
import type { Plan } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import { monthAt } from '../quotas/quota.ts';

/** The replies charged to an account in a month, '2026-11'. */
type MonthUsage = { month: string; used: number };

/**
 * The replies charged to an account in the current UTC month, by the database's clock (docs/product.md, 1.3). Rejects
 * if the database does not answer.
 */
export async function readUsage({
  ctx: { database },
  accountId,
}: {
  ctx: { database: Database };
  accountId: string;
}): Promise<MonthUsage> {
  const { db } = database;
  const { name: month } = monthAt(await database.now(db));
  const row = await db
    .selectFrom('usage_tracking')
    .select('emails_generated')
    .where('user_id', '=', accountId)
    .where('month_year', '=', month)
    .executeTakeFirst();
  return { month, used: row?.emails_generated ?? 0 };
}

/** The usage of a month as the API returns it. */
export function presentUsage({ month, used }: MonthUsage, plan: Plan): Usage {
  return { month_year: month, emails_generated: used, ...usageLimitsOf(plan) };
}
