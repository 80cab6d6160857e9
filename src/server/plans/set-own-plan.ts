import { randomUUID } from 'node:crypto';
import type { Plan } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import { lockAccount } from '../database/lock-account.ts';
import type { Tx } from '../database/schema.ts';
import { ProblemError } from '../problems.ts';

/**
 * Moves an account to its own plan `plan` and adds the change to `plan_changes`, within a transaction. The account is
 * locked until the transaction ends. A member of a team keeps the team's plan as the current one, and gets its own plan
 * when it leaves. Returns false if the account's own plan is `plan` already; then nothing is written. Throws
 * `unauthenticated` if the account was deleted meanwhile.
 */
export async function setOwnPlan(
  database: Pick<Database, 'kind' | 'now'>,
  tx: Tx,
  { accountId, plan }: { accountId: string; plan: Plan },
): Promise<boolean> {
  const account = await lockAccount(database, tx, accountId, 'change');
  if (!account) throw new ProblemError('unauthenticated');
  if (account.ownPlan === plan) return false;
  const now = await database.now(tx);
  await tx
    .updateTable('profiles')
    .set({
      ...(account.teamId === null ? { current_plan: plan } : { own_plan: plan }),
      updated_at: new Date(now).toISOString(),
    })
    .where('id', '=', accountId)
    .execute();
  await tx
    .insertInto('plan_changes')
    .values({
      id: randomUUID(),
      user_id: accountId,
      from_plan: account.ownPlan,
      to_plan: plan,
      changed_at: now,
    })
    .execute();
  return true;
}
