import type { BillingContext } from './billing-context.ts';
import { stripeCodeOf } from './stripe-client.ts';

/**
 * Deletes the customers of deleted accounts at Stripe, which ends their subscriptions at once. Throws Stripe's errors:
 * what is left is done by the next pass.
 */
export async function endCustomers({ database: { db }, stripe }: BillingContext): Promise<void> {
  const rows = await db.selectFrom('ended_customers').select('customer').orderBy('ended_at').execute();
  for (const { customer } of rows) {
    await (await stripe()).customers.del(customer).catch((error: unknown) => {
      if (stripeCodeOf(error) !== 'resource_missing') throw error;
    });
    await db.deleteFrom('ended_customers').where('customer', '=', customer).execute();
  }
}
