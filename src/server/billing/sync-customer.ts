import type Stripe from 'stripe';
import { lockAccount } from '../database/lock-account.ts';
import { setOwnPlan } from '../plans/set-own-plan.ts';
import { ProblemError } from '../problems.ts';
import { DAY_MS } from '../quotas/quota.ts';
import type { BillingContext } from './billing-context.ts';
import { beginRead, findByCustomer, storeRead } from './customer-rows.ts';
import { withPriceOf } from './prices.ts';
import { listPayments, readCustomer } from './read-customer.ts';
import { stripeCodeOf } from './stripe-client.ts';
import { type CustomerAtStripe, type DerivedState, deriveState, isEnded } from './subscription-state.ts';

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
): Promise<void> {
  const idempotencyKey = `${purpose}-${payment.charge ?? payment.payment_intent}`;
  await stripe.refunds.create(payment, { idempotencyKey }).catch((error: unknown) => {
    if (stripeCodeOf(error) !== 'charge_already_refunded') throw error;
  });
}

/**
 * Ends a second subscription: first so that it is never charged again, then its payments are paid back, then it is
 * cancelled. While it lives it is found again, so a killed process or a refused refund is done by the next read.
 */
async function endSurplus(stripe: Stripe, { id, schedule }: Stripe.Subscription): Promise<void> {
  if (schedule === null) await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  for (const payment_intent of await listPayments(stripe, id)) {
    await refundAll(stripe, { payment_intent }, 'second-subscription');
  }
  await cancelNow(stripe, id);
}

/** Stores what was read, and gives the account the plan of it. Returns the subscriptions that are to end. */
function store(
  { database, env, prices, log }: BillingContext,
  { accountId, customer, read }: Begun,
  found: CustomerAtStripe,
): Promise<ToEnd> {
  const graceMs = env.graceDays * DAY_MS;
  return database.db.transaction().execute(async (tx) => {
    // The order of locks: the account first.
    if (!(await lockAccount(database, tx, accountId, 'change'))) return nothing;
    const row = await findByCustomer({ db: tx }, customer);
    if (!row) return nothing;
    const now = await database.now(tx);
    const derived = deriveState(found, { prices: withPriceOf(prices, row), graceMs, now });
    const { state, plan } = derived;
    if (!(await storeRead(tx, { row, read, state }))) return nothing;
    // A notice is for the subscription that it was sent to.
    if (row.subscription !== state.subscription) {
      await tx.deleteFrom('price_notices').where('user_id', '=', accountId).execute();
    }
    if (await setOwnPlan(database, tx, { accountId, plan }))
      log.info({ plan }, 'A payment or its end changed a plan');
    return derived;
  });
}

type ToEnd = Pick<DerivedState, 'surplus' | 'stopped'>;

const nothing: ToEnd = { surplus: [], stopped: [] };

type Begun = { accountId: string; customer: string; read: number };

/** Reads a customer once and stores the result. Returns whether something was ended at Stripe afterwards. */
async function readAndStore(ctx: BillingContext, customer: string): Promise<boolean> {
  const { database, prices } = ctx;
  const begun = await beginRead(database, customer);
  if (!begun) return false;
  const stripe = await ctx.stripe();
  const row = await findByCustomer(database, customer);
  const found = await readCustomer(stripe, customer, withPriceOf(prices, row));
  const { surplus, stopped } = await store(ctx, { ...begun, customer }, found);
  const doomed = found.subscriptions.filter((each) => found.doomed.has(each.id) && !isEnded(each));
  for (const { id } of [...doomed, ...stopped]) await cancelNow(stripe, id);
  for (const subscription of surplus) {
    await endSurplus(stripe, subscription);
    ctx.log.info('A second subscription was ended and paid back');
  }
  return doomed.length + stopped.length + surplus.length > 0;
}

/**
 * Makes an account what Stripe says about its customer: the only place that writes a plan with payments. Ends what must
 * not go on: a second subscription, one that stopped because it was not paid while another counts, and one whose payment
 * is disputed or was paid back. Does nothing for a customer of no account. Throws Stripe's errors; rejects if the
 * database does not answer.
 */
export async function syncCustomer(ctx: BillingContext, customer: string): Promise<void> {
  if (ctx.prices.configured().length === 0) await ctx.prices.read();
  // Without the prices, a plan would look like none.
  if (ctx.prices.configured().length === 0) throw new ProblemError('unavailable');
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    if (!(await readAndStore(ctx, customer))) return;
  }
}
