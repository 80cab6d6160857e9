import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { invoiceOf, startWithClient } from './stripe-fixture.ts';

describe('the calls of the fake Stripe', () => {
  test('want the right key, known addresses and whole parameters', async () => {
    const { client, address, person } = await startWithClient();
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
    const { fake, client } = await startWithClient();
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
    const { client, person } = await startWithClient();
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

  test('can be watched before they are done and before they are answered', async () => {
    const { fake, person } = await startWithClient();
    const seen: unknown[] = [];
    fake.watch(({ name }, moment) => void seen.push([name, moment, fake.world.all('customer').length]));
    await person();
    expect(seen).toEqual([
      ['POST /v1/customers', 'received', 0],
      ['POST /v1/customers', 'done', 1],
    ]);
  });

  test('fail as told, until they are healed', async () => {
    const { fake, client } = await startWithClient();
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
    const { client, subscriber, read } = await startWithClient();
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
    const { fake, client, person, checkout } = await startWithClient();
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
    const { client, subscriber, checkout, read } = await startWithClient();
    const { customer, subscription } = await subscriber();
    const deleted = { id: customer, object: 'customer', deleted: true };
    expect(await client.customers.del(customer)).toEqual(deleted);
    expect(await client.customers.retrieve(customer)).toEqual(deleted);
    await expect(client.customers.del(customer)).rejects.toMatchObject({ statusCode: 404 });
    await expect(checkout(customer)).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' });
    expect(await read(subscription)).toMatchObject({ status: 'canceled', customer });
  });
});

describe('the pages of the fake Stripe', () => {
  const press = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  test('take a payment at Checkout, and say it if the card is declined', async () => {
    const { fake, checkout, person } = await startWithClient({ currency: 'jpy' });
    const url = String((await checkout(await person(), fake.prices.pro.year)).url);
    const page = await (await fetch(url)).text();
    for (const text of ['Subscribe to Pro', '¥29,990 per year', 'mara@example.com', 'Pay</button>']) {
      expect(page).toContain(text);
    }
    expect(page).toContain('href="http://app.example/pricing"');
    const declined = await press(url, { card: 'declines' });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('role="alert"')]);
    const paid = await press(url, { card: 'works' });
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/app\.example\/dashboard\?session=cs_test_/),
    ]);
    expect(await (await fetch(url)).text()).toContain('You have paid already.');
    expect((await fetch(`${fake.url}/c/pay/cs_test_none`)).status).toBe(404);
  });

  test('take the money of an unpaid invoice', async () => {
    const { fake, client, person } = await startWithClient();
    const customer = await person();
    fake.setCard(customer, 'declines');
    const items = [{ price: fake.prices.basic.month }];
    const expand = ['latest_invoice'];
    const { id, status, latest_invoice } = await client.subscriptions.create({ customer, items, expand });
    expect(status).toBe('incomplete');
    const { hosted_invoice_url: url } = latest_invoice as Stripe.Invoice;
    expect((await press(String(url), { card: 'declines' })).status).toBe(402);
    expect((await press(String(url), { card: 'works' })).status).toBe(200);
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });
});

describe('money that goes back at the fake Stripe', () => {
  test('is refunded in part and in whole, but not twice', async () => {
    const { client, subscriber } = await startWithClient();
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
    const { fake, client, subscriber } = await startWithClient();
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
