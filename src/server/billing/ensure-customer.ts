import type Stripe from 'stripe';
import type { Account } from '../accounts/identify-account.ts';
import { lockAccount } from '../database/lock-account.ts';
import { ProblemError } from '../problems.ts';
import type { BillingContext } from './billing-context.ts';
import { type CustomerRow, findCustomerRow } from './customer-rows.ts';
import { stripeCodeOf } from './stripe-client.ts';

/** Creates a customer and makes it the one of the account. `replaced`: the customer that Stripe does not know any more. */
async function createCustomer(
  { database, env, stripe: open }: CustomerContext,
  { id, email }: Pick<Account, 'id' | 'email'>,
  replaced?: string,
): Promise<CustomerRow> {
  const stripe = await open();
  const idempotencyKey = ['customer', id, ...(replaced === undefined ? [] : [replaced])].join('-');
  const created = await stripe.customers.create({ email, metadata: { account: id } }, { idempotencyKey });
  return database.db.transaction().execute(async (tx) => {
    const created_at = await database.now(tx);
    if (!(await lockAccount(database, tx, id, 'change'))) throw new ProblemError('unauthenticated');
    const values = { user_id: id, is_live: Number(env.isLive), customer: created.id, created_at };
    await tx
      .insertInto('billing_customers')
      .values(values)
      .onConflict((conflict) => conflict.columns(['user_id', 'is_live']).doNothing())
      .execute();
    if (replaced !== undefined) {
      const own = tx.updateTable('billing_customers').set({ customer: created.id });
      await own.where('customer', '=', replaced).execute();
    }
    const row = await findCustomerRow({ db: tx }, id, env.isLive);
    if (!row) throw new ProblemError('unauthenticated');
    return row;
  });
}

type CustomerContext = Pick<BillingContext, 'database' | 'env' | 'stripe'>;

/** Whether Stripe still has a customer: an operator may have deleted it there. */
async function isKnown(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    return !(await stripe.customers.retrieve(customer)).deleted;
  } catch (error) {
    if (stripeCodeOf(error) === 'resource_missing') return false;
    throw error;
  }
}

/**
 * The customer of an account at Stripe, which is created for its first checkout. The idempotency key names the account,
 * so that two calls at once create one. Throws Stripe's errors, and `unauthenticated` if the account was deleted
 * meanwhile.
 */
export async function ensureCustomer(
  ctx: CustomerContext,
  account: Pick<Account, 'id' | 'email'>,
): Promise<CustomerRow> {
  const row = await findCustomerRow(ctx.database, account.id, ctx.env.isLive);
  if (!row) return createCustomer(ctx, account);
  return (await isKnown(await ctx.stripe(), row.customer)) ? row : createCustomer(ctx, account, row.customer);
}
