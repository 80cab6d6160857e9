import { onTestFinished } from 'vitest';
import type { Billing } from '#domain/billing.ts';
import { apiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { type FakeStripe, type FakeStripeOptions, startStripe } from '#tests/fakes/stripe.ts';
import { type AccountRows, call, insertAccount, openRows } from './account-rows.ts';
import { type DatabaseKind, makeDatabase, startServer, type TestServer } from './server-fixture.ts';

/** Starts a fake Stripe, a mail server and the program, which gets the events. */
export async function startWithStripe(kind: DatabaseKind, options: FakeStripeOptions = {}) {
  const stripe = await startStripe(options);
  onTestFinished(() => stripe.close());
  const smtp = await startSmtp();
  onTestFinished(() => smtp.close());
  const database = await makeDatabase(kind);
  const rows = await openRows(database);
  const variables = { ...stripe.variables, SMTP_URL: smtp.url, APP_URL: 'https://reply.example.com' };

  /** Starts the program once more, as an operator does. From then on it gets the events. */
  async function start(): Promise<TestServer> {
    const server = await startServer({ database, variables });
    stripe.webhooks.add(server.url + apiPaths.billingWebhook);
    return server;
  }

  /** Ends a program: it gets no events any more. */
  async function stop(server: TestServer): Promise<void> {
    stripe.webhooks.remove(server.url + apiPaths.billingWebhook);
    await server.close();
  }
  const server = await start();
  const addAccount = () => insertAccount(database, rows);
  return { stripe, smtp, database, rows, variables, server, start, stop, addAccount };
}

export const readPlan = async (server: { url: string }, { headers }: AccountRows): Promise<Plan> =>
  (await (await call(server, 'GET', apiPaths.profile, { headers })).json()).current_plan;

export const readBilling = async (server: { url: string }, { headers }: AccountRows): Promise<Billing> =>
  (await call(server, 'GET', apiPaths.billing, { headers })).json();

/** Asks for the page of a plan. */
export const askForPlan = (
  server: { url: string },
  { headers }: AccountRows,
  body: object,
): Promise<Response> => call(server, 'POST', apiPaths.billingCheckout, { headers, body });

/** The id of the session in the address of a page at Stripe. */
async function sessionOf(answer: Response): Promise<string> {
  const { url } = await answer.json();
  const [session] = /(cs|bps)_\w+/.exec(url) ?? [];
  if (!session) throw new Error(`This is no page of Stripe: ${url}`);
  return session;
}

/** The steps of a person at Stripe. Events are delivered as the test says. */
export function personAt(stripe: FakeStripe, server: { url: string }, account: AccountRows) {
  const customerOf = (): string => {
    const all = stripe.world.all('customer');
    const customer = all.find((each) => !each.deleted && each.metadata.account === account.id);
    if (!customer) throw new Error('The account has no customer.');
    return customer.id;
  };
  const subscriptions = () => stripe.world.all('subscription', customerOf());
  const live = () => {
    const found = subscriptions().find(({ status }) => status === 'active' || status === 'past_due');
    if (!found) throw new Error('There is no subscription.');
    return found;
  };
  return {
    customerOf,
    subscriptions,
    live,
    charges: () => stripe.world.all('charge', customerOf()),
    /** Opens the checkout and pays. */
    async pay(plan: Plan, interval: 'month' | 'year' = 'month'): Promise<void> {
      const session = await sessionOf(await askForPlan(server, account, { plan, interval }));
      stripe.payCheckout(session);
    },
    /** Confirms another plan in the portal. */
    async change(plan: 'basic' | 'pro', interval: 'month' | 'year' = 'month'): Promise<void> {
      const session = await sessionOf(await askForPlan(server, account, { plan, interval }));
      stripe.changeInPortal(session, live().id, stripe.prices[plan][interval]);
    },
    async cancel(): Promise<void> {
      const session = await sessionOf(await askForPlan(server, account, { plan: 'free' }));
      stripe.cancelInPortal(session, live().id);
    },
  };
}
