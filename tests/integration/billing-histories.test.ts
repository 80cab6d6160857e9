import { describe, expect, test } from 'vitest';
import type { Plan } from '#domain/plans.ts';
import type { FakeStripe } from '#tests/fakes/stripe.ts';
import { rounds } from '#tests/soak.ts';
import type { AccountRows } from './account-rows.ts';
import { personAt, readPlan, startWithStripe } from './billing-fixture.ts';
import { type DatabaseKind, databaseKinds } from './server-fixture.ts';

/** Random histories of a subscription, or HISTORIES of them. */
const HISTORIES = Number(process.env.HISTORIES ?? rounds({ usual: 16, soak: 112 }));
/**
 * The histories of one test, whose accounts share a Stripe and two programs. The fake Stripe looks at all it has for
 * each day that passes, so a test of many would be slow.
 */
const IN_ONE_TEST = 16;
const AT_ONCE = 8;
const tests = Array.from({ length: Math.ceil(HISTORIES / IN_ONE_TEST) }, (_, index) => index + 1);
const GRACE_DAYS = 7;

/** Numbers from 0 to 1 that a seed repeats. Source: mulberry32, https://gist.github.com/tommyettinger. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The plan that a customer has paid for, by the objects of Stripe alone; undefined while something still lives that must
 * be ended: a second subscription, or one whose payment was taken back.
 */
function planAtStripe(stripe: FakeStripe, customer: string): Plan | undefined {
  const live = stripe.world
    .all('subscription', customer)
    .filter(({ status }) => status === 'active' || status === 'past_due');
  const [counting, another] = live;
  if (another) return undefined;
  if (!counting) return 'free';
  const invoicesOf = stripe.world
    .all('invoice', customer)
    .filter(({ parent }) => parent?.subscription_details?.subscription === counting.id)
    .map(({ id }) => id);
  const payments = stripe.world
    .all('invoice_payment')
    .filter(({ invoice }) => invoicesOf.includes(String(invoice)));
  const taken = stripe.world
    .all('charge', customer)
    .filter(({ refunded, disputed }) => refunded || disputed)
    .some((charge) => payments.some(({ payment }) => payment.payment_intent === charge.payment_intent));
  if (taken) return undefined;
  if (counting.status === 'past_due') {
    const since = stripe.world
      .all('invoice', customer)
      .filter(({ id, status }) => status === 'open' && invoicesOf.includes(id))
      .map(({ status_transitions: { finalized_at } }) => finalized_at ?? 0);
    if (Date.now() / 1_000 - Math.min(...since) > GRACE_DAYS * 86_400) return 'free';
  }
  const price = counting.items.data[0]?.price.id;
  return Object.values(stripe.prices.pro).includes(price ?? '') ? 'pro' : 'basic';
}

type Person = ReturnType<typeof personAt>;

/** What can happen to a subscription. What is not possible now does nothing. */
function stepsOf(stripe: FakeStripe, person: Person, random: () => number) {
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const interval = () => oneOf(['month', 'month', 'year'] as const);
  const refund = (charge: string, amount?: number) =>
    fetch(`${stripe.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stripe.secretKey}` },
      body: new URLSearchParams({ charge, ...(amount && { amount: String(amount) }) }),
    });
  const newest = () =>
    person.charges().findLast(({ paid, refunded, disputed }) => paid && !refunded && !disputed);
  return {
    pay: () => person.pay(oneOf(['basic', 'pro']), interval()),
    change: () => person.change(oneOf(['basic', 'pro']), interval()),
    cancel: () => person.cancel(),
    fail: async () => stripe.setCard(person.customerOf(), 'declines'),
    recover: async () => {
      stripe.setCard(person.customerOf(), 'works');
      for (const { id, status } of stripe.world.all('invoice', person.customerOf())) {
        if (status === 'open') stripe.retryInvoice(id);
      }
    },
    refund: async () => {
      const charge = newest();
      if (charge) await refund(charge.id);
    },
    refundPart: async () => {
      const charge = newest();
      if (charge) await refund(charge.id, 50);
    },
    dispute: async () => {
      const charge = newest();
      if (charge) stripe.dispute(charge.id);
    },
  };
}

/** Plays histories with events that are lost, late, repeated and in any order, and compares the plans at the end. */
async function checkHistories(kind: DatabaseKind): Promise<void> {
  const { stripe, server, start, stop, addAccount } = await startWithStripe(kind, {
    afterRetries: 'past_due',
  });
  const second = await start();
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
  const random = randomFrom(seed);
  const everyone: { account: AccountRows; person: Person }[] = [];
  for (let done = 0; done < IN_ONE_TEST; done += AT_ONCE) {
    const accounts = await Promise.all(Array.from({ length: AT_ONCE }, addAccount));
    const people = accounts.map((account) => personAt(stripe, random() < 0.5 ? server : second, account));
    everyone.push(...people.map((person, index) => ({ account: accounts[index] as AccountRows, person })));
    for (let step = 0; step < 6; step += 1) {
      stripe.webhooks.hold();
      await Promise.all(
        people.map(async (person) => {
          const steps = stepsOf(stripe, person, random);
          const names = Object.keys(steps) as (keyof typeof steps)[];
          const name = step === 0 ? 'pay' : (names[Math.floor(random() * names.length)] ?? 'pay');
          // What the person cannot do now, such as to cancel twice, is refused.
          await steps[name]().catch(() => {});
        }),
      );
      if (random() < 0.4) stripe.clock.age({ days: Math.floor(random() * 40) });
      const most = random() < 0.05 ? 100 : 3;
      // Some are lost, some wait for a later step.
      stripe.webhooks.held = stripe.webhooks.held.filter(() => random() > 0.2);
      const late = stripe.webhooks.held.filter(() => random() < 0.2);
      const now = stripe.webhooks.held.filter((event) => !late.includes(event));
      stripe.webhooks.held = late;
      await stripe.webhooks.deliver(now, {
        times: () => 1 + Math.floor(random() * most),
        shuffled: random,
        atOnce: 4,
      });
    }
    await stripe.webhooks.release({ shuffled: random });
  }
  await stop(second);
  // The pass at a start finds what lost events have left.
  const last = await start();
  const wrong = async () => {
    const found: object[] = [];
    for (const { account, person } of everyone) {
      const paid = planAtStripe(stripe, person.customerOf());
      const plan = await readPlan(last, account);
      if (plan !== paid)
        found.push({
          account: account.id,
          plan,
          paid,
          states: person.subscriptions().map(({ status }) => status),
        });
    }
    return found;
  };
  await expect.poll(wrong, { timeout: 120_000, interval: 1_000, message: `seed ${seed}` }).toEqual([]);
  expect(everyone).toHaveLength(IN_ONE_TEST);
}

describe.each(databaseKinds)(`${IN_ONE_TEST} histories of subscriptions on %s`, (kind) => {
  test.each(tests)('end with the plan that Stripe says, with two programs (%i)', { timeout: 300_000 }, () =>
    checkHistories(kind),
  );
});
