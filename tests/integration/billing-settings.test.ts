import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { parseEnv } from '#server/env.ts';
import { startStripe } from '#tests/fakes/stripe.ts';
import { call } from './account-rows.ts';
import { personAt, readBilling, startWithStripe } from './billing-fixture.ts';
import { databaseKinds, makeDatabase, startServer } from './server-fixture.ts';

test.each([
  [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_PRICE_PRO_MONTHLY: '' }, 'STRIPE_PRICE_PRO_MONTHLY'],
  [{ STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'pk_test_public' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_API_ROOT: 'https://stripe.example/v1' }, 'STRIPE_API_ROOT'],
  [{ STRIPE_GRACE_DAYS: 'seven' }, 'STRIPE_GRACE_DAYS'],
])('a setting that cannot be is named before the start: %j', async (wrong, variable) => {
  const stripe = await startStripe();
  onTestFinished(() => stripe.close());
  expect(() => parseEnv({ ...stripe.variables, ...wrong })).toThrow(new RegExp(`^${variable} must .*\\.$`));
});

test('a setting that Stripe refuses stops the start with one sentence', async () => {
  const stripe = await startStripe();
  onTestFinished(() => stripe.close());
  const { basic, pro } = stripe.prices;
  for (const [wrong, sentence] of [
    [{ STRIPE_SECRET_KEY: 'sk_test_other' }, /^STRIPE_SECRET_KEY must .*\.$/],
    [{ STRIPE_PRICE_BASIC_MONTHLY: 'price_none' }, /^STRIPE_PRICE_BASIC_MONTHLY must .*\.$/],
    [
      { STRIPE_PRICE_BASIC_ANNUAL: basic.month, STRIPE_PRICE_BASIC_MONTHLY: basic.year },
      /must be a price that is paid every/,
    ],
    [{ STRIPE_PRICE_PRO_ANNUAL: '', STRIPE_PRICE_BASIC_ANNUAL: pro.year }, /must belong to another product/],
  ] as const) {
    const database = await makeDatabase('SQLite');
    await expect(startServer({ database, variables: { ...stripe.variables, ...wrong } })).rejects.toThrow(
      sentence,
    );
  }
});

test('the program starts without Stripe, says so to the operator, and has the prices when Stripe answers', async () => {
  const { stripe, server, addAccount } = await startWithStripe('SQLite', { currency: 'eur' });
  const prices = async (url: string) => (await (await fetch(url + apiPaths.billingPrices)).json()).prices;
  expect(await prices(server.url)).toContainEqual({
    plan: 'basic',
    interval: 'month',
    amount: 999,
    currency: 'eur',
  });
  // Without APP_URL, the operator's page answers on this machine.
  const local = await startServer({ database: await makeDatabase('SQLite'), variables: stripe.variables });
  const status = await (await call(local, 'GET', apiPaths.status)).json();
  expect(status.payments.warnings).toHaveLength(2);
  expect(JSON.stringify(status)).not.toContain('sk_test');
  stripe.fail('any', 503);
  const database = await makeDatabase('SQLite');
  const without = await startServer({ database, variables: stripe.variables });
  expect(await prices(without.url)).toEqual([]);
  const told = await (await call(without, 'GET', apiPaths.status)).json();
  expect(told.payments.warnings[0]).toContain('Stripe does not answer');
  stripe.heal();
  const account = await addAccount();
  await personAt(stripe, server, account).pay('basic');
  await stripe.webhooks.settle();
  expect((await readBilling(server, account)).subscription).toMatchObject({ currency: 'eur' });
});

const run = promisify(execFile);

/** Runs `npm run notice` without npm. */
async function notice(variables: Record<string, string>, ...words: string[]): Promise<string> {
  const file = join(import.meta.dirname, '..', '..', 'src', 'server', 'billing', 'notices', 'command.ts');
  const env = { PATH: process.env.PATH, ...variables };
  const { stdout, stderr } = await run(process.execPath, [file, ...words], { env }).catch((error) => error);
  return stdout + stderr;
}

test.each(databaseKinds)('subscribers keep the price until 30 days after the notice, on %s', async (kind) => {
  const { stripe, smtp, server, database, rows, variables, stop, addAccount } = await startWithStripe(kind);
  const [account, other] = [await addAccount(), await addAccount()];
  const person = personAt(stripe, server, account);
  await person.pay('basic');
  await personAt(stripe, server, other).pay('pro');
  await stripe.webhooks.settle();
  const all = { ...database, ...variables };
  const words = ['price', '--plan', 'basic', '--to', '12.99'];
  expect(await notice(all, ...words)).toMatch(
    /^One subscriber of Basic would get this mail.*\$12\.99 a month instead of \$9\.99/s,
  );
  expect(smtp.received).toEqual([]);
  expect(await notice(all, ...words, '--yes')).toContain('1 of 1 got the notice');
  expect(smtp.received.map(({ to }) => to)).toEqual([[account.email]]);
  expect(await notice(all, ...words, '--yes')).toContain('No subscriber of Basic has to be notified');
  expect(smtp.received).toHaveLength(1);
  for (const wrong of [
    ['price'],
    ['price', '--plan', 'free', '--to', '1'],
    [...words, '--interval', 'week'],
    ['price', '--plan', 'basic', '--to', 'x'],
  ]) {
    expect((await notice(all, ...wrong)).trim()).toMatch(/^(npm run notice|--\w+ must)/);
  }

  // The operator makes a new price of the same product and names it.
  const made = await fetch(`${stripe.url}/v1/prices`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripe.secretKey}` },
    body: new URLSearchParams({
      product: String(stripe.world.get('price', stripe.prices.basic.month).product),
      unit_amount: '1299',
      currency: 'usd',
      'recurring[interval]': 'month',
    }),
  });
  const { id: newPrice } = await made.json();
  const priceNow = () => person.live().items.data[0]?.price.id;
  const restart = () =>
    startServer({ database, variables: { ...variables, STRIPE_PRICE_BASIC_MONTHLY: newPrice } });
  await stop(server);
  const early = await restart();
  await expect.poll(async () => (await readBilling(early, account)).subscription?.amount).toBe(999);
  expect(priceNow()).toBe(stripe.prices.basic.month);
  await early.close();
  await rows.db
    .updateTable('price_notices')
    .set((eb) => ({ sent_at: eb('sent_at', '-', 30 * 86_400_000) }))
    .execute();
  const later = await restart();
  await expect.poll(priceNow).toBe(newPrice);
  // Nothing is charged before the next period.
  expect(person.charges().map(({ amount }) => amount)).toEqual([999]);
  stripe.clock.age({ days: 32 });
  await expect.poll(() => person.charges().map(({ amount }) => amount)).toEqual([999, 1299]);
  void later;
});
