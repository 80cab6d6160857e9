import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import type { Forgery } from '#tests/fakes/stripe-webhooks.ts';
import { personAt, readPlan, startWithStripe } from './billing-fixture.ts';
import { usualKinds } from './server-fixture.ts';

const forgeries: Forgery[] = ['other secret', 'no signature', 'stale', 'changed body', 'other scheme'];

/** The program pays with events that it is told twice, or in another order. */
describe.each(usualKinds)('an event on %s', (kind) => {
  test('that Stripe did not sign just now is refused and changes nothing', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    stripe.webhooks.hold();
    await personAt(stripe, server, account).pay('pro');
    const { events } = stripe.webhooks;
    expect(events.length).toBeGreaterThan(2);
    for (const forgery of forgeries) {
      for (const event of events)
        expect([forgery, await stripe.webhooks.forge(event, forgery)]).toEqual([forgery, 400]);
    }
    for (const body of ['', '{}', 'null', '[1]', 'x'.repeat(600_000), randomBytes(200)]) {
      const answer = await fetch(server.url + apiPaths.billingWebhook, { method: 'POST', body });
      expect([400, 413]).toContain(answer.status);
    }
    // The operator learns of it once, however many there are.
    expect(server.log().match(/STRIPE_WEBHOOK_SECRET did not sign it/g)).toHaveLength(1);
    expect(await readPlan(server, account)).toBe('free');
    await stripe.webhooks.release();
    expect(await readPlan(server, account)).toBe('pro');
  });

  test('is handled once however often and in whatever order it comes', async () => {
    const { stripe, server, rows, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    stripe.webhooks.hold();
    await person.pay('basic');
    await person.change('pro');
    await stripe.webhooks.release({ times: 20, shuffled: true, atOnce: 8 });
    expect(await readPlan(server, account)).toBe('pro');
    expect(stripe.webhooks.deliveries.every(({ status }) => status === 204)).toBe(true);
    const changes = await rows.db
      .selectFrom('plan_changes')
      .select('to_plan')
      .where('user_id', '=', account.id)
      .execute();
    expect(changes).toEqual([{ to_plan: 'pro' }]);
    const reads = stripe.count('GET /v1/subscriptions');
    await stripe.webhooks.deliver(stripe.webhooks.events, { times: 5 });
    expect(stripe.count('GET /v1/subscriptions')).toBe(reads);
  });

  test('that cannot be handled now is refused, so that Stripe sends it again', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    stripe.webhooks.hold();
    await personAt(stripe, server, account).pay('basic');
    stripe.fail('GET /v1/subscriptions', 503);
    await stripe.webhooks.release();
    expect(await readPlan(server, account)).toBe('free');
    expect(stripe.webhooks.deliveries.some(({ status }) => status === 502)).toBe(true);
    stripe.heal();
    await stripe.webhooks.redeliver();
    expect(await readPlan(server, account)).toBe('basic');
  });

  test('about a stranger, or of the live mode with a test key, changes nothing', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    stripe.webhooks.hold();
    await personAt(stripe, server, account).pay('pro');
    const events = stripe.webhooks.events.map((event) => ({ ...event, livemode: true }));
    await stripe.webhooks.deliver(events);
    expect(await readPlan(server, account)).toBe('free');
    const strange = { customer: 'cus_stranger', object: 'subscription', id: 'sub_stranger' };
    const about = { ...stripe.webhooks.events[0], id: 'evt_stranger', data: { object: strange } };
    await stripe.webhooks.deliver([about as (typeof events)[number]]);
    expect(stripe.webhooks.deliveries.map(({ status }) => status).filter((status) => status !== 204)).toEqual(
      [],
    );
  });
});
