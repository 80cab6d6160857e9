import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type FakeStripeOptions, startStripe } from '#tests/fakes/stripe.ts';

const DAY = 86_400;

/** A fake with the real library as its client, which does not repeat calls by itself. */
async function start(options: FakeStripeOptions = {}) {
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

/** A server that keeps what it gets, and answers as it is told. */
async function startReceiver() {
  const received: { body: string; signature: string }[] = [];
  const receiver = { status: 200, received, url: '' };
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    received.push({ body, signature: String(incoming.headers['stripe-signature']) });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) => invoice as Stripe.Invoice;
const endOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.current_period_end ?? 0;

describe('the calls of the fake Stripe', () => {
  test('want the right key, known addresses and whole parameters', async () => {
    const { client, address, person } = await start();
    const stranger = new Stripe('sk_test_other', { ...address, maxNetworkRetries: 0 });
    await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
    await expect(client.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
    await expect(client.customers.retrieve('cus_none')).rejects.toMatchObject({
      ...{ statusCode: 404, code: 'resource_missing', param: 'id' },
    });
    await expect(client.subscriptions.create({ customer: await person() })).rejects.toMatchObject({
      ...{ statusCode: 400, code: 'parameter_missing', param: 'items[0][price]' },
    });
  });

  test('are done once for one key, and refuse the key for another request', async () => {
    const { fake, client } = await start();
    const options = { idempotencyKey: 'customer-of-mara' };
    fake.fail('POST /v1/customers', 'lost', 2);
    await expect(client.customers.create({ email: 'mara@example.com' }, options)).rejects.toThrow();
    const second = await client.customers.create({ email: 'mara@example.com' }, options);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await client.customers.list()).data.map(({ id }) => id)).toEqual([second.id]);
    const other = client.customers.create({ email: 'ines@example.com' }, options);
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    fake.clock.age({ hours: 25 });
    const { id } = await client.customers.create({ email: 'ines@example.com' }, options);
    expect(id).not.toBe(second.id);
  });

  test('give lists in pages, the newest first', async () => {
    const { client, person } = await start();
    const made: string[] = [];
    for (let count = 0; count < 25; count += 1) made.unshift(await person());
    const first = await client.customers.list({ limit: 10 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    const next = await client.customers.list({ limit: 10, starting_after: first.data.at(-1)?.id ?? '' });
    expect([...first.data, ...next.data].map(({ id }) => id)).toEqual(made.slice(0, 20));
    const all = await client.customers.list().autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(made);
    await expect(client.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  test('fail as told, until they are healed', async () => {
    const { fake, client } = await start();
    fake.fail('any', 500);
    await expect(client.prices.list()).rejects.toMatchObject({ statusCode: 500, type: 'StripeAPIError' });
    fake.heal();
    fake.fail('GET /v1/prices', 429, 1);
    await expect(client.prices.list()).rejects.toMatchObject({ type: 'StripeRateLimitError' });
    const { data } = await client.prices.list();
    expect(data.map(({ unit_amount, recurring }) => [unit_amount, recurring?.interval])).toEqual([
      ...[
        [29_990, 'year'],
        [2_999, 'month'],
        [9_990, 'year'],
        [999, 'month'],
      ],
    ]);
    expect(data[0]?.unit_amount_decimal?.toString()).toBe('29990');
    expect(fake.count('GET /v1/prices')).toBe(3);
  });
});

describe('Checkout of the fake Stripe', () => {
  test('leads to a subscription with a paid invoice', async () => {
    const { client, subscriber, read } = await start();
    const { customer, session, address, subscription: id } = await subscriber();
    expect(address).toBe(`http://app.example/dashboard?session=${session.id}`);
    const done = await client.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: 'mara' });
    expect(done.subscription).toMatchObject({ id, status: 'active', customer });
    const subscription = await read(id);
    expect(subscription).not.toHaveProperty('current_period_end');
    const invoice = invoiceOf(subscription);
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 999,
      billing_reason: 'subscription_create',
    });
    expect(invoice.parent?.subscription_details?.subscription).toBe(id);
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent);
    const [charge] = (await client.charges.list({ customer })).data;
    expect(charge).toMatchObject({ paid: true, amount: 999, payment_intent: intent, refunded: false });
    const payment = { type: 'payment_intent', payment_intent: intent } as const;
    const { data } = await client.invoicePayments.list({ payment });
    expect(data.map((one) => one.invoice)).toEqual([invoice.id]);
  });

  test('stays open after a declined card, and can be expired', async () => {
    const { fake, client, person, checkout } = await start();
    const customer = await person();
    const { id } = await checkout(customer);
    expect(() => fake.payCheckout(id, 'declines')).toThrow('Your card was declined.');
    expect((await client.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect((await client.charges.list({ customer })).data).toMatchObject([{ paid: false }]);
    expect(await client.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
    expect(await client.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(client.checkout.sessions.expire(id)).rejects.toThrow('open');
    expect(() => fake.payCheckout(id)).toThrow();
  });

  test('is not for a deleted customer, whose subscriptions end', async () => {
    const { client, subscriber, checkout, read } = await start();
    const { customer, subscription } = await subscriber();
    const deleted = { id: customer, object: 'customer', deleted: true };
    expect(await client.customers.del(customer)).toEqual(deleted);
    expect(await client.customers.retrieve(customer)).toEqual(deleted);
    await expect(client.customers.del(customer)).rejects.toMatchObject({ statusCode: 404 });
    await expect(checkout(customer)).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' });
    expect(await read(subscription)).toMatchObject({ status: 'canceled', customer });
  });
});

describe('time at the fake Stripe', () => {
  test('renews a plan at the end of its period, on the same day of the month', async () => {
    const { fake, client, subscriber, read } = await start({ now: () => Date.UTC(2027, 0, 31, 12) });
    const { customer, subscription: id } = await subscriber();
    expect(endOf(await read(id))).toBe(Date.UTC(2027, 1, 28, 12) / 1000);
    fake.clock.advance({ days: 28, seconds: 60 });
    const renewed = await read(id);
    expect(endOf(renewed)).toBe(Date.UTC(2027, 2, 31, 12) / 1000);
    expect(invoiceOf(renewed)).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle' });
    fake.clock.advance({ hours: 1 });
    expect(invoiceOf(await read(id))).toMatchObject({
      status: 'paid',
      effective_at: endOf(await read(id)) - 31 * DAY + 3_600,
    });
    expect((await client.charges.list({ customer })).data).toHaveLength(2);
  });

  test('moves objects into the past for a program whose clock is real', async () => {
    const { fake, subscriber, read } = await start();
    const { subscription: id } = await subscriber();
    const before = endOf(await read(id));
    fake.clock.age({ days: 10 });
    expect(endOf(await read(id))).toBe(before - 10 * DAY);
    expect(Math.abs(fake.world.now() - Date.now() / 1000)).toBeLessThan(5);
  });

  test('tries a failed payment again, and the plan recovers', async () => {
    const { fake, subscriber, read } = await start();
    const { customer, subscription: id } = await subscriber();
    fake.setCard(customer, 'declines');
    fake.clock.advance({ days: 32 });
    const failed = await read(id);
    expect(failed.status).toBe('past_due');
    expect(invoiceOf(failed)).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 999 });
    fake.clock.advance({ days: 3 });
    expect(invoiceOf(await read(id))).toMatchObject({ attempt_count: 2 });
    fake.setCard(customer, 'works');
    fake.clock.advance({ days: 5 });
    expect(await read(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  });

  test.each(['cancel', 'unpaid', 'past_due'] as const)('ends the tries: %s', async (afterRetries) => {
    const { fake, subscriber, read } = await start({ afterRetries });
    const { customer, subscription: id } = await subscriber();
    fake.setCard(customer, 'declines');
    fake.clock.advance({ days: 32 + 16 });
    const status = afterRetries === 'cancel' ? 'canceled' : afterRetries;
    expect(await read(id)).toMatchObject({ status, latest_invoice: { next_payment_attempt: null } });
  });

  test('ends a cancelled plan with its period', async () => {
    const { fake, client, subscriber, read } = await start();
    const { subscription: id } = await subscriber();
    const cancelled = await client.subscriptions.update(id, { cancel_at_period_end: true });
    expect(cancelled).toMatchObject({
      cancel_at_period_end: true,
      cancel_at: endOf(cancelled),
      status: 'active',
    });
    fake.clock.advance({ days: 32 });
    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: endOf(cancelled) });
    await expect(client.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('the portal of the fake Stripe', () => {
  /** A subscriber with a portal that offers all prices. */
  async function open(plan: 'basic' | 'pro') {
    const started = await start();
    const { fake, client, subscriber } = started;
    const { customer, subscription } = await subscriber(fake.prices[plan].month);
    const products = await Promise.all(
      Object.values(fake.prices).map(async ({ month, year }) => {
        const { product } = await client.prices.retrieve(month);
        return { product: String(product), prices: [month, year] };
      }),
    );
    const { id: configuration } = await client.billingPortal.configurations.create({
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
        subscription_update: {
          ...{
            enabled: true,
            default_allowed_updates: ['price'],
            products,
            proration_behavior: 'always_invoice',
          },
          schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
        },
      },
    });
    const portal = (flow_data?: Stripe.BillingPortal.SessionCreateParams.FlowData) =>
      client.billingPortal.sessions.create({
        ...{ customer, configuration, return_url: 'http://app.example/dashboard' },
        ...(flow_data && { flow_data }),
      });
    /** The flow that confirms one price. */
    const confirming = async (price: string) => {
      const item = (await started.read(subscription)).items.data[0]?.id ?? '';
      return portal({
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription, items: [{ id: item, price, quantity: 1 }] },
        after_completion: { type: 'redirect', redirect: { return_url: 'http://app.example/changed' } },
      });
    };
    return { ...started, customer, subscription, portal, confirming };
  }
  const press = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  test('takes the difference of a larger plan at once', async () => {
    const { fake, customer, subscription, confirming, client, read } = await open('basic');
    const { url } = await confirming(fake.prices.pro.month);
    expect(await (await fetch(url)).text()).toContain('Pro, $29.99 per month');
    const fields = { action: 'change', subscription, price: fake.prices.pro.month };
    const answer = await press(url, fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://app.example/changed']);
    const changed = await read(subscription);
    expect(changed.items.data[0]?.price.id).toBe(fake.prices.pro.month);
    expect(invoiceOf(changed)).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_update',
      total: 2_000,
    });
    expect((await client.charges.list({ customer })).data).toHaveLength(2);
  });

  test('changes nothing if the card is declined', async () => {
    const { fake, customer, subscription, confirming, read } = await open('basic');
    const { url } = await confirming(fake.prices.pro.month);
    fake.setCard(customer, 'declines');
    const answer = await press(url, { action: 'change', subscription, price: fake.prices.pro.month });
    expect([answer.status, await answer.text()]).toEqual([
      402,
      expect.stringContaining('Your card was declined.'),
    ]);
    expect((await read(subscription)).items.data[0]?.price.id).toBe(fake.prices.basic.month);
  });

  test('waits with a smaller plan until the end of the period, by a schedule', async () => {
    const { fake, subscription, confirming, read } = await open('pro');
    const { id } = await confirming(fake.prices.basic.month);
    fake.changeInPortal(id, subscription, fake.prices.basic.month);
    const waiting = await read(subscription);
    expect(waiting.items.data[0]?.price.id).toBe(fake.prices.pro.month);
    const { phases } = waiting.schedule as Stripe.SubscriptionSchedule;
    expect(phases.map(({ items, start_date }) => [items[0]?.price, start_date])).toEqual([
      [fake.prices.pro.month, waiting.start_date],
      [fake.prices.basic.month, endOf(waiting)],
    ]);
    fake.clock.advance({ days: 32 });
    const changed = await read(subscription);
    expect(changed.items.data[0]?.price.id).toBe(fake.prices.basic.month);
    expect(invoiceOf(changed)).toMatchObject({ total: 999, status: 'paid' });
    fake.clock.advance({ days: 31 });
    expect(await read(subscription)).toMatchObject({ schedule: null, status: 'active' });
  });

  test('cancels at the end of the period, and offers no second cancellation', async () => {
    const { subscription, portal, read } = await open('basic');
    const flow = { type: 'subscription_cancel', subscription_cancel: { subscription } } as const;
    const { url } = await portal(flow);
    await press(url, { action: 'cancel', subscription });
    const cancelled = await read(subscription);
    expect(cancelled).toMatchObject({ cancel_at: endOf(cancelled), cancel_at_period_end: false });
    await expect(portal(flow)).rejects.toMatchObject({ statusCode: 400 });
    const home = await (await fetch((await portal()).url)).text();
    for (const text of ['Keep subscription', 'Update payment method', 'Invoices', 'Return']) {
      expect(home).toContain(text);
    }
  });
});

describe('money that goes back at the fake Stripe', () => {
  test('is refunded in part and in whole, but not twice', async () => {
    const { client, subscriber } = await start();
    const { customer } = await subscriber();
    const [charge] = (await client.charges.list({ customer })).data;
    const id = charge?.id ?? '';
    const part = await client.refunds.create({ charge: id, amount: 99 });
    expect(part).toMatchObject({ amount: 99, status: 'succeeded', charge: id });
    expect(await client.charges.retrieve(id)).toMatchObject({ amount_refunded: 99, refunded: false });
    await expect(client.refunds.create({ charge: id, amount: 901 })).rejects.toMatchObject({
      param: 'amount',
    });
    const intent = String(charge?.payment_intent);
    expect(await client.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 900 });
    expect(await client.charges.retrieve(id)).toMatchObject({ amount_refunded: 999, refunded: true });
    await expect(client.refunds.create({ charge: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await client.refunds.list({ charge: id })).data).toHaveLength(2);
  });

  test('is disputed, and then cannot be refunded', async () => {
    const { fake, client, subscriber } = await start();
    const { customer } = await subscriber();
    const [charge] = (await client.charges.list({ customer })).data;
    const id = charge?.id ?? '';
    const dispute = fake.dispute(id);
    expect(await client.charges.retrieve(id)).toMatchObject({ disputed: true });
    expect((await client.disputes.list({ charge: id })).data).toMatchObject([{ status: 'needs_response' }]);
    await expect(client.refunds.create({ charge: id })).rejects.toMatchObject({ code: 'charge_disputed' });
    fake.closeDispute(dispute, 'lost');
    expect(await client.disputes.retrieve(dispute)).toMatchObject({ status: 'lost' });
  });
});

describe('the webhooks of the fake Stripe', () => {
  test('are signed as the library expects, and stored as events', async () => {
    const receiver = await startReceiver();
    const { fake, client, subscriber } = await start({ webhook: receiver.url });
    await subscriber();
    await fake.webhooks.settle();
    const events = receiver.received.map(({ body, signature }) =>
      client.webhooks.constructEvent(body, signature, fake.webhookSecret),
    );
    const types = events.map(({ type }) => type);
    for (const type of [
      'customer.created',
      'customer.subscription.created',
      'charge.succeeded',
      'invoice.paid',
    ]) {
      expect(types).toContain(type);
    }
    expect(types.at(-1)).toBe('checkout.session.completed');
    const listed = await client.events.list({ limit: 100 });
    expect(listed.data.map(({ id }) => id)).toEqual(events.map(({ id }) => id).reverse());
    const updated = events.find(({ type }) => type === 'customer.subscription.updated');
    expect(updated?.data).toMatchObject({
      previous_attributes: { status: 'incomplete' },
      object: { status: 'active' },
    });
  });

  test('are held, shuffled, repeated, dropped and delivered again', async () => {
    const receiver = await startReceiver();
    const { fake, subscriber } = await start({ webhook: receiver.url });
    const { webhooks } = fake;
    const ids = () => receiver.received.splice(0).map(({ body }) => JSON.parse(body).id);
    webhooks.hold();
    await subscriber();
    const held = webhooks.held.map(({ id }) => id);
    expect(ids()).toEqual([]);
    await webhooks.release({ times: 3, shuffled: true, atOnce: 4 });
    const received = ids();
    expect(received.toSorted()).toEqual(held.flatMap((id) => [id, id, id]).toSorted());
    webhooks.drops = ({ type }) => type.startsWith('invoice.');
    receiver.status = 503;
    await subscriber();
    await webhooks.settle();
    const refused = ids();
    expect(refused.length).toBe(held.length - 4);
    receiver.status = 200;
    await webhooks.redeliver();
    expect(ids()).toEqual(refused);
    await webhooks.redeliver();
    expect(ids()).toEqual([]);
  });

  test.each(['other secret', 'no signature', 'stale', 'changed body', 'other scheme'] as const)(
    'are forged: %s',
    async (forgery) => {
      const receiver = await startReceiver();
      const { fake, client, person } = await start();
      await person();
      const [event] = fake.webhooks.events;
      if (event) await fake.webhooks.forge(event, forgery, receiver.url);
      const [{ body = '', signature = '' } = {}] = receiver.received;
      expect(JSON.parse(body)).toMatchObject({ type: 'customer.created' });
      expect(() => client.webhooks.constructEvent(body, signature, fake.webhookSecret)).toThrow();
    },
  );
});
