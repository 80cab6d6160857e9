import type { PlanChangeResult } from '#domain/accounts.ts';
import type { Plan } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import { setOwnPlan } from './set-own-plan.ts';

/**
 * Changes the own plan of an account at its owner's wish, on an installation without payments (docs/product.md, 1.10).
 * Throws `unauthenticated` if the account was deleted meanwhile.
 */
export async function changePlan({
  ctx: { database },
  accountId,
  plan,
}: {
  ctx: { database: Database };
  accountId: string;
  plan: Plan;
}): Promise<PlanChangeResult> {
  await database.db.transaction().execute((tx) => setOwnPlan(database, tx, { accountId, plan }));
  return { plan };
}
