import { type Usage, usageLimitsOf } from '#domain/accounts.ts';
import type { Plan } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { monthAt } from '../quotas/quota.ts';
import { type TeamAllowance, teamHolder } from '../teams/team-allowance.ts';

/** The replies charged to an account or its team in a month, '2026-11'. */
type MonthUsage = { month: string; used: number };

/** The replies charged to a holder in the UTC month of the time `now`. Rejects if the database does not answer. */
export async function readMonthOf(db: Db, holder: string, now: number): Promise<MonthUsage> {
  const { name: month } = monthAt(now);
  const row = await db
    .selectFrom('usage_tracking')
    .select('emails_generated')
    .where('user_id', '=', holder)
    .where('month_year', '=', month)
    .executeTakeFirst();
  return { month, used: row?.emails_generated ?? 0 };
}

/**
 * The replies charged to an account in the current UTC month, by the database's clock (docs/product.md, 1.3). For a
 * member of a team: the replies charged to the team. Rejects if the database does not answer.
 */
export async function readUsage({
  ctx: { database },
  account: { id, team },
}: {
  ctx: { database: Database };
  account: { id: string; team: TeamAllowance | undefined };
}): Promise<MonthUsage> {
  const { db } = database;
  return readMonthOf(db, team ? teamHolder(team.id) : id, await database.now(db));
}

/** The usage of a month as the API returns it. The members of a team share the replies of the team. */
export function presentUsage(
  { month, used }: MonthUsage,
  { plan, team }: { plan: Plan; team: TeamAllowance | undefined },
): Usage {
  const usage = { month_year: month, emails_generated: used };
  if (!team) return { ...usage, ...usageLimitsOf(plan) };
  return { ...usage, limit: team.replies, included: team.replies, team: team.name };
}
