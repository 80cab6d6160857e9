import type Stripe from 'stripe';
import { lockAccount } from '../database/lock-account.ts';
import { setOwnPlan } from '../plans/set-own-plan.ts';
import { ProblemError } from '../problems.ts';
import { DAY_MS } from '../quotas/quota.ts';
import type { BillingContext } from './billing-context.ts';
import { beginRead, storeRead } from './customer-rows.ts';
import { readCustomer } from './read-customer.ts';
import { idOf, stripeCodeOf } from './stripe-client.ts';
import { deriveState } from './subscription-state.ts';

/** The states in which nothing is left to cancel. */
const ended: readonly string[] = ['canceled', 'incomplete_expired'];
/** How often the state is read again after something was ended at Stripe. */
const MAX_READS = 3;

/** Cancels a subscription now. Does nothing if it has ended already. */
export async function cancelNow(stripe: Stripe, subscription: string): Promise<void> {
  await stripe.subscriptions
    .cancel(subscription, { invoice_now: false, prorate: false })
    .catch((error: unknown) => {
      if (stripeCodeOf(error) !== 'resource_missing') throw error;
    });
}

/** Pays a payment back in full. Does nothing if that was done before. */
export async function refundAll(
  stripe: Stripe,
  payment: Pick<Stripe.RefundCreateParams, 'charge' | 'payment_intent'>,
  purpose: string,
): Promise<Stripe.Refund | undefined> {
  const idempotencyKey = `${purpose}-${payment.charge ?? payment.payment_intent}`;
  try {
    return await stripe.refunds.create(payment, { idempotencyKey });
  } catch (error) {
    if (stripeCodeOf(error) === 'charge_already_refunded') return undefined;
    throw error;
  }
}

/** Pays the latest payment of a subscription back, and cancels it. In this order, so that nothing is forgotten. */
async function endSurplus(stripe: Stripe, { id, latest_invoice }: Stripe.Subscription): Promise<void> {
  const invoice = idOf(latest_invoice);
  if (invoice !== undefined) {
    for await (const { payment } of stripe.invoicePayments.list({ invoice, status: 'paid' })) {
      const payment_intent = idOf(payment.payment_intent);
      if (payment_intent !== undefined) await refundAll(stripe, { payment_intent }, 'second-subscription');
    }
  }
  await cancelNow(stripe, id);
}

/** Reads a customer once and stores the result. Returns whether something was ended at Stripe afterwards. */
async function readAndStore(ctx: BillingContext, customer: string): Promise<boolean> {
  const { database, env, prices } = ctx;
  const begun = await beginRead(database, customer);
  if (!begun) return false;
  const { accountId, read } = begun;
  const stripe = await ctx.stripe();
  const found = await readCustomer(stripe, customer, prices);
  const graceMs = env.graceDays * DAY_MS;
  const surplus = await database.db.transaction().execute(async (tx) => {
    // The order of locks: the account first.
    if (!(await lockAccount(database, tx, accountId, 'change'))) return [];
    const derived = deriveState(found, { prices, graceMs, now: await database.now(tx) });
    if (!(await storeRead(tx, { accountId, read, state: derived.state }))) return [];
    await setOwnPlan(database, tx, { accountId, plan: derived.plan });
    return derived.surplus;
  });
  const doomed = found.subscriptions.filter(
    ({ id, status }) => found.doomed.has(id) && !ended.includes(status),
  );
  for (const { id } of doomed) await cancelNow(stripe, id);
  for (const subscription of surplus) await endSurplus(stripe, subscription);
  return doomed.length > 0 || surplus.length > 0;
}

/**
 * Makes an account what Stripe says about its customer: the only place that writes a plan with payments. Ends what must
 * not go on: a second subscription, and one whose payment is disputed or was paid back. Does nothing for a customer of
 * no account. Throws Stripe's errors; rejects if the database does not answer.
 */
export async function syncCustomer(ctx: BillingContext, customer: string): Promise<void> {
  if (ctx.prices.configured().length === 0) await ctx.prices.read();
  // Without the prices, a plan would look like none.
  if (ctx.prices.configured().length === 0) throw new ProblemError('unavailable');
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    if (!(await readAndStore(ctx, customer))) return;
  }
}
