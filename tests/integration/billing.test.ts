import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { codeOf } from './account-fixture.ts';
import { call } from './account-rows.ts';
import { askForPlan, personAt, readBilling, readPlan, startWithStripe } from './billing-fixture.ts';
import { databaseKinds, startServer } from './server-fixture.ts';

describe.each(databaseKinds)('a person who pays, on %s', (kind) => {
  test('gets the plan when Stripe confirms the payment, and sees what is charged next', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    expect(await readBilling(server, account)).toEqual({ subscription: null, money_back_until: null });
    stripe.webhooks.hold();
    await person.pay('basic');
    expect(await readPlan(server, account)).toBe('free');
    await stripe.webhooks.release();
    expect(await readPlan(server, account)).toBe('basic');
    const { subscription, money_back_until } = await readBilling(server, account);
    expect(subscription).toMatchObject({
      plan: 'basic',
      interval: 'month',
      amount: 999,
      currency: 'usd',
      state: 'active',
      ends_at: null,
      next_plan: null,
      next_interval: null,
      access_ends_at: null,
    });
    expect(Date.parse(subscription?.renews_at ?? '')).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(Date.parse(money_back_until ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  test('moves up at once, and down or to Free at the end of the period, with the date shown', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    await person.pay('basic');
    await person.change('pro');
    await stripe.webhooks.settle();
    expect(await readPlan(server, account)).toBe('pro');
    await person.change('basic');
    await stripe.webhooks.settle();
    expect(await readPlan(server, account)).toBe('pro');
    expect((await readBilling(server, account)).subscription).toMatchObject({
      plan: 'pro',
      next_plan: 'basic',
      next_interval: null,
    });
    stripe.clock.age({ days: 32 });
    await stripe.webhooks.settle();
    expect(await readPlan(server, account)).toBe('basic');
    await person.cancel();
    await stripe.webhooks.settle();
    const { subscription } = await readBilling(server, account);
    expect(subscription).toMatchObject({ plan: 'basic', renews_at: null, ends_at: expect.any(String) });
    expect(await readPlan(server, account)).toBe('basic');
    stripe.clock.age({ days: 32 });
    await stripe.webhooks.settle();
    expect(await readPlan(server, account)).toBe('free');
  });

  test('is paid monthly from the end of the year on, if that was chosen, with the date shown', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    await person.pay('basic', 'year');
    await person.change('basic', 'month');
    await stripe.webhooks.settle();
    expect((await readBilling(server, account)).subscription).toMatchObject({
      interval: 'year',
      next_plan: null,
      next_interval: 'month',
      renews_at: expect.any(String),
    });
    stripe.clock.age({ days: 366 });
    await stripe.webhooks.settle();
    expect((await readBilling(server, account)).subscription).toMatchObject({
      interval: 'month',
      next_interval: null,
    });
  });

  test('whose payment fails keeps the plan for seven days, and is told until when', async () => {
    const { stripe, server, start, stop, addAccount } = await startWithStripe(kind, {
      afterRetries: 'past_due',
    });
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    await person.pay('pro', 'year');
    stripe.setCard(person.customerOf(), 'declines');
    stripe.clock.age({ days: 366 });
    await stripe.webhooks.settle();
    const { subscription } = await readBilling(server, account);
    expect(subscription).toMatchObject({ state: 'past_due', interval: 'year' });
    expect(Date.parse(subscription?.access_ends_at ?? '')).toBeGreaterThan(Date.now() + 5 * 86_400_000);
    expect(await readPlan(server, account)).toBe('pro');
    stripe.webhooks.drops = () => true;
    stripe.clock.age({ days: 8 });
    expect(await readPlan(server, account)).toBe('pro');
    await stop(server);
    const later = await start();
    await expect.poll(() => readPlan(later, account)).toBe('free');
    stripe.webhooks.drops = () => false;
    stripe.setCard(person.customerOf(), 'works');
    expect(stripe.retryInvoice(String(person.live().latest_invoice))).toBe(true);
    await stripe.webhooks.settle();
    expect(await readPlan(later, account)).toBe('pro');
  });

  test('gets the right plan after three days without any event', async () => {
    const { stripe, server, start, stop, addAccount } = await startWithStripe(kind);
    const [one, other, third] = [await addAccount(), await addAccount(), await addAccount()];
    const people = [one, other, third].map((account) => personAt(stripe, server, account));
    await people[1]?.pay('pro');
    await people[2]?.pay('basic');
    await stripe.webhooks.settle();
    stripe.webhooks.drops = () => true;
    await people[0]?.pay('basic');
    stripe.dispute(people[1]?.charges()[0]?.id ?? '');
    await people[2]?.change('pro');
    stripe.clock.age({ days: 3 });
    expect(await readPlan(server, one)).toBe('free');
    await stop(server);
    const later = await start();
    await expect.poll(() => readPlan(later, one)).toBe('basic');
    await expect.poll(() => readPlan(later, other)).toBe('free');
    await expect.poll(() => readPlan(later, third)).toBe('pro');
    expect(people[1]?.subscriptions().map(({ status }) => status)).toEqual(['canceled']);
  });

  test('twice at the same time keeps the older subscription and gets the other payment back', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    const pages = await Promise.all([
      askForPlan(server, account, { plan: 'basic' }),
      askForPlan(server, account, { plan: 'pro' }),
    ]);
    const sessions = await Promise.all(
      pages.map(async (page) => /cs_\w+/.exec((await page.json()).url)?.[0]),
    );
    expect(stripe.world.all('customer')).toHaveLength(1);
    for (const session of sessions) stripe.payCheckout(session ?? '');
    await stripe.webhooks.settle();
    expect(person.subscriptions().filter(({ status }) => status === 'active')).toHaveLength(1);
    expect(
      person
        .charges()
        .map(({ refunded }) => refunded)
        .toSorted(),
    ).toEqual([false, true]);
    const kept = person.live();
    const paid = person.charges().find(({ refunded }) => !refunded);
    expect(paid?.amount).toBe(kept.items.data[0]?.price.unit_amount);
  });

  test('and deletes the account has nothing charged any more, also if Stripe is down', async () => {
    const { stripe, server, rows, start, stop, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    await personAt(stripe, server, account).pay('pro');
    await stripe.webhooks.settle();
    stripe.fail('any', 503);
    const gone = await call(server, 'DELETE', apiPaths.account, {
      headers: account.headers,
      body: { email: account.email },
    });
    expect(gone.status).toBe(204);
    stripe.heal();
    await stop(server);
    await start();
    const ended = () => stripe.world.all('subscription').map(({ status }) => status);
    await expect.poll(ended).toEqual(['canceled']);
    await expect.poll(() => rows.db.selectFrom('ended_customers').selectAll().execute()).toEqual([]);
    expect(stripe.world.all('customer')).toEqual([]);
  });
});

test('with payments, a plan cannot be chosen without paying', async () => {
  const { server, addAccount } = await startWithStripe('SQLite');
  const { headers } = await addAccount();
  const refused = await call(server, 'PUT', apiPaths.plan, { headers, body: { plan: 'pro' } });
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'plan_by_payment']);
});

test('another person reaches no payments of an account', async () => {
  const { stripe, server, addAccount } = await startWithStripe('SQLite');
  const [account, other] = [await addAccount(), await addAccount()];
  await personAt(stripe, server, account).pay('pro');
  await stripe.webhooks.settle();
  for (const headers of [{}, { authorization: 'Bearer none' }]) {
    for (const [method, path, body] of [
      ['GET', apiPaths.billing],
      ['POST', apiPaths.billingCheckout, { plan: 'pro' }],
      ['POST', apiPaths.billingPortal],
      ['POST', apiPaths.billingRefund],
    ] as const) {
      const refused = await call(server, method, path, { headers, ...(body && { body }) });
      expect([path, refused.status]).toEqual([path, 401]);
    }
  }
  expect(await readBilling(server, other)).toEqual({ subscription: null, money_back_until: null });
  for (const path of [apiPaths.billingPortal, apiPaths.billingRefund]) {
    expect((await call(server, 'POST', path, { headers: other.headers })).status).toBe(409);
  }
  expect(await readPlan(server, account)).toBe('pro');
  expect(stripe.world.all('charge').every(({ refunded }) => !refunded)).toBe(true);
});

test('without keys there are no payments, and plans are chosen as before', async () => {
  const { database, addAccount } = await startWithStripe('SQLite');
  const server = await startServer({ database });
  const { headers } = await addAccount();
  for (const [method, path, body] of [
    ['GET', apiPaths.billing],
    ['GET', apiPaths.billingPrices],
    ['POST', apiPaths.billingCheckout, { plan: 'pro' }],
    ['POST', apiPaths.billingPortal],
    ['POST', apiPaths.billingRefund],
    ['POST', apiPaths.billingWebhook],
  ] as const) {
    expect([path, (await call(server, method, path, { headers, ...(body && { body }) })).status]).toEqual([
      path,
      404,
    ]);
  }
  expect((await call(server, 'PUT', apiPaths.plan, { headers, body: { plan: 'pro' } })).status).toBe(200);
});

test('what cannot be paid is refused with a sentence', async () => {
  const { stripe, server, addAccount } = await startWithStripe('SQLite', { annual: false });
  const account = await addAccount();
  const annual = await askForPlan(server, account, { plan: 'pro', interval: 'year' });
  expect([annual.status, await codeOf(annual)]).toEqual([400, 'validation']);
  expect(await codeOf(await askForPlan(server, account, { plan: 'gold' }))).toBe('validation');
  const portal = await call(server, 'POST', apiPaths.billingPortal, { headers: account.headers });
  expect([portal.status, await codeOf(portal)]).toEqual([409, 'no_subscription']);
  expect(await codeOf(await askForPlan(server, account, { plan: 'free' }))).toBe('no_subscription');
  stripe.fail('any', 500);
  const failed = await askForPlan(server, account, { plan: 'pro' });
  expect([failed.status, await codeOf(failed)]).toEqual([502, 'billing_failed']);
});
