import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { type FakeStripeOptions, startStripe } from '#tests/fakes/stripe.ts';

/** A fake with the real library as its client, which does not repeat calls by itself. */
export async function startWithClient(options: FakeStripeOptions = {}) {
  const fake = await startStripe(options);
  onTestFinished(() => fake.close());
  const { hostname, port } = new URL(fake.url);
  const address = { host: hostname, port: Number(port), protocol: 'http' } as const;
  const client = new Stripe(fake.secretKey, { ...address, maxNetworkRetries: 0 });
  const person = async () => (await client.customers.create({ email: 'mara@example.com' })).id;
  const checkout = (customer: string, price = fake.prices.basic.month) =>
    client.checkout.sessions.create({
      ...{ mode: 'subscription', customer, client_reference_id: 'mara' },
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://app.example/dashboard?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://app.example/pricing',
    });
  /** A person who has paid for a plan. */
  const subscriber = async (price?: string) => {
    const customer = await person();
    const session = await checkout(customer, price);
    const address = fake.payCheckout(session.id);
    const { data } = await client.subscriptions.list({ customer });
    return { customer, session, address, subscription: data[0]?.id ?? '' };
  };
  const read = (id: string) =>
    client.subscriptions.retrieve(id, { expand: ['latest_invoice.payments', 'schedule'] });
  return { fake, client, address, person, checkout, subscriber, read };
}

export const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) => invoice as Stripe.Invoice;
export const endOf = (subscription: Stripe.Subscription) =>
  subscription.items.data[0]?.current_period_end ?? 0;
