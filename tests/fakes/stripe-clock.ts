// The time of the fake Stripe, and what happens by itself when time passes.
import { collectInvoice, endSubscription, payInvoice } from './stripe-money.ts';
import { isEnded, itemOfSubscription } from './stripe-objects.ts';
import { endPeriod } from './stripe-subscriptions.ts';
import type { World } from './stripe-world.ts';

const HOUR = 3_600;

export type Duration = { days?: number; hours?: number; seconds?: number };

const secondsOf = ({ days = 0, hours = 0, seconds = 0 }: Duration) => (days * 24 + hours) * HOUR + seconds;

type Due = { at: number; work: () => void };

/** All that will happen by itself, in no order. */
function* waiting(world: World): Generator<Due> {
  for (const subscription of world.all('subscription')) {
    if (isEnded(subscription)) continue;
    if (subscription.status === 'incomplete') {
      const at = subscription.created + 23 * HOUR;
      yield { at, work: () => endSubscription(world, subscription, 'payment_failed') };
      continue;
    }
    const { current_period_end: end } = itemOfSubscription(subscription);
    const { cancel_at: at } = subscription;
    if (at !== null && at < end) {
      yield { at, work: () => endSubscription(world, subscription, 'cancellation_requested') };
    } else yield { at: end, work: () => endPeriod(world, subscription) };
  }
  for (const invoice of world.all('invoice')) {
    const { automatically_finalizes_at: finalizes, next_payment_attempt: tries } = invoice;
    if (finalizes !== null) yield { at: finalizes, work: () => collectInvoice(world, invoice) };
    if (invoice.status === 'open' && tries !== null)
      yield { at: tries, work: () => payInvoice(world, invoice) };
  }
  for (const session of world.all('checkout.session')) {
    if (session.status !== 'open') continue;
    const work = () => world.change('checkout.session.expired', session, { status: 'expired', url: null });
    yield { at: session.expires_at, work };
  }
}

/**
 * The clock is real time, or the `now` of a test (in milliseconds), plus what the test has added. What is due happens
 * before each request and page, in its order and with its own time: a renewal, a further try of a failed payment, the
 * end of a cancelled subscription, the next phase of a schedule.
 *
 * A program compares Stripe's times with its own clock, so a test has two ways to let time pass:
 * - The program's clock can be replaced: `startStripe({ now: () => clock.now })`, and move that clock. Both follow.
 * - It cannot, because the program is a process of its own: `age({ days: 7 })` does what happens in seven days, and
 *   then moves all times of all objects seven days into the past. The clock of the fake stays the real one.
 * `advance` moves the fake's clock alone.
 */
export class Clock {
  readonly #world: World;
  readonly #forget: (seconds: number) => void;
  #next = Number.POSITIVE_INFINITY;
  #version = -1;
  /** In milliseconds. */
  added = 0;

  constructor(world: World, forget: (seconds: number) => void) {
    this.#world = world;
    this.#forget = forget;
  }

  /** Does what is due until now. */
  run(): void {
    const world = this.#world;
    const now = world.now();
    for (;;) {
      const due = this.#earliest();
      if (!due || due.at > now) return;
      world.moment = due.at;
      try {
        due.work();
      } finally {
        world.moment = undefined;
      }
    }
  }

  #earliest(): Due | undefined {
    const world = this.#world;
    if (this.#version === world.version && this.#next > world.now()) return undefined;
    let first: Due | undefined;
    for (const due of waiting(world)) if (!first || due.at < first.at) first = due;
    this.#version = world.version;
    this.#next = first?.at ?? Number.POSITIVE_INFINITY;
    return first;
  }

  /** Moves the clock of the fake forward. */
  advance(duration: Duration): void {
    this.added += secondsOf(duration) * 1000;
    this.run();
  }

  /** Lets time pass for all objects, while the clock stays. */
  age(duration: Duration): void {
    this.advance(duration);
    const seconds = secondsOf(duration);
    this.added -= seconds * 1000;
    this.#world.shift(seconds);
    this.#forget(seconds);
  }
}
