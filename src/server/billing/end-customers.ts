import type Stripe from 'stripe';
import { describeError } from '../log.ts';
import type { BillingContext } from './billing-context.ts';
import { stripeCodeOf } from './stripe-client.ts';
import { refundAll } from './sync-customer.ts';

type Ended = { customer: string; ended_at: number; money_back: 'asked' | 'done' | null };

/** Ends the pages on which the customer could still pay. A page that was paid meanwhile cannot be ended. */
async function endCheckouts(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === 'open') throw error;
    }
  }
}

/** Pays back what a deleted account had asked for, and what was paid after the account was deleted. */
async function payRestBack(stripe: Stripe, { customer, ended_at, money_back }: Ended): Promise<void> {
  for await (const { id, paid, refunded, disputed, created } of stripe.charges.list({
    customer,
    limit: 100,
  })) {
    // Stripe's times are whole seconds.
    const isOwed = money_back === 'asked' || created >= Math.floor(ended_at / 1_000);
    if (paid && !refunded && !disputed && isOwed) await refundAll(stripe, { charge: id }, 'money-back');
  }
}

/**
 * Deletes the customers of deleted accounts at Stripe, which ends their subscriptions at once. A failure is logged and
 * does not stop the others: what is left is done by the next pass. Rejects if the database does not answer.
 */
export async function endCustomers({ database: { db }, env, stripe, log }: BillingContext): Promise<void> {
  const rows = await db
    .selectFrom('ended_customers')
    .select(['customer', 'ended_at', 'money_back'])
    .where('is_live', '=', Number(env.isLive))
    .orderBy('ended_at')
    .execute();
  for (const row of rows) {
    try {
      const client = await stripe();
      // First, so that no payment comes after the last look at them.
      await endCheckouts(client, row.customer);
      await payRestBack(client, row);
      await client.customers.del(row.customer);
    } catch (error) {
      if (stripeCodeOf(error) !== 'resource_missing') {
        log.warn({ error: describeError(error) }, 'A deleted account could not be ended at Stripe yet');
        continue;
      }
    }
    await db.deleteFrom('ended_customers').where('customer', '=', row.customer).execute();
  }
}
