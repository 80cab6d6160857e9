// What a person does on the pages of the fake Stripe. Tests may do it without a browser.
import { declined, refuse } from './stripe-form.ts';
import { chargeIntent, endSubscription } from './stripe-money.ts';
import { itemOfSubscription, type Price, type Subscription } from './stripe-objects.ts';
import { intentOf } from './stripe-payment-objects.ts';
import { releaseSchedule, scheduleChange, scheduleOfSubscription } from './stripe-schedules.ts';
import type { Configuration } from './stripe-session-objects.ts';
import { changePrice, type Proration, setEnd, subscribe } from './stripe-subscriptions.ts';
import type { Card, World } from './stripe-world.ts';

/** Uses a card. A card that is declined does not replace the one that the customer has. */
export function withCard<Result>(
  world: World,
  { customer, card }: { customer: string; card: Card },
  work: () => Result,
): Result {
  const before = world.cards.get(customer) ?? 'works';
  world.cards.set(customer, card);
  try {
    return work();
  } finally {
    if (card === 'declines') world.cards.set(customer, before);
  }
}

/**
 * Pays at Checkout, and returns the address that the person is sent to. A declined card leaves the session open,
 * without a subscription, as at Stripe.
 */
export function payCheckout(world: World, id: string, card: Card): string {
  const session = world.get('checkout.session', id);
  const sold = world.checkouts.get(id);
  if (session.status !== 'open' || !sold) throw refuse('This Checkout Session is not open.');
  const customer = world.customer(session.customer, 'customer');
  const { price, metadata } = sold;
  if (card === 'declines') {
    const input = { amount: price.unit_amount, currency: price.currency, customer: customer.id };
    const intent = world.add<'payment_intent'>(intentOf(world.born('pi'), input));
    withCard(world, { customer: customer.id, card }, () => chargeIntent(world, intent));
    throw declined();
  }
  world.cards.set(customer.id, card);
  const subscription = subscribe(world, { customer, price, metadata });
  Object.assign(session, {
    ...{ status: 'complete', payment_status: 'paid', url: null },
    ...{ subscription: subscription.id, invoice: subscription.latest_invoice },
  });
  world.emit('checkout.session.completed', session);
  return String(session.success_url).replaceAll('{CHECKOUT_SESSION_ID}', session.id);
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

/** Sets a plan to end as the configuration says: at the end of its period, or at once. */
export function cancelByPortal(
  world: World,
  { subscription, configuration }: { subscription: Subscription; configuration: Configuration },
): void {
  if (configuration.features.subscription_cancel.mode === 'immediately') {
    endSubscription(world, subscription, 'cancellation_requested');
    return;
  }
  const schedule = scheduleOfSubscription(world, subscription);
  if (schedule) releaseSchedule(world, schedule);
  setEnd(world, subscription, world.settings.portalCancelsBy);
}
