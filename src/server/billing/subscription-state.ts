import type Stripe from 'stripe';
import { billingIntervals } from '#domain/billing.ts';
import type { Plan } from '#domain/plans.ts';
import type { Schema } from '../database/schema.ts';
import type { Prices, PriceTerms } from './prices.ts';
import { idOf, millisecondsOf } from './stripe-client.ts';

/** The states in which a subscription can give its plan. */
const liveStates: readonly string[] = ['active', 'trialing', 'past_due'];

/** What Stripe says about a customer. */
export type CustomerAtStripe = {
  /** With their schedules. */
  subscriptions: readonly Stripe.Subscription[];
  charges: readonly Stripe.Charge[];
  /** Since when invoices of a subscription are unpaid, in seconds. Only of subscriptions that are past due. */
  unpaidSince: ReadonlyMap<string, number>;
  /** The subscriptions whose payment is disputed or was paid back in full: they have to end. */
  doomed: ReadonlySet<string>;
};

/** The columns that are derived from what Stripe says. */
export type BillingState = Omit<
  Schema['billing_customers'],
  'user_id' | 'is_live' | 'customer' | 'last_read' | 'applied_read' | 'money_back' | 'created_at'
>;

export type DerivedState = {
  state: BillingState;
  /** The plan that the account has paid for now. */
  plan: Plan;
  /** Live subscriptions besides the one that counts, newest first. They are to be paid back and cancelled. */
  surplus: Stripe.Subscription[];
  /**
   * Subscriptions that stopped because they were not paid, beside one that counts. They are to be cancelled: the payment
   * of an old invoice would make them live again.
   */
  stopped: Stripe.Subscription[];
};

const noSubscription = {
  subscription: null,
  status: null,
  plan: null,
  billing_interval: null,
  price: null,
  amount: null,
  currency: null,
  period_ends_at: null,
  ends_at: null,
  next_plan: null,
  next_interval: null,
  access_ends_at: null,
} satisfies Partial<BillingState>;

/** The item of a subscription that is a plan; undefined if the subscription is for something else. */
export function planItem({ items }: Stripe.Subscription, prices: Pick<Prices, 'planOf'>) {
  for (const item of items.data) {
    const plan = prices.planOf(item.price);
    if (plan) return { item, plan };
  }
  return undefined;
}

/** What a schedule changes to at the end of the period; undefined if nothing changes. */
function nextTermsOf(
  { schedule }: Stripe.Subscription,
  now: number,
  prices: Pick<Prices, 'termsOf'>,
): PriceTerms | undefined {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return undefined;
  const next = schedule.phases.find(({ start_date }) => millisecondsOf(start_date) > now);
  const price = idOf(next?.items[0]?.price);
  return price === undefined ? undefined : prices.termsOf(price);
}

/** When the plan ends because an invoice was not paid; null if none is open. */
function accessEndOf(
  { id, status, current }: { id: string; status: string; current: number },
  unpaidSince: CustomerAtStripe['unpaidSince'],
  graceMs: number,
): number | null {
  if (status !== 'past_due') return null;
  return millisecondsOf(unpaidSince.get(id) ?? current) + graceMs;
}

/** Whether nothing of a subscription can be charged any more. */
export function isEnded({ status }: Pick<Stripe.Subscription, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** The subscriptions that can give a plan, the oldest first. */
export function liveSubscriptions(
  { subscriptions, doomed }: Pick<CustomerAtStripe, 'subscriptions' | 'doomed'>,
  prices: Pick<Prices, 'planOf'>,
): Stripe.Subscription[] {
  return subscriptions
    .filter(({ id, status }) => liveStates.includes(status) && !doomed.has(id))
    .filter((subscription) => planItem(subscription, prices) !== undefined)
    .toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
}

/** The time of the first payment ever; null if there is none. */
function firstPaymentOf(charges: readonly Stripe.Charge[]): number | null {
  const times = charges.filter(({ paid }) => paid).map(({ created }) => millisecondsOf(created));
  return times.length === 0 ? null : Math.min(...times);
}

/**
 * Derives what an account has from what Stripe says. `now`: the database's clock, in milliseconds. `graceMs`: how long a
 * failed payment keeps the plan. Source: decision 20.
 */
export function deriveState(
  customer: CustomerAtStripe,
  { prices, graceMs, now }: { prices: Pick<Prices, 'planOf' | 'termsOf'>; graceMs: number; now: number },
): DerivedState {
  const [counting, ...surplus] = liveSubscriptions(customer, prices);
  const first_paid_at = firstPaymentOf(customer.charges);
  const found = counting && planItem(counting, prices);
  if (!counting || !found)
    return { state: { ...noSubscription, first_paid_at }, plan: 'free', surplus, stopped: [] };
  const { item, plan } = found;
  const { price } = item;
  const { id, status } = counting;
  const current = item.current_period_start;
  const access_ends_at = accessEndOf({ id, status, current }, customer.unpaidSince, graceMs);
  const next = nextTermsOf(counting, now, prices);
  const interval = billingIntervals.find((known) => known === price.recurring?.interval) ?? 'month';
  const periodEnd = millisecondsOf(item.current_period_end);
  const { cancel_at, cancel_at_period_end } = counting;
  const state: BillingState = {
    subscription: id,
    status,
    plan,
    billing_interval: interval,
    price: price.id,
    amount: price.unit_amount,
    currency: price.currency,
    period_ends_at: periodEnd,
    ends_at: cancel_at === null ? (cancel_at_period_end ? periodEnd : null) : millisecondsOf(cancel_at),
    next_plan: next && next.plan !== plan ? next.plan : null,
    next_interval: next && next.interval !== interval ? next.interval : null,
    access_ends_at,
    first_paid_at,
  };
  const hasAccess = access_ends_at === null || access_ends_at > now;
  const stopped = customer.subscriptions.filter(
    (each) => each.status === 'unpaid' && planItem(each, prices) !== undefined,
  );
  return { state, plan: hasAccess ? plan : 'free', surplus: surplus.toReversed(), stopped };
}
