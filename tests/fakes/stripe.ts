// A fake Stripe: the part of its API that the program uses, over real HTTP, with its checkout and portal pages, its
// webhooks and the passing of time (stripe-clock.ts). To run it alone:
// node tests/fakes/stripe.ts --port 4242 --webhook http://127.0.0.1:3000/api/billing/webhook
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import type { BillingInterval, PaidPlan } from '#domain/billing.ts';
import { plans } from '#domain/plans.ts';
import { Clock } from './stripe-clock.ts';
import { closeDispute, openDispute, payInvoice } from './stripe-money.ts';
import { priceOf, productOf } from './stripe-objects.ts';
import { answerPage } from './stripe-pages.ts';
import { cancelByPortal, changeByPortal, payCheckout } from './stripe-person.ts';
import type { StripeCall } from './stripe-routes.ts';
import { type RecordedStripeCall, StripeApi, type StripeFault, type WatchCalls } from './stripe-server.ts';
import { Webhooks } from './stripe-webhooks.ts';
import { type Card, type StripeSettings, World } from './stripe-world.ts';

/** What is done at Stripe, without a browser and without the API. The ids are Stripe's. */
type Acts = {
  /** What the card of a customer does from now on: a renewal or a further try is paid, or fails. */
  setCard(customer: string, card: Card): void;
  /** Presses 'Pay' at Checkout. Returns the address that the person is sent to; throws if the card is declined. */
  payCheckout(session: string, card?: Card): string;
  /** Tries to take the money of an open invoice now. Returns whether it is paid. */
  retryInvoice(invoice: string): boolean;
  /** Presses 'Confirm' in the portal that a portal session of the API leads to. */
  changeInPortal(session: string, subscription: string, price: string): void;
  /** Presses 'Cancel subscription' there. */
  cancelInPortal(session: string, subscription: string): void;
  /** The person's bank takes a payment back. Returns the dispute's id. */
  dispute(charge: string): string;
  closeDispute(dispute: string, status: 'won' | 'lost'): void;
};

export type FakeStripe = Acts & {
  /** 'http://127.0.0.1:port', no trailing slash: STRIPE_API_ROOT. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** The environment variables of a program that uses this fake. */
  variables: Record<string, string>;
  /** The ids of the prices that the variables name. */
  prices: Record<PaidPlan, Record<BillingInterval, string>>;
  /** May be changed at any time. */
  settings: StripeSettings;
  /** Every object: `world.all('subscription', customer)`, `world.get('invoice', id)`. */
  world: World;
  clock: Clock;
  webhooks: Webhooks;
  /** Every call of the API that it has and that had the right key, oldest first. */
  calls: readonly RecordedStripeCall[];
  count(call: StripeCall): number;
  /** Makes a call, or any, go wrong: the next `times` times, or until `heal` if `times` is not given. */
  fail(call: StripeCall | 'any', fault: StripeFault, times?: number): void;
  /** Removes the faults of one call, or of all. */
  heal(call?: StripeCall | 'any'): void;
  /** Watches further calls. */
  watch(watcher: WatchCalls): void;
  /** Ends every connection, answered or not. */
  close(): Promise<void>;
};

export type FakeStripeOptions = {
  /** 0 or absent: any free port. */
  port?: number;
  /** The time in milliseconds: `Date.now` if absent. */
  now?: () => number;
  currency?: string;
  /** Without: there are no annual prices. */
  annual?: boolean;
  /** The first address that gets the events. */
  webhook?: string;
} & Partial<StripeSettings>;

const secretKey = 'sk_test_fake';
const webhookSecret = 'whsec_fake';
/** A year costs as much as ten months. */
const MONTHS_PAID = 10;

/** A product and its prices for each paid plan, as an operator makes them. */
function sellPlans(world: World, currency: string): FakeStripe['prices'] {
  const sell = (plan: PaidPlan) => {
    const product = world.add<'product'>(productOf(world.born('prod'), plans[plan].label));
    const cents = Math.round(plans[plan].price * 100);
    const price = (interval: BillingInterval, amount: number) =>
      world.add<'price'>(priceOf(world.born('price'), { product: product.id, amount, currency, interval }))
        .id;
    return { month: price('month', cents), year: price('year', cents * MONTHS_PAID) };
  };
  return { basic: sell('basic'), pro: sell('pro') };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) text += chunk;
  return text;
}

type Parts = { world: World; clock: Clock; api: StripeApi };

async function answer(incoming: IncomingMessage, response: ServerResponse, { world, clock, api }: Parts) {
  const body = await readBody(incoming);
  clock.run();
  const path = new URL(incoming.url ?? '/', 'http://fake').pathname;
  const page = answerPage(world, { method: incoming.method ?? 'GET', path, body });
  if (!page) return api.answer(incoming, response, body);
  if ('location' in page) return void response.writeHead(303, { location: page.location }).end();
  response.writeHead(page.status ?? 200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

function actsOf(world: World, clock: Clock): Acts {
  const configurationOf = (session: string) =>
    world.get('billing_portal.configuration', world.get('billing_portal.session', session).configuration);
  /** What is due until now happens first. */
  const now = <Result>(work: () => Result): Result => {
    clock.run();
    return work();
  };
  return {
    setCard: (customer, card) => void now(() => world.cards.set(customer, card)),
    payCheckout: (session, card = 'works') => now(() => payCheckout(world, session, card)),
    retryInvoice: (id) =>
      now(() => {
        const invoice = world.get('invoice', id);
        return invoice.status === 'open' && payInvoice(world, invoice);
      }),
    changeInPortal: (session, id, priceId) =>
      now(() => {
        const [subscription, price] = [world.get('subscription', id), world.get('price', priceId)];
        changeByPortal(world, { subscription, price, configuration: configurationOf(session) });
      }),
    cancelInPortal: (session, id) =>
      now(() => {
        const subscription = world.get('subscription', id);
        cancelByPortal(world, { subscription, configuration: configurationOf(session) });
      }),
    dispute: (charge) => now(() => openDispute(world, world.get('charge', charge)).id),
    closeDispute: (id, status) => now(() => closeDispute(world, world.get('dispute', id), status)),
  };
}

/** Starts a fake Stripe with a product and prices for each paid plan, and without customers. */
export async function startStripe(options: FakeStripeOptions = {}): Promise<FakeStripe> {
  const { port = 0, now = Date.now, currency = 'usd', annual = true, webhook, ...settings } = options;
  const world: World = new World(() => now() + clock.added);
  const api = new StripeApi(world, secretKey);
  const clock: Clock = new Clock(world, (seconds) => api.forget(seconds));
  Object.assign(world.settings, settings);
  const webhooks = new Webhooks(webhookSecret);
  if (webhook) webhooks.add(webhook);
  world.onEvent = (event) => webhooks.happened(event);
  const prices = sellPlans(world, currency);
  const server = createServer((incoming, response) => {
    void answer(incoming, response, { world, clock, api }).catch(() => response.destroy());
  });
  const url = await listen(server, port);
  world.url = url;
  const year = { STRIPE_PRICE_BASIC_ANNUAL: prices.basic.year, STRIPE_PRICE_PRO_ANNUAL: prices.pro.year };
  return {
    ...actsOf(world, clock),
    ...{ url, secretKey, webhookSecret, prices, settings: world.settings, world, clock, webhooks },
    variables: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_BASIC_MONTHLY: prices.basic.month,
      STRIPE_PRICE_PRO_MONTHLY: prices.pro.month,
      ...(annual && year),
      STRIPE_API_ROOT: url,
    },
    calls: api.calls,
    count: (name) => api.calls.filter((call) => call.name === name).length,
    fail: (name, fault, times = Number.POSITIVE_INFINITY) => api.setFault(name, fault, times),
    heal: (name) => api.heal(name),
    watch: (watcher) => {
      api.watch = watcher;
    },
    close: () =>
      new Promise((closed) => {
        webhooks.close();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Prints the environment variables for this fake as JSON, and serves until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, webhook: { type: 'string' } } });
  const { port, webhook } = values;
  const stripe = await startStripe({ port: Number(port ?? 0), ...(webhook && { webhook }) });
  console.log(JSON.stringify(stripe.variables));
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => void stripe.close());
}

if (import.meta.main) await main();
