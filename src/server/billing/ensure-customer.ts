import type { Account } from '../accounts/identify-account.ts';
import { lockAccount } from '../database/lock-account.ts';
import { ProblemError } from '../problems.ts';
import type { BillingContext } from './billing-context.ts';
import { type CustomerRow, findCustomerRow } from './customer-rows.ts';

/**
 * The customer of an account at Stripe, which is created for its first checkout. The idempotency key names the account,
 * so that two calls at once create one. Throws Stripe's errors, and `unauthenticated` if the account was deleted
 * meanwhile.
 */
export async function ensureCustomer(
  ctx: Pick<BillingContext, 'database' | 'stripe'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<CustomerRow> {
  const { database } = ctx;
  const known = await findCustomerRow(database, id);
  if (known) return known;
  const stripe = await ctx.stripe();
  const { id: customer } = await stripe.customers.create(
    { email, metadata: { account: id } },
    { idempotencyKey: `customer-${id}` },
  );
  return database.db.transaction().execute(async (tx) => {
    const now = await database.now(tx);
    if (!(await lockAccount(database, tx, id, 'change'))) throw new ProblemError('unauthenticated');
    await tx
      .insertInto('billing_customers')
      .values({ user_id: id, customer, created_at: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    const row = await findCustomerRow({ db: tx }, id);
    if (!row) throw new ProblemError('unauthenticated');
    return row;
  });
}
