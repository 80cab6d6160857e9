import type Stripe from 'stripe';
import { billingMessages } from '#domain/billing-messages.ts';
import { MONEY_BACK_DAYS, type Money, sumsOf } from '#domain/money.ts';
import type { Account } from '../accounts/identify-account.ts';
import type { Database } from '../database/connect.ts';
import { describeError } from '../log.ts';
import { moneyBackMail } from '../mail/billing-mails.ts';
import { ProblemError } from '../problems.ts';
import { DAY_MS } from '../quotas/quota.ts';
import type { BillingContext } from './billing-context.ts';
import { type CustomerRow, findByCustomer } from './customer-rows.ts';
import { type Prices, withPriceOf } from './prices.ts';
import { listPayments, readCustomer } from './read-customer.ts';
import { idOf } from './stripe-client.ts';
import { isStripeError } from './stripe-failure.ts';
import { isEnded, planItem } from './subscription-state.ts';
import { cancelNow, refundAll, syncCustomer } from './sync-customer.ts';

/** Until when an account can have its money back, in milliseconds; undefined if it cannot. */
export function moneyBackUntil(
  { first_paid_at, money_back }: Pick<CustomerRow, 'first_paid_at' | 'money_back'>,
  now: number,
): number | undefined {
  if (first_paid_at === null || money_back !== null) return undefined;
  const until = first_paid_at + MONEY_BACK_DAYS * DAY_MS;
  return now <= until ? until : undefined;
}

/**
 * Stores that an account wants its money back, or that it asks again for what is not paid back yet. Throws `no_refund`
 * if it is too late or was done before.
 */
async function askFor({ database, env }: BillingContext, accountId: string): Promise<string> {
  const now = await database.now(database.db);
  const row = await database.db
    .updateTable('billing_customers')
    .set({ money_back: 'asked' })
    .where('user_id', '=', accountId)
    .where('is_live', '=', Number(env.isLive))
    .where(({ eb, or }) => or([eb('money_back', 'is', null), eb('money_back', '=', 'asked')]))
    .where('first_paid_at', '>=', now - MONEY_BACK_DAYS * DAY_MS)
    .returning('customer')
    .executeTakeFirst();
  if (!row) throw new ProblemError('no_refund');
  return row.customer;
}

function readAddress(
  { db }: Pick<Database, 'db'>,
  accountId: string,
): Promise<{ email: string } | undefined> {
  return db.selectFrom('profiles').select('email').where('id', '=', accountId).executeTakeFirst();
}

/** The payments for plans. The operator can have charged the customer for something else, which stays paid. */
async function paymentsFor(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
  prices: Pick<Prices, 'planOf'>,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const subscription of subscriptions.filter((each) => planItem(each, prices))) {
    for (const payment of await listPayments(stripe, subscription.id)) found.add(payment);
  }
  return found;
}

/**
 * Pays back what an account has asked for and ends its subscription. Every step can be done again, so a pass completes
 * what a killed process has left. The person gets one mail. Returns what was paid back in all. Throws Stripe's errors.
 */
export async function payBack(ctx: BillingContext, customer: string): Promise<Money[]> {
  const { database, prices, mailer } = ctx;
  const stripe = await ctx.stripe();
  const row = await findByCustomer(database, customer);
  const ownPrices = withPriceOf(prices, row);
  const found = await readCustomer(stripe, customer, ownPrices);
  // Another process may have done it meanwhile. What the person has bought since then stays.
  if ((await findByCustomer(database, customer))?.money_back !== 'asked') return [];
  const open = found.subscriptions.filter((each) => !isEnded(each) && planItem(each, ownPrices));
  for (const { id } of open) await cancelNow(stripe, id);
  const ours = await paymentsFor(stripe, found.subscriptions, ownPrices);
  const paid = found.charges.filter(
    (charge) => charge.paid && !charge.disputed && ours.has(idOf(charge.payment_intent) ?? ''),
  );
  for (const { id } of paid.filter(({ refunded }) => !refunded)) {
    await refundAll(stripe, { charge: id }, 'money-back');
  }
  await syncCustomer(ctx, customer);
  const amounts = sumsOf(paid);
  const done = await database.db
    .updateTable('billing_customers')
    .set({ money_back: 'done' })
    .where('customer', '=', customer)
    .where('money_back', '=', 'asked')
    .returning('user_id')
    .executeTakeFirst();
  const profile = done && (await readAddress(database, done.user_id));
  if (done) ctx.log.info({ payments: paid.length }, 'Payments were paid back at the request of a person');
  if (profile) mailer.send(moneyBackMail(profile.email, amounts, ctx.origin()));
  return amounts;
}

/**
 * Pays all payments of an account back at the person's request: once, within 30 days of the first payment. Throws
 * `no_refund`, and `billing_failed` if Stripe does not answer; then the request is kept and done by the next pass.
 */
export async function requestMoneyBack(ctx: BillingContext, { id }: Pick<Account, 'id'>): Promise<Money[]> {
  const customer = await askFor(ctx, id);
  try {
    return await payBack(ctx, customer);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    ctx.log.warn({ error: describeError(error) }, 'A payment could not be paid back yet');
    throw new ProblemError('billing_failed', { detail: billingMessages.refundLater, cause: error });
  }
}
