// How the fake Stripe delivers its events, well or badly: https://docs.stripe.com/webhooks.
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';

export type Delivery = { event: string; type: string; url: string; status: number | 'no answer' };
type Endpoint = { url: string; secret: string };

/** What is wrong with a forged delivery. */
export type Forgery = 'other secret' | 'no signature' | 'stale' | 'changed body' | 'other scheme';

/** How late Stripe's own signature may be, and a little more. In seconds. */
const STALE_SECONDS = 301;

function sign(secret: string, time: number, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

/** The order of a pack of cards. `random`: from 0 to 1. */
function shuffle<Item>(items: Item[], random: () => number): Item[] {
  const pack = [...items];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [pack[last], pack[other]] = [pack[other] as Item, pack[last] as Item];
  }
  return pack;
}

export type DeliverOptions = {
  /** How often each event is delivered: 1, or a choice for each. */
  times?: number | ((event: Stripe.EventBase) => number);
  /** Delivers in a random order, also the repetitions. `true`: by `Math.random`. */
  shuffled?: boolean | (() => number);
  /** How many are delivered at once: 1. */
  atOnce?: number;
};

/** The signature's time is always real time, because the receiver compares it with real time. */
export class Webhooks {
  /** Every event, oldest first, delivered or not. */
  readonly events: Stripe.EventBase[] = [];
  /** The events that wait because deliveries are held. Oldest first. */
  held: Stripe.EventBase[] = [];
  readonly deliveries: Delivery[] = [];
  /** How long each delivery waits before it is sent. In milliseconds. */
  delayMs = 0;
  /** Events for which this is true are never delivered by themselves, as if the webhook were down. */
  drops: (event: Stripe.EventBase) => boolean = () => false;
  readonly #endpoints: Endpoint[] = [];
  readonly #failed = new Set<Stripe.EventBase>();
  #holds = false;
  #closed = false;
  #chain: Promise<void> = Promise.resolve();
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Sends all further events to an address. */
  add(url: string, secret = this.#secret): void {
    this.#endpoints.push({ url, secret });
  }

  /** Ends the deliveries to an address, as when the program behind it has moved. */
  remove(url: string): void {
    const place = this.#endpoints.findIndex((endpoint) => endpoint.url === url);
    if (place !== -1) this.#endpoints.splice(place, 1);
  }

  /** An event has happened. It is delivered after those before it. */
  happened(event: Stripe.EventBase): void {
    this.events.push(event);
    if (this.#endpoints.length === 0 || this.drops(event)) return;
    if (this.#holds) this.held.push(event);
    else this.#chain = this.#chain.then(() => this.#sendToAll(event));
  }

  /** Collects further events in `held`, until `release`. */
  hold(): void {
    this.#holds = true;
  }

  /** Delivers what was held, and from now on each event as it happens. Waits for the deliveries. */
  async release(options: DeliverOptions = {}): Promise<void> {
    this.#holds = false;
    await this.deliver(this.held.splice(0), options);
  }

  /** Throws the held events away. */
  drop(): void {
    this.held = [];
  }

  /** Waits until every event that is not held has been delivered. */
  async settle(): Promise<void> {
    let before: Promise<void> | undefined;
    while (before !== this.#chain) {
      before = this.#chain;
      await before;
    }
  }

  /** Delivers events: in the given order, or as the options say. Those may be old ones, too. */
  async deliver(events: Stripe.EventBase[], options: DeliverOptions = {}): Promise<void> {
    const { times = 1, shuffled = false, atOnce = 1 } = options;
    const count = typeof times === 'number' ? () => times : times;
    const all = events.flatMap((event) => Array.from({ length: count(event) }, () => event));
    const random = typeof shuffled === 'function' ? shuffled : Math.random;
    const queue = shuffled ? shuffle(all, random) : all;
    const work = async () => {
      for (let event = queue.shift(); event; event = queue.shift()) await this.#sendToAll(event);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** Delivers again what was not answered with success, as Stripe does for three days. */
  async redeliver(): Promise<void> {
    const events = this.events.filter((event) => this.#failed.has(event));
    this.#failed.clear();
    await this.deliver(events);
  }

  /** Sends an event, of the fake or made up, with a signature that must not be accepted. Returns the status. */
  async forge(event: Stripe.EventBase, forgery: Forgery, url = this.#endpoints[0]?.url): Promise<number> {
    if (!url) throw new Error('No webhook is registered.');
    const body = JSON.stringify(event, null, 2);
    const now = Math.floor(Date.now() / 1000);
    const time = forgery === 'stale' ? now - STALE_SECONDS : now;
    const secret = forgery === 'other secret' ? 'whsec_other' : this.#secret;
    const scheme = forgery === 'other scheme' ? 'v0' : 'v1';
    const header = forgery === 'no signature' ? undefined : `t=${time},${scheme}=${sign(secret, time, body)}`;
    const sent = forgery === 'changed body' ? body.replace('"object"', ' "object"') : body;
    const status = await this.#post(url, sent, header);
    if (status === 'no answer') throw new Error('The webhook did not answer.');
    return status;
  }

  async #sendToAll(event: Stripe.EventBase): Promise<void> {
    if (this.delayMs > 0) await sleep(this.delayMs);
    const body = JSON.stringify(event, null, 2);
    for (const { url, secret } of this.#endpoints) {
      if (this.#closed) return;
      const time = Math.floor(Date.now() / 1000);
      const status = await this.#post(url, body, `t=${time},v1=${sign(secret, time, body)}`);
      this.deliveries.push({ event: event.id, type: event.type, url, status });
      if (status === 'no answer' || status < 200 || status > 299) this.#failed.add(event);
    }
  }

  async #post(url: string, body: string, signature: string | undefined): Promise<Delivery['status']> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      ...(signature && { 'stripe-signature': signature }),
    };
    try {
      const signal = AbortSignal.timeout(20_000);
      const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 'no answer';
    }
  }

  close(): void {
    this.#closed = true;
  }
}
