// What happens to subscriptions at the fake Stripe: they begin, change, renew and end.
import type Stripe from 'stripe';
import { declined, refuse } from './stripe-form.ts';
import { collectInvoice, draftInvoice, endSubscription } from './stripe-money.ts';
import {
  itemOf,
  itemOfSubscription,
  type Metadata,
  type Period,
  type Price,
  periodEnd,
  reprice,
  type Subscription,
  subscriptionOf,
} from './stripe-objects.ts';
import type { Line } from './stripe-payment-objects.ts';
import { enterPhase } from './stripe-schedules.ts';
import type { World } from './stripe-world.ts';

const UPDATED = 'customer.subscription.updated';
export type Proration = 'create_prorations' | 'always_invoice' | 'none';

const fullLine = (price: Price, period: Period): Line => ({
  ...{ amount: price.unit_amount, price, period, proration: false },
  description: `1 × ${price.product} (per ${price.recurring.interval})`,
});

/** Begins a subscription and tries to take its first payment: `active`, or `incomplete` if the card is declined. */
export function subscribe(
  world: World,
  { customer, price, metadata }: { customer: Stripe.Customer; price: Price; metadata?: Metadata },
): Subscription {
  if (!price.active) throw refuse('The price specified is inactive.', 'items[0][price]');
  checkCurrency(customer, price);
  customer.currency = price.currency;
  const born = world.born('sub');
  const { created } = born;
  const period = { start: created, end: periodEnd(created, created, price) };
  const item = itemOf(world.born('si'), { price, subscription: born.id, period });
  const paymentMethod = `pm_${customer.id}`;
  const subscription = world.add<'subscription'>(
    subscriptionOf(born, { customer: customer.id, item, currency: price.currency, metadata, paymentMethod }),
  );
  subscription.status = 'incomplete';
  const lines = [fullLine(price, period)];
  const invoice = draftInvoice(world, subscription, { reason: 'subscription_create', lines, period });
  world.emit('customer.subscription.created', subscription);
  collectInvoice(world, invoice);
  return subscription;
}

/** A customer pays in one currency. */
export function checkCurrency({ currency }: Stripe.Customer, price: Price): void {
  if (!currency || currency === price.currency) return;
  throw refuse(
    'You cannot combine currencies on a single customer. This customer has an active subscription, subscription ' +
      `schedule, discount, quote, or invoice item with currency ${currency}.`,
  );
}

/** What is paid for another price: the rest of the period at the old price goes back, that at the new one is paid. */
function differenceOf(before: Price, after: Price, { now, start, end }: Period & { now: number }): Line[] {
  const left = Math.max(0, (end - now) / (end - start));
  const line = (amount: number, price: Price, description: string): Line => ({
    ...{ amount: Math.round(amount), price, description, period: { start: now, end }, proration: true },
  });
  const credit = line(-before.unit_amount * left, before, `Unused time on ${before.product}`);
  if (isSameInterval(before, after)) {
    return [credit, line(after.unit_amount * left, after, `Remaining time on ${after.product}`)];
  }
  return [credit, fullLine(after, { start: now, end: periodEnd(now, now, after) })];
}

const isSameInterval = (a: Price, b: Price) => a.recurring.interval === b.recurring.interval;

/** Refuses a price that a subscription cannot get. */
function checkPrice({ currency }: Subscription, price: Price): void {
  const param = 'items[0][price]';
  if (!price.active) throw refuse('The price specified is inactive.', param);
  if (price.currency !== currency) {
    throw refuse(`The price is in \`${price.currency}\`, but the subscription in \`${currency}\`.`, param);
  }
}

/**
 * Gives a subscription another price now. A new interval begins a new period, which is paid at once. `strict`: nothing
 * changes if the card is declined.
 */
export function changePrice(
  world: World,
  subscription: Subscription,
  { price, proration, strict = false }: { price: Price; proration: Proration; strict?: boolean },
): void {
  const {
    price: before,
    current_period_start: start,
    current_period_end: end,
  } = itemOfSubscription(subscription);
  if (before.id === price.id) return;
  checkPrice(subscription, price);
  const now = world.now();
  const restarts = !isSameInterval(before, price);
  const period = { start: now, end: restarts ? periodEnd(now, now, price) : end };
  const lines = differenceOf(before, price, { now, start, end }).filter(
    (line) => proration !== 'none' || !line.proration,
  );
  const due = lines.reduce((sum, { amount }) => sum + amount, 0);
  const pays = lines.length > 0 && (restarts || proration === 'always_invoice');
  if (strict && pays && due > 0 && world.cards.get(subscription.customer) === 'declines') throw declined();
  world.change(UPDATED, subscription, repriced(subscription, price, restarts ? period : undefined));
  if (pays) {
    const input = { reason: 'subscription_update', lines, period } as const;
    collectInvoice(world, draftInvoice(world, subscription, input));
  } else if (lines.length > 0) {
    world.pendingLines.set(subscription.id, [...(world.pendingLines.get(subscription.id) ?? []), ...lines]);
  }
}

/** The fields of a subscription with another price, and another period if one is given. */
function repriced(subscription: Subscription, price: Price, period?: Period): Partial<Subscription> {
  const item = { ...itemOfSubscription(subscription) };
  reprice(item, price);
  if (period) Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  return {
    items: { ...subscription.items, data: [item] },
    ...(period && { billing_cycle_anchor: period.start }),
  };
}

/** Sets or takes back that a subscription ends at the end of its period. */
export function setEnd(
  world: World,
  subscription: Subscription,
  at: 'cancel_at' | 'cancel_at_period_end' | null,
) {
  const ends = at !== null;
  const reason = ends ? 'cancellation_requested' : null;
  world.change(UPDATED, subscription, {
    cancel_at: ends ? itemOfSubscription(subscription).current_period_end : null,
    cancel_at_period_end: at === 'cancel_at_period_end',
    canceled_at: ends ? world.now() : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
}

/** The end of a period: the subscription ends if it was to end, or a new period begins with a draft of an invoice. */
export function endPeriod(world: World, subscription: Subscription): void {
  const { current_period_end: start, price: before } = itemOfSubscription(subscription);
  const { cancel_at: end } = subscription;
  if (end !== null && end <= start) {
    endSubscription(world, subscription, 'cancellation_requested');
    return;
  }
  const price = enterPhase(world, subscription, start) ?? before;
  const restarts = price.recurring.interval !== before.recurring.interval;
  const anchor = restarts ? start : subscription.billing_cycle_anchor;
  const period = { start, end: periodEnd(anchor, start, price) };
  const fields = { ...repriced(subscription, price, period), billing_cycle_anchor: anchor };
  const lines = [fullLine(price, period)];
  const input = { reason: 'subscription_cycle', lines, period } as const;
  const invoice = draftInvoice(world, subscription, input);
  if (subscription.status === 'unpaid') {
    Object.assign(invoice, { auto_advance: false, automatically_finalizes_at: null });
  }
  world.change(UPDATED, subscription, fields);
}
