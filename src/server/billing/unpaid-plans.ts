import { lockAccount } from '../database/lock-account.ts';
import { setOwnPlan } from '../plans/set-own-plan.ts';
import type { BillingContext } from './billing-context.ts';

/**
 * Sets accounts to Free that have a paid plan of their own and no subscription: plans that were chosen before payments
 * were set up, or paid in the other mode of Stripe. A team's plan stays. Rejects if the database does not answer.
 */
export async function freeUnpaidAccounts({ database, env }: BillingContext): Promise<void> {
  const rows = await database.db
    .selectFrom('profiles')
    .leftJoin('billing_customers as customers', (join) =>
      join.onRef('customers.user_id', '=', 'profiles.id').on('customers.is_live', '=', Number(env.isLive)),
    )
    .select('profiles.id')
    .where((eb) => eb(eb.fn.coalesce('profiles.own_plan', 'profiles.current_plan'), '!=', 'free'))
    .where((eb) => eb.or([eb('profiles.own_plan', 'is not', null), eb('profiles.team_id', 'is', null)]))
    .where('customers.subscription', 'is', null)
    .execute();
  for (const { id } of rows) {
    await database.db.transaction().execute(async (tx) => {
      // First, so that no payment is stored between the look at it and the change.
      if (!(await lockAccount(database, tx, id, 'change'))) return;
      const paid = await tx
        .selectFrom('billing_customers')
        .select('subscription')
        .where('user_id', '=', id)
        .where('is_live', '=', Number(env.isLive))
        .executeTakeFirst();
      if (!paid?.subscription) await setOwnPlan(database, tx, { accountId: id, plan: 'free' });
    });
  }
}
