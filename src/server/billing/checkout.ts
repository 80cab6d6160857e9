import type Stripe from 'stripe';
import type { BillingInterval, PaidPlan } from '#domain/billing.ts';
import { billingMessages } from '#domain/billing-messages.ts';
import { BILLING_OUTCOME_PARAMETER, pagePaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import type { Account } from '../accounts/identify-account.ts';
import { ProblemError } from '../problems.ts';
import type { BillingContext } from './billing-context.ts';
import { findCustomerRow } from './customer-rows.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { openPortal } from './portal.ts';
import { type ConfiguredPrice, withPriceOf } from './prices.ts';
import { readCustomer } from './read-customer.ts';
import { millisecondsOf } from './stripe-client.ts';
import { callStripe } from './stripe-failure.ts';
import { liveSubscriptions } from './subscription-state.ts';

type Wanted = { plan: Plan; interval: BillingInterval };

/** The price of a plan. Throws `validation` if it cannot be paid so, `billing_failed` if Stripe has not answered yet. */
function priceOf(
  { env, prices }: BillingContext,
  plan: PaidPlan,
  interval: BillingInterval,
): ConfiguredPrice {
  if (env.prices[plan][interval] === undefined) {
    throw new ProblemError('validation', { detail: billingMessages.notAnnual, field: 'interval' });
  }
  const price = prices.find(plan, interval);
  if (!price) throw new ProblemError('billing_failed');
  return price;
}

/** Whether a schedule still changes its subscription. After its last change it stays there for some time. */
function hasNextPhase(schedule: Stripe.Subscription['schedule']): boolean {
  if (schedule === null || typeof schedule === 'string') return schedule !== null;
  const isOver = schedule.status !== 'active' && schedule.status !== 'not_started';
  return !isOver && schedule.phases.some(({ start_date }) => millisecondsOf(start_date) > Date.now());
}

/** The portal's page on which a subscriber changes or cancels the plan. */
function pageForSubscriber(
  ctx: BillingContext,
  { id, schedule, items, cancel_at, cancel_at_period_end }: Stripe.Subscription,
  customer: string,
  { plan, interval }: Wanted,
): Promise<{ url: string }> {
  // The portal changes no subscription that is about to change or to end. There the person first takes that back.
  const isChanging = hasNextPhase(schedule) || cancel_at !== null || cancel_at_period_end;
  if (isChanging) return openPortal(ctx, customer);
  if (plan === 'free') {
    return openPortal(ctx, customer, {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: id },
    });
  }
  const price = priceOf(ctx, plan, interval).id;
  const item = items.data.find((each) => ctx.prices.planOf(each.price) !== undefined);
  if (!item || item.price.id === price) return openPortal(ctx, customer);
  return openPortal(ctx, customer, {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription: id, items: [{ id: item.id, price, quantity: 1 }] },
  });
}

/** The checkout's page on which a new subscription is paid. */
async function openCheckout(
  ctx: BillingContext,
  account: Account,
  price: ConfiguredPrice,
): Promise<{ url: string }> {
  const { customer } = await ensureCustomer(ctx, account);
  const stripe = await ctx.stripe();
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: account.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: `${ctx.origin()}${pagePaths.dashboard}?${BILLING_OUTCOME_PARAMETER}=paid`,
    cancel_url: `${ctx.origin()}${pagePaths.pricing}?${BILLING_OUTCOME_PARAMETER}=cancelled`,
  });
  if (!url) throw new ProblemError('billing_failed');
  return { url };
}

/**
 * The page of Stripe on which an account gets a plan: the checkout, or for a subscriber the portal. `plan: 'free'`: the
 * page that cancels. It writes no plan. Throws `validation` for an interval that is not offered, `no_subscription` if
 * there is nothing to cancel, `billing_failed`, `unavailable`.
 */
export async function openPlanPage(
  ctx: BillingContext,
  account: Account,
  wanted: Wanted,
): Promise<{ url: string }> {
  const { plan, interval } = wanted;
  const price = plan === 'free' ? undefined : priceOf(ctx, plan, interval);
  if (ctx.prices.configured().length === 0) throw new ProblemError('billing_failed');
  const row = await findCustomerRow(ctx.database, account.id, ctx.env.isLive);
  const prices = withPriceOf(ctx.prices, row);
  return callStripe(async () => {
    // The row may be behind: an event may still be on its way.
    const found = row && (await readCustomer(await ctx.stripe(), row.customer, prices));
    const [current] = found ? liveSubscriptions(found, prices) : [];
    if (row && current) return pageForSubscriber(ctx, current, row.customer, wanted);
    if (!price) throw new ProblemError('no_subscription');
    // What is paid now would be paid back too, because all payments are.
    if (row?.money_back === 'asked')
      throw new ProblemError('billing_failed', { detail: billingMessages.refundLater });
    return openCheckout(ctx, account, price);
  });
}

/**
 * The first page of the customer portal, with invoices and payment methods. Throws `no_subscription` if the account has
 * never begun to pay, `billing_failed`, `unavailable`.
 */
export async function openAccountPortal(ctx: BillingContext, accountId: string): Promise<{ url: string }> {
  const row = await findCustomerRow(ctx.database, accountId, ctx.env.isLive);
  if (!row) throw new ProblemError('no_subscription');
  return callStripe(() => openPortal(ctx, row.customer));
}
