import type Stripe from 'stripe';
import type { Prices } from './prices.ts';
import { idOf } from './stripe-client.ts';
import { type CustomerAtStripe, liveSubscriptions } from './subscription-state.ts';

/** The most objects that Stripe gives in one answer. */
const PAGE = 100;
/** The most subscriptions, and the most charges, of a customer that are read. */
const most = { limit: 1_000 };

/** All subscriptions of a customer, with their latest invoices and schedules. */
export function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions
    .list({ customer, status: 'all', limit: PAGE, expand: ['data.latest_invoice', 'data.schedule'] })
    .autoPagingToArray(most);
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
  { subscriptions, charges }: Omit<CustomerAtStripe, 'doomed'>,
  prices: Prices,
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

/** Reads what Stripe says about a customer. A deleted customer has nothing. Throws Stripe's errors. */
export async function readCustomer(
  stripe: Stripe,
  customer: string,
  prices: Prices,
): Promise<CustomerAtStripe> {
  const [subscriptions, charges] = await Promise.all([
    listSubscriptions(stripe, customer),
    stripe.charges.list({ customer, limit: PAGE }).autoPagingToArray(most),
  ]);
  return { subscriptions, charges, doomed: await findDoomed(stripe, { subscriptions, charges }, prices) };
}
