import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { endOf, invoiceOf, startWithClient } from './stripe-fixture.ts';

const DAY = 86_400;

describe('time at the fake Stripe', () => {
  test('renews a plan at the end of its period, on the same day of the month', async () => {
    const { fake, client, subscriber, read } = await startWithClient({
      now: () => Date.UTC(2027, 0, 31, 12),
    });
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
    const { fake, subscriber, read } = await startWithClient();
    const { subscription: id } = await subscriber();
    const before = endOf(await read(id));
    fake.clock.age({ days: 10 });
    expect(endOf(await read(id))).toBe(before - 10 * DAY);
    expect(Math.abs(fake.world.now() - Date.now() / 1000)).toBeLessThan(5);
  });

  test('tries a failed payment again, and the plan recovers', async () => {
    const { fake, subscriber, read } = await startWithClient();
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
    const { fake, subscriber, read } = await startWithClient({ afterRetries });
    const { customer, subscription: id } = await subscriber();
    fake.setCard(customer, 'declines');
    fake.clock.advance({ days: 32 + 16 });
    const status = afterRetries === 'cancel' ? 'canceled' : afterRetries;
    expect(await read(id)).toMatchObject({ status, latest_invoice: { next_payment_attempt: null } });
  });

  test('ends a cancelled plan with its period', async () => {
    const { fake, client, subscriber, read } = await startWithClient();
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
    const started = await startWithClient();
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
