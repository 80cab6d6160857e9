import type Stripe from 'stripe';
import type { Prices } from './prices.ts';
import { idOf, stripeCodeOf } from './stripe-client.ts';
import { type CustomerAtStripe, liveSubscriptions } from './subscription-state.ts';

/** The most objects that Stripe gives in one answer. */
const PAGE = 100;
/** The most subscriptions, and the most charges, of a customer that are read. */
const most = { limit: 1_000 };

/** All subscriptions of a customer, with their schedules. */
export function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions
    .list({ customer, status: 'all', limit: PAGE, expand: ['data.schedule'] })
    .autoPagingToArray(most);
}

/** The payments of the paid invoices of a subscription, as ids of payment intents. */
export async function listPayments(stripe: Stripe, subscription: string): Promise<string[]> {
  const found: string[] = [];
  for await (const invoice of stripe.invoices.list({ subscription, status: 'paid', limit: PAGE })) {
    for await (const { payment } of stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' })) {
      const intent = idOf(payment.payment_intent);
      if (intent !== undefined) found.push(intent);
    }
  }
  return found;
}

/** The subscription that a charge paid for; undefined if it paid for something else. */
async function subscriptionOf(stripe: Stripe, charge: Stripe.Charge): Promise<string | undefined> {
  const payment_intent = idOf(charge.payment_intent);
  if (payment_intent === undefined) return undefined;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent },
    expand: ['data.invoice'],
  });
  const invoice = data[0]?.invoice;
  if (invoice === undefined || typeof invoice === 'string' || invoice.deleted) return undefined;
  return idOf(invoice.parent?.subscription_details?.subscription);
}

/**
 * The subscriptions whose payment is disputed or was paid back in full. A partial refund changes nothing. Only asked
 * for if a subscription still lives, because all others have ended.
 */
async function findDoomed(
  stripe: Stripe,
  { subscriptions, charges }: Pick<CustomerAtStripe, 'subscriptions' | 'charges'>,
  prices: Pick<Prices, 'planOf'>,
): Promise<Set<string>> {
  const doomed = new Set<string>();
  if (liveSubscriptions({ subscriptions, doomed }, prices).length === 0) return doomed;
  for (const charge of charges) {
    if (!charge.disputed && !charge.refunded) continue;
    const subscription = await subscriptionOf(stripe, charge);
    if (subscription !== undefined) doomed.add(subscription);
  }
  return doomed;
}

/** Since when the oldest open invoice of each subscription that is past due is unpaid, in seconds. */
async function findUnpaidSince(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
): Promise<Map<string, number>> {
  const since = new Map<string, number>();
  for (const { id, status } of subscriptions) {
    if (status !== 'past_due') continue;
    for await (const invoice of stripe.invoices.list({ subscription: id, status: 'open', limit: PAGE })) {
      const time = invoice.status_transitions.finalized_at ?? invoice.created;
      since.set(id, Math.min(time, since.get(id) ?? time));
    }
  }
  return since;
}

const nothing: CustomerAtStripe = {
  subscriptions: [],
  charges: [],
  doomed: new Set(),
  unpaidSince: new Map(),
};

/** Reads what Stripe says about a customer. A customer that Stripe does not know any more has nothing. */
export async function readCustomer(
  stripe: Stripe,
  customer: string,
  prices: Pick<Prices, 'planOf'>,
): Promise<CustomerAtStripe> {
  try {
    const [subscriptions, charges] = await Promise.all([
      listSubscriptions(stripe, customer),
      stripe.charges.list({ customer, limit: PAGE }).autoPagingToArray(most),
    ]);
    const doomed = await findDoomed(stripe, { subscriptions, charges }, prices);
    return { subscriptions, charges, doomed, unpaidSince: await findUnpaidSince(stripe, subscriptions) };
  } catch (error) {
    if (stripeCodeOf(error) === 'resource_missing') return nothing;
    throw error;
  }
}
