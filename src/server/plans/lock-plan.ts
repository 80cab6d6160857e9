import type { Plan } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import type { Tx } from '../database/schema.ts';

/**
 * The plan of a profile; undefined if the profile is gone. No other transaction changes its row until this one ends.
 */
export async function lockPlan({ kind }: Database, tx: Tx, accountId: string): Promise<Plan | undefined> {
  const row = await tx
    .selectFrom('profiles')
    .select('current_plan')
    .where('id', '=', accountId)
    // SQLite has one writer at a time. The plan is not a key column, so replies under way need not wait for this lock.
    .$if(kind === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row?.current_plan;
}
