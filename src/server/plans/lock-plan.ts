import type { Plan } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import type { Tx } from '../database/schema.ts';

/** The plan of a profile, whose row nobody else changes until the transaction ends; undefined where it is gone. */
export async function lockPlan({ kind }: Database, tx: Tx, accountId: string): Promise<Plan | undefined> {
  const row = await tx
    .selectFrom('profiles')
    .select('current_plan')
    .where('id', '=', accountId)
    // SQLite has one writer at a time. The plan is no key: replies under way need not wait.
    .$if(kind === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row?.current_plan;
}
