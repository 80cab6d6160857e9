import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { startStripe } from '#tests/fakes/stripe.ts';
import { rounds } from '#tests/soak.ts';
import { type AccountRows, call, insertAccount, openRows } from './account-rows.ts';
import { askForPlan, personAt, readPlan } from './billing-fixture.ts';
import { runServer, untilReady } from './process-fixture.ts';
import { databaseKinds, makeDatabase } from './server-fixture.ts';

/** The number of kills on each database, or KILLS of them. */
const KILLS = Number(process.env.KILLS ?? rounds({ usual: 4, soak: 20 }));
/** The longest time from the first step to the kill, in milliseconds. */
const MOST_MS = 1_200;

/** What a person does while the process is killed: pays and asks for the money back. */
async function payAndAskBack(
  person: ReturnType<typeof personAt>,
  server: { url: string },
  { headers }: AccountRows,
  wantsMoneyBack: boolean,
): Promise<void> {
  await person.pay('basic');
  if (!wantsMoneyBack) return;
  // The payment is known when its event has come.
  for (;;) {
    const answer = await call(server, 'POST', apiPaths.billingRefund, { headers });
    if (answer.ok) return;
    await sleep(20);
  }
}

describe.each(databaseKinds)(`${KILLS} kills on %s`, (kind) => {
  test('charge nothing twice, pay back once, and leave no paid account without its plan', {
    timeout: 3_600_000,
  }, async () => {
    const stripe = await startStripe();
    onTestFinished(() => stripe.close());
    const database = await makeDatabase(kind);
    const rows = await openRows(database);
    const start = async () => {
      const child = runServer({ ...database, ...stripe.variables });
      const { url } = await untilReady(child);
      stripe.webhooks.add(url + apiPaths.billingWebhook);
      return { child, url };
    };
    const people: { account: AccountRows; wantsMoneyBack: boolean; person: ReturnType<typeof personAt> }[] =
      [];
    let server = await start();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { url, child } = server;
      const account = await insertAccount(database, rows);
      const wantsMoneyBack = kill % 2 === 1;
      const person = personAt(stripe, server, account);
      people.push({ account, wantsMoneyBack, person });
      // The process is gone before they end.
      const walk = payAndAskBack(person, server, account, wantsMoneyBack).catch(() => {});
      await sleep(Math.random() * MOST_MS);
      child.child.kill('SIGKILL');
      await child.exited;
      stripe.webhooks.remove(url + apiPaths.billingWebhook);
      await walk;
      server = await start();
    }
    const read = (account: AccountRows) => readPlan(server, account);
    for (const { account, wantsMoneyBack, person } of people) {
      const customers = stripe.world
        .all('customer')
        .filter((customer) => !customer.deleted && customer.metadata.account === account.id);
      expect(customers.length).toBeLessThanOrEqual(1);
      if (customers.length === 0) continue;
      const asked = await rows.db
        .selectFrom('billing_customers')
        .select('money_back')
        .where('user_id', '=', account.id)
        .executeTakeFirst();
      const isBack = asked !== undefined && asked.money_back !== null;
      expect(isBack && !wantsMoneyBack).toBe(false);
      // A killed process may have left the request; the pass at the start completes it.
      await expect
        .poll(() => person.charges().map(({ refunded }) => refunded))
        .toEqual(person.charges().map(() => isBack));
      expect(person.charges().length).toBeLessThanOrEqual(1);
      const isPaid = person.charges().length === 1 && !isBack;
      await expect.poll(() => read(account)).toBe(isPaid ? 'basic' : 'free');
    }
    const again = await askForPlan(server, people[0]?.account as AccountRows, { plan: 'pro' });
    expect(again.status).toBe(200);
  });
});
