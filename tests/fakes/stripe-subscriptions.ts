// What happens to subscriptions at the fake Stripe: they begin, change, renew and end.
import type Stripe from 'stripe';
import { declined, refuse } from './stripe-form.ts';
import { collectInvoice, draftInvoice, endSubscription } from './stripe-money.ts';
import {
  itemOf,
  type Metadata,
  type Period,
  type Price,
  phaseOf,
  reprice,
  type Schedule,
  type Subscription,
  scheduleOf,
  subscriptionOf,
} from './stripe-objects.ts';
import type { Line } from './stripe-payment-objects.ts';
import type { Configuration } from './stripe-session-objects.ts';
import type { World } from './stripe-world.ts';

const UPDATED = 'customer.subscription.updated';
export type Proration = 'create_prorations' | 'always_invoice' | 'none';

/** The end of the period that begins at `start`: the day of the month is that of the anchor, if the month has it. */
export function periodEnd(anchor: number, start: number, { recurring }: Price): number {
  const from = new Date(anchor * 1000);
  const step = recurring.interval === 'year' ? 12 : 1;
  for (let months = step; ; months += step) {
    const month = new Date(from);
    month.setUTCDate(1);
    month.setUTCMonth(from.getUTCMonth() + months);
    const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
    month.setUTCDate(Math.min(from.getUTCDate(), days));
    if (month.getTime() / 1000 > start) return Math.floor(month.getTime() / 1000);
  }
}

const fullLine = (price: Price, period: Period): Line => ({
  ...{ amount: price.unit_amount, price, period, proration: false },
  description: `1 × ${price.product} (per ${price.recurring.interval})`,
});

/** The only item of a subscription. */
export function itemOfSubscription(subscription: Subscription): Stripe.SubscriptionItem & { price: Price } {
  const [item] = subscription.items.data;
  if (!item) throw refuse('This subscription has no items.');
  return item as Stripe.SubscriptionItem & { price: Price };
}

export const isEnded = ({ status }: Subscription) => ['canceled', 'incomplete_expired'].includes(status);

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

/** Gives a subscription another price now. A new interval begins a new period, which is paid at once. */
export function changePrice(
  world: World,
  subscription: Subscription,
  { price, proration, strict = false }: { price: Price; proration: Proration; strict?: boolean },
): void {
  const item = itemOfSubscription(subscription);
  const now = world.now();
  const before = item.price;
  if (before.id === price.id) return;
  if (!price.active) throw refuse('The price specified is inactive.', 'items[0][price]');
  if (price.currency !== subscription.currency) {
    throw refuse(
      `The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: ` +
        `\`${subscription.currency}\`.`,
      'items[0][price]',
    );
  }
  const { current_period_start: start, current_period_end: end } = item;
  const left = Math.max(0, (end - now) / (end - start));
  const period = { start: now, end };
  const starts = before.recurring.interval !== price.recurring.interval;
  if (starts) period.end = periodEnd(now, now, price);
  const share = starts ? 1 : left;
  const credit: Line = {
    ...{ amount: -Math.round(before.unit_amount * left), price: before, period: { start: now, end } },
    ...{ description: `Unused time on ${before.product}`, proration: true },
  };
  const charge: Line = {
    ...{ amount: Math.round(price.unit_amount * share), price, period, proration: !starts },
    description: `Remaining time on ${price.product}`,
  };
  const lines = proration === 'none' ? (starts ? [charge] : []) : [credit, charge];
  const due = lines.reduce((sum, { amount }) => sum + amount, 0);
  const pays = lines.length > 0 && (starts || proration === 'always_invoice');
  if (strict && pays && due > 0 && world.cards.get(subscription.customer) === 'declines') throw declined();
  world.change(UPDATED, subscription, repriced(subscription, price, starts ? period : undefined));
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

export function scheduleOfSubscription(world: World, { schedule }: Subscription): Schedule | undefined {
  return schedule ? world.get('subscription_schedule', schedule) : undefined;
}

/** Takes a schedule from its subscription, which stays as it is. */
export function releaseSchedule(world: World, schedule: Schedule): void {
  const subscription = world.get('subscription', String(schedule.subscription));
  world.change('subscription_schedule.released', schedule, {
    ...{ status: 'released', released_at: world.now(), released_subscription: subscription.id },
    ...{ subscription: null, current_phase: null },
  });
  world.change(UPDATED, subscription, { schedule: null });
}

/**
 * A smaller plan from the end of the period on. A second choice comes after the first, as at Stripe's own portal if it
 * is opened for one change.
 */
function scheduleChange(world: World, subscription: Subscription, price: Price): void {
  const item = itemOfSubscription(subscription);
  const present = { start: item.current_period_start, end: item.current_period_end };
  const found = scheduleOfSubscription(world, subscription);
  const schedule =
    found ?? world.add<'subscription_schedule'>(scheduleOf(world.born('sub_sched'), subscription));
  if (!found) {
    schedule.phases.push(phaseOf(present, item.price));
    schedule.current_phase = { start_date: present.start, end_date: present.end };
  }
  const start = schedule.phases.at(-1)?.end_date ?? present.end;
  schedule.phases.push(phaseOf({ start, end: periodEnd(start, start, price) }, price));
  world.emit(found ? 'subscription_schedule.updated' : 'subscription_schedule.created', schedule);
  world.change(UPDATED, subscription, { schedule: schedule.id });
}

/** What the portal does when a person confirms another price. */
export function changeByPortal(
  world: World,
  {
    subscription,
    price,
    configuration,
  }: { subscription: Subscription; price: Price; configuration: Configuration },
): void {
  const { price: before } = itemOfSubscription(subscription);
  const { schedule_at_period_end: rule, proration_behavior } = configuration.features.subscription_update;
  const waits = rule.conditions.some(({ type }) =>
    type === 'decreasing_item_amount'
      ? price.unit_amount < before.unit_amount
      : before.recurring.interval === 'year' && price.recurring.interval === 'month',
  );
  if (waits) {
    scheduleChange(world, subscription, price);
    return;
  }
  changePrice(world, subscription, { price, proration: proration_behavior as Proration, strict: true });
  const schedule = scheduleOfSubscription(world, subscription);
  if (schedule) releaseSchedule(world, schedule);
}

/** Brings the schedule of a subscription to the phase that begins now. */
function enterPhase(world: World, subscription: Subscription, start: number): Price | undefined {
  const schedule = scheduleOfSubscription(world, subscription);
  const phase = schedule?.phases.find(({ start_date }) => start_date === start);
  if (!schedule) return undefined;
  if (!phase) {
    releaseSchedule(world, schedule);
    return undefined;
  }
  const { start_date, end_date } = phase;
  world.change('subscription_schedule.updated', schedule, { current_phase: { start_date, end_date } });
  return world.get('price', String(phase.items[0]?.price));
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
