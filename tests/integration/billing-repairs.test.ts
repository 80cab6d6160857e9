import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { codeOf } from './account-fixture.ts';
import { call, insertAccount } from './account-rows.ts';
import { askForPlan, personAt, readBilling, readPlan, startWithStripe } from './billing-fixture.ts';
import { databaseKinds, startServer } from './server-fixture.ts';

/** Calls Stripe as its dashboard does. */
const atStripe = (
  { url, secretKey }: { url: string; secretKey: string },
  method: string,
  path: string,
  body?: Record<string, string>,
) =>
  fetch(`${url}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}` },
    ...(body && { body: new URLSearchParams(body) }),
  });

describe.each(databaseKinds)('what goes wrong around payments on %s', (kind) => {
  test('money that was asked back is paid although the account is deleted, and so is a later payment', async () => {
    const { stripe, server, start, stop, addAccount } = await startWithStripe(kind);
    const [asking, late] = [await addAccount(), await addAccount()];
    const [first, second] = [personAt(stripe, server, asking), personAt(stripe, server, late)];
    await first.pay('pro');
    await stripe.webhooks.settle();
    const page = await call(server, 'POST', apiPaths.billingCheckout, {
      headers: late.headers,
      body: { plan: 'basic' },
    });
    const session = /cs_\w+/.exec((await page.json()).url)?.[0] ?? '';
    const charges = [...first.charges()];
    const customer = second.customerOf();
    stripe.fail('any', 503);
    expect((await call(server, 'POST', apiPaths.billingRefund, { headers: asking.headers })).status).toBe(
      502,
    );
    for (const { headers, email } of [asking, late]) {
      const gone = await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
      expect(gone.status).toBe(204);
    }
    stripe.heal();
    stripe.payCheckout(session);
    charges.push(...stripe.world.all('charge', customer));
    await stop(server);
    await start();
    await expect.poll(() => stripe.world.all('customer')).toEqual([]);
    expect(charges.map(({ refunded }) => refunded)).toEqual([true, true]);
  });

  test('a checkout that was open when its account was deleted takes no money', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const page = await askForPlan(server, account, { plan: 'pro' });
    const session = /cs_\w+/.exec((await page.json()).url)?.[0] ?? '';
    // The latest moment at which the person can still try to pay.
    const tries: unknown[] = [];
    stripe.watch(({ method, path }, moment) => {
      if (moment !== 'received' || method !== 'DELETE' || !path.includes('/customers/')) return;
      try {
        stripe.payCheckout(session);
        tries.push('paid');
      } catch {
        tries.push('refused');
      }
    });
    const { headers, email } = account;
    expect((await call(server, 'DELETE', apiPaths.account, { headers, body: { email } })).status).toBe(204);
    await expect.poll(() => tries).toEqual(['refused']);
    expect(stripe.world.all('charge')).toEqual([]);
  });

  test('a subscription that stopped unpaid does not come back beside a new one', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind, { afterRetries: 'unpaid' });
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    await person.pay('basic');
    stripe.setCard(person.customerOf(), 'declines');
    stripe.clock.age({ days: 70 });
    await stripe.webhooks.settle();
    expect(person.subscriptions().map(({ status }) => status)).toEqual(['unpaid']);
    stripe.setCard(person.customerOf(), 'works');
    await person.pay('pro');
    await stripe.webhooks.settle();
    expect(await readPlan(server, account)).toBe('pro');
    expect(
      person
        .subscriptions()
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['active', 'canceled']);
    expect(person.charges().some(({ refunded }) => refunded)).toBe(false);
  });

  test('a customer that was deleted at Stripe has the Free plan, and can pay again', async () => {
    const { stripe, server, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    await person.pay('pro');
    await stripe.webhooks.settle();
    const until = (await readBilling(server, account)).money_back_until;
    await atStripe(stripe, 'DELETE', `customers/${person.customerOf()}`);
    await stripe.webhooks.settle();
    expect(await readPlan(server, account)).toBe('free');
    await person.pay('basic');
    await stripe.webhooks.settle();
    expect(await readPlan(server, account)).toBe('basic');
    // The first payment ever stays the first one.
    expect((await readBilling(server, account)).money_back_until).toBe(until);
  });

  test('a subscriber keeps the plan of a price that is no longer configured, and is not charged twice', async () => {
    const { stripe, server, database, variables, stop, addAccount } = await startWithStripe(kind);
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    await person.pay('basic');
    await stripe.webhooks.settle();
    const product = await (await atStripe(stripe, 'POST', 'products', { name: 'Basic anew' })).json();
    const price = await (
      await atStripe(stripe, 'POST', 'prices', {
        product: product.id,
        unit_amount: '1500',
        currency: 'usd',
        'recurring[interval]': 'month',
      })
    ).json();
    await stop(server);
    const settings = { STRIPE_PRICE_BASIC_MONTHLY: price.id, STRIPE_PRICE_BASIC_ANNUAL: '' };
    const later = await startServer({ database, variables: { ...variables, ...settings } });
    await expect.poll(() => stripe.count('GET /v1/charges')).toBeGreaterThan(1);
    expect(await readPlan(later, account)).toBe('basic');
    const page = await call(later, 'POST', apiPaths.billingCheckout, {
      headers: account.headers,
      body: { plan: 'basic' },
    });
    expect((await page.json()).url).toContain('/p/session/');
  });

  test('a plan without a subscription becomes Free with the next pass, but not the plan of a team', async () => {
    const { database, rows, start } = await startWithStripe(kind);
    const [chosen, member] = [
      await insertAccount(database, rows, { plan: 'pro' }),
      await insertAccount(database, rows, { plan: 'pro' }),
    ];
    await rows.db
      .updateTable('profiles')
      .set({ own_plan: 'basic', team_id: 'a-team' })
      .where('id', '=', member.id)
      .execute();
    const server = await start();
    await expect.poll(() => readPlan(server, chosen)).toBe('free');
    expect(await readPlan(server, member)).toBe('pro');
    const own = () =>
      rows.db.selectFrom('profiles').select('own_plan').where('id', '=', member.id).executeTakeFirst();
    await expect.poll(own).toEqual({ own_plan: 'free' });
  });

  test('another failing renewal gives no further days of grace', async () => {
    const { stripe, server, start, stop, addAccount } = await startWithStripe(kind, {
      afterRetries: 'past_due',
    });
    const account = await addAccount();
    const person = personAt(stripe, server, account);
    await person.pay('basic');
    stripe.setCard(person.customerOf(), 'declines');
    stripe.clock.age({ days: 70 });
    await stripe.webhooks.settle();
    expect(person.live().status).toBe('past_due');
    await stop(server);
    const later = await start();
    await expect.poll(() => readPlan(later, account)).toBe('free');
  });

  test('only the owner of a team uses up the attempts of an address', async () => {
    const { server, addAccount } = await startWithStripe(kind);
    const { headers } = await addAccount();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const refused = await call(server, 'POST', apiPaths.teamInvitations, {
        headers,
        body: { email: 'ana@example.com' },
      });
      expect(await codeOf(refused)).toBe('not_team_owner');
    }
  });
});
