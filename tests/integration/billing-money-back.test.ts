import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { chargeIntent } from '#tests/fakes/stripe-money.ts';
import { intentOf } from '#tests/fakes/stripe-payment-objects.ts';
import { codeOf } from './account-fixture.ts';
import { type AccountRows, call } from './account-rows.ts';
import { askForPlan, personAt, readBilling, readPlan, startWithStripe } from './billing-fixture.ts';
import { databaseKinds, type TestServer } from './server-fixture.ts';

const askBack = (server: TestServer, { headers }: AccountRows): Promise<Response> =>
  call(server, 'POST', apiPaths.billingRefund, { headers });

describe.each(databaseKinds)('money back on %s', (kind) => {
  test('is paid in full by one press, ends the plan at once and is confirmed by one mail', async () => {
    const { stripe, smtp, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    await person.pay('basic');
    await person.change('pro');
    await stripe.webhooks.settle();
    const paid = person.charges().reduce((sum, { amount }) => sum + amount, 0);
    expect(paid).toBeGreaterThan(999);
    const answers = await Promise.all([1, 2, 3, 4].map(() => askBack(server, account)));
    const codes = await Promise.all(answers.map((answer) => codeOf(answer.clone())));
    // A press while the money is on its way is answered as the first one.
    expect(codes).toContain('ok');
    for (const answer of answers.filter(({ ok }) => ok)) {
      const { refunded } = await answer.json();
      expect([[], [{ amount: paid, currency: 'usd' }]]).toContainEqual(refunded);
    }
    expect(await codeOf(await askBack(server, account))).toBe('no_refund');
    expect(await readPlan(server, account)).toBe('free');
    expect(person.charges().map(({ amount, amount_refunded }) => amount - amount_refunded)).toEqual(
      person.charges().map(() => 0),
    );
    expect(person.subscriptions().map(({ status }) => status)).toEqual(['canceled']);
    await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([[account.email]]);
    expect(smtp.received[0]?.text).toContain('$');
    await stripe.webhooks.settle();
    expect(await readBilling(server, account)).toEqual({ subscription: null, money_back_until: null });
    await person.pay('basic');
    await stripe.webhooks.settle();
    expect(await readPlan(server, account)).toBe('basic');
    expect((await readBilling(server, account)).money_back_until).toBeNull();
  });

  test('is not paid after 30 days, or to an account that has not paid', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const [account, other] = [await addAccount(), await addAccount()];
    const person = personAt(stripe, server, account);
    await person.pay('basic');
    stripe.clock.age({ days: 31 });
    await stripe.webhooks.settle();
    expect((await readBilling(server, account)).money_back_until).toBeNull();
    for (const each of [account, other]) expect(await codeOf(await askBack(server, each))).toBe('no_refund');
    expect(person.charges().every(({ refunded }) => !refunded)).toBe(true);
    expect(await readPlan(server, account)).toBe('basic');
  });

  test('leaves what the operator has charged the same customer for something else', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    await person.pay('basic');
    const { world } = stripe;
    const input = { amount: 60_000, currency: 'usd', customer: person.customerOf() };
    chargeIntent(world, world.add<'payment_intent'>(intentOf(world.born('pi'), input)));
    await stripe.webhooks.settle();
    const { refunded } = await (await askBack(server, account)).json();
    expect(refunded).toEqual([{ amount: 999, currency: 'usd' }]);
    expect(
      person
        .charges()
        .map(({ amount, amount_refunded }) => amount - amount_refunded)
        .toSorted(),
    ).toEqual([0, 60_000]);
  });

  test('that Stripe does not take now is paid by the next pass', async () => {
    const { stripe, smtp, server, start, stop, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    await person.pay('pro');
    await stripe.webhooks.settle();
    stripe.fail('POST /v1/refunds', 503);
    const late = await askBack(server, account);
    expect(late.status).toBe(502);
    expect((await late.json()).detail).toContain('kept');
    stripe.heal();
    // What would be paid now would be paid back with the rest.
    const next = await askForPlan(server, account, { plan: 'basic' });
    expect(next.status).toBe(502);
    expect((await next.json()).detail).toContain('kept');
    await stop(server);
    const again = await start();
    await expect.poll(() => person.charges().map(({ refunded }) => refunded)).toEqual([true]);
    await expect.poll(() => smtp.received.length).toBe(1);
    await expect.poll(() => readPlan(again, account)).toBe('free');
  });
});

describe.each(databaseKinds)('the operator pays back at Stripe, on %s', (kind) => {
  test('all of it, or a bank takes it back: the plan ends; a part changes nothing', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const accounts = [await addAccount(), await addAccount(), await addAccount()];
    const people = accounts.map((account) => personAt(stripe, server, account));
    for (const person of people) await person.pay('basic');
    await stripe.webhooks.settle();
    const [whole = '', part = '', disputed = ''] = people.map((person) => person.charges()[0]?.id ?? '');
    const refund = (charge: string, amount?: number) =>
      fetch(`${stripe.url}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${stripe.secretKey}` },
        body: new URLSearchParams({ charge, ...(amount && { amount: String(amount) }) }),
      });
    await refund(whole);
    await refund(part, 100);
    stripe.dispute(disputed);
    await stripe.webhooks.settle();
    expect(await Promise.all(accounts.map((account) => readPlan(server, account)))).toEqual([
      'free',
      'basic',
      'free',
    ]);
    expect(people.map((person) => person.subscriptions()[0]?.status)).toEqual([
      'canceled',
      'active',
      'canceled',
    ]);
  });
});
