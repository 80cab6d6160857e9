import { randomUUID } from 'node:crypto';
import type { PlanChangeResult } from '#domain/accounts.ts';
import type { Plan } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import { lockAccount } from '../database/lock-account.ts';
import { ProblemError } from '../problems.ts';

/**
 * Moves an account to a plan and adds the change to `plan_changes`. Writes nothing if the account already has the plan.
 * Throws `unauthenticated` if the account was deleted meanwhile.
 *
 * An installation without payments needs nothing else (docs/product.md, 1.10). With a payment provider, the response for
 * a paid plan would be the `{ url }` of its checkout, which the page opens, and the transaction below would run when
 * the provider confirms the payment.
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
  await database.db.transaction().execute(async (tx) => {
    const from = await lockAccount(database, tx, accountId, 'change');
    if (!from) throw new ProblemError('unauthenticated');
    if (from === plan) return;
    const now = await database.now(tx);
    await tx
      .updateTable('profiles')
      .set({ current_plan: plan, updated_at: new Date(now).toISOString() })
      .where('id', '=', accountId)
      .execute();
    await tx
      .insertInto('plan_changes')
      .values({ id: randomUUID(), user_id: accountId, from_plan: from, to_plan: plan, changed_at: now })
      .execute();
  });
  return { plan };
}
