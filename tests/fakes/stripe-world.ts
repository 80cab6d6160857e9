// The state of the fake Stripe: its objects, its clock and its events.
import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { type Form, noSuch } from './stripe-form.ts';
import type { Metadata, Price, Schedule, Subscription } from './stripe-objects.ts';
import type { Charge, Dispute, Intent, Invoice, Line, Refund } from './stripe-payment-objects.ts';
import type { Checkout, Configuration, PortalSession } from './stripe-session-objects.ts';

export type Kinds = {
  product: Stripe.Product;
  price: Price;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  subscription: Subscription;
  subscription_schedule: Schedule;
  invoice: Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Intent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  'checkout.session': Checkout;
  'billing_portal.configuration': Configuration;
  'billing_portal.session': PortalSession;
  event: Stripe.EventBase;
};
export type Kind = keyof Kinds;
export type StripeObject = Kinds[Kind];

export type Card = 'works' | 'declines';

/** May be changed at any time. */
export type StripeSettings = {
  /** The days between the tries to take the money of an unpaid invoice. */
  retryDays: number[];
  /** What happens to a subscription after the last try. */
  afterRetries: 'cancel' | 'unpaid' | 'past_due';
  /**
   * What the portal sets when a person cancels: Stripe sets `cancel_at` alone for a subscription in the flexible
   * billing mode. Source: https://docs.stripe.com/billing/subscriptions/billing-mode/compare.
   */
  portalCancelsBy: 'cancel_at' | 'cancel_at_period_end';
};

/** `id`: the one in the path. */
export type StripeRequest = { world: World; form: Form; id: string };
export type Route = (request: StripeRequest) => unknown;

type RequestOfEvent = { id: string; idempotency_key: string | null };

export class World {
  readonly settings: StripeSettings = {
    retryDays: [3, 5, 7],
    afterRetries: 'cancel',
    portalCancelsBy: 'cancel_at',
  };
  /** The address of the fake. */
  url = '';
  /** What the card of a customer does; a customer without a row has a card that works. */
  readonly cards = new Map<string, Card>();
  /** Lines for the next invoice of a subscription. */
  readonly pendingLines = new Map<string, Line[]>();
  /** What a session of Checkout sells. */
  readonly checkouts = new Map<string, { price: Price; metadata: Metadata }>();
  /** Gets each event as it happens. */
  onEvent: (event: Stripe.EventBase) => void = () => {};
  /** The request that causes the events of now. */
  request: RequestOfEvent | null = null;
  /** The moment at which something is made to happen, if it is not now. In seconds. */
  moment: number | undefined;
  /** Rises with each change. */
  version = 0;
  readonly #now: () => number;
  readonly #prefix = randomBytes(4).toString('hex');
  #made = 0;
  readonly #byId = new Map<string, StripeObject>();
  readonly #byKind = new Map<Kind, StripeObject[]>();
  readonly #byCustomer = new Map<string, StripeObject[]>();

  /** `now`: the time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** In seconds. */
  now(): number {
    return this.moment ?? Math.floor(this.#now() / 1000);
  }

  /** What a new object begins with. */
  born(prefix: string): { id: string; created: number } {
    this.#made += 1;
    return {
      id: `${prefix}_${this.#prefix}${this.#made.toString(36).padStart(8, '0')}`,
      created: this.now(),
    };
  }

  add<K extends Kind>(object: Kinds[K] & { object: K }): Kinds[K] {
    this.#byId.set(object.id, object);
    const rows = [this.#rows(this.#byKind, object.object)];
    if ('customer' in object && typeof object.customer === 'string') {
      rows.push(this.#rows(this.#byCustomer, object.customer));
    }
    for (const row of rows) row.push(object);
    this.version += 1;
    return object;
  }

  #rows<Key>(rows: Map<Key, StripeObject[]>, key: Key): StripeObject[] {
    const row = rows.get(key) ?? [];
    rows.set(key, row);
    return row;
  }

  find(id: string): StripeObject | undefined {
    return this.#byId.get(id);
  }

  /** Throws Stripe's refusal if there is none: of the parameter that names it, or of the path. */
  get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K] {
    const object = this.#byId.get(id);
    if (object?.object === kind) return object as Kinds[K];
    throw noSuch(kind, id, param);
  }

  /** The same, for a customer who is not deleted. */
  customer(id: string, param?: string): Stripe.Customer {
    const customer = this.get('customer', id, param);
    if (customer.deleted) throw noSuch('customer', id, param);
    return customer;
  }

  /** Oldest first. */
  all<K extends Kind>(kind: K, customer?: string): Kinds[K][] {
    if (customer === undefined) return (this.#byKind.get(kind) ?? []) as Kinds[K][];
    return (this.#byCustomer.get(customer) ?? []).filter(({ object }) => object === kind) as Kinds[K][];
  }

  /** Leaves only a deleted customer's id. */
  forget(id: string): Stripe.DeletedCustomer {
    const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
    const customers = this.#rows(this.#byKind, 'customer');
    customers.splice(
      customers.findIndex((customer) => customer.id === id),
      1,
    );
    this.#byId.set(id, deleted);
    this.version += 1;
    return deleted;
  }

  /** Stores an event with the object as it is now, and tells those who listen. */
  emit(type: string, object: StripeObject, previous?: Record<string, unknown>): void {
    const data = {
      object: JSON.parse(JSON.stringify(object)),
      ...(previous && { previous_attributes: previous }),
    };
    const event: Stripe.EventBase = {
      ...{ ...this.born('evt'), object: 'event', api_version: Stripe.API_VERSION, data, livemode: false },
      ...{ pending_webhooks: 1, request: this.request, type: type as Stripe.Event.Type },
    };
    this.onEvent(this.add<'event'>(event));
  }

  /** Changes fields of an object, and emits an event with what they were, if one differs. */
  change<O extends StripeObject>(type: string, object: O, fields: Partial<O>): void {
    const before = JSON.parse(JSON.stringify(object));
    Object.assign(object, fields);
    const after = JSON.parse(JSON.stringify(object));
    const differing = Object.keys(after).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    if (differing.length === 0) return;
    this.emit(type, object, Object.fromEntries(differing.map((name) => [name, before[name] ?? null])));
  }

  /** Moves every time of every object into the past. An event keeps the object as it was when the event happened. */
  shift(seconds: number): void {
    const seen = new Set<object>();
    const moved = (value: unknown): unknown => {
      if (typeof value === 'number') return value >= 1_000_000_000 ? value - seconds : value;
      if (typeof value !== 'object' || !value || seen.has(value)) return value;
      seen.add(value);
      for (const [name, item] of Object.entries(value)) Reflect.set(value, name, moved(item));
      return value;
    };
    for (const object of this.#byId.values()) {
      if (object.object === 'event') object.created -= seconds;
      else moved(object);
    }
    this.version += 1;
  }
}
