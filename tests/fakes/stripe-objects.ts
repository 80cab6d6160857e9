// The objects of the fake Stripe about plans and people, complete as the library's types describe them.
import Stripe from 'stripe';

export type Price = Stripe.Price & {
  product: string;
  unit_amount: number;
  recurring: Stripe.Price.Recurring;
};
export type Subscription = Stripe.Subscription & {
  customer: string;
  latest_invoice: string | null;
  schedule: string | null;
};
export type Schedule = Stripe.SubscriptionSchedule & { customer: string; subscription: string | null };
/** What every new object has. */
export type Born = { id: string; created: number };
export type Metadata = Record<string, string>;

/** Fields without a value. */
export function nulls<Name extends string>(...names: Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

/** A list as it is part of another object. */
export function listOf<Item>(data: Item[], url: string, more = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: more, url };
}

export function productOf({ id, created }: Born, name: string): Stripe.Product {
  return {
    ...{ id, object: 'product', name, created, updated: created, active: true, type: 'service' },
    ...{ images: [], marketing_features: [], metadata: {}, livemode: false, default_price: null },
    ...nulls('description', 'package_dimensions', 'shippable', 'statement_descriptor', 'tax_code'),
    ...nulls('tax_details', 'unit_label', 'url'),
  };
}

export type PriceInput = {
  product: string;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
};

export function priceOf({ id, created }: Born, { product, amount, currency, interval }: PriceInput): Price {
  const recurring = { interval, interval_count: 1, usage_type: 'licensed', ...nulls('meter') };
  return {
    ...{ id, object: 'price', active: true, billing_scheme: 'per_unit', created, currency, product },
    ...{ livemode: false, metadata: {}, tax_behavior: 'unspecified', type: 'recurring' },
    recurring: { ...recurring, ...nulls('trial_period_days') } satisfies Stripe.Price.Recurring,
    unit_amount: amount,
    unit_amount_decimal: Stripe.Decimal.from(amount),
    ...nulls('custom_unit_amount', 'lookup_key', 'nickname', 'tiers_mode', 'transform_quantity'),
  };
}

/** The old form of a price, which an item of a subscription still has. */
function planOf({ id, created, currency, product, unit_amount: amount, recurring }: Price): Stripe.Plan {
  const { interval, interval_count, usage_type } = recurring;
  return {
    ...{ id, object: 'plan', active: true, amount, billing_scheme: 'per_unit', created, currency },
    ...{ interval, interval_count, usage_type, livemode: false, metadata: {}, product },
    amount_decimal: Stripe.Decimal.from(amount),
    ...nulls('meter', 'nickname', 'tiers_mode', 'transform_usage', 'trial_period_days'),
  };
}

export function customerOf({ id, created }: Born, given: Partial<Stripe.Customer>): Stripe.Customer {
  const settings = nulls('custom_fields', 'default_payment_method', 'footer', 'rendering_options');
  return {
    ...{ id, object: 'customer', balance: 0, created, delinquent: false, livemode: false, metadata: {} },
    ...{ invoice_prefix: id.slice(-8).toUpperCase(), next_invoice_sequence: 1, invoice_settings: settings },
    ...{ preferred_locales: [], tax_exempt: 'none' },
    ...nulls('address', 'currency', 'customer_account', 'default_source', 'description', 'discount', 'email'),
    ...nulls('name', 'phone', 'shipping', 'test_clock'),
    ...given,
  };
}

export type Period = { start: number; end: number };

export function itemOf(
  { id, created }: Born,
  { price, subscription, period }: { price: Price; subscription: string; period: Period },
): Stripe.SubscriptionItem {
  return {
    ...{ id, object: 'subscription_item', created, metadata: {}, plan: planOf(price), price, quantity: 1 },
    ...{ current_period_start: period.start, current_period_end: period.end, subscription },
    ...{ discounts: [], tax_rates: [], ...nulls('billing_thresholds', 'current_trial') },
  };
}

/** Gives an item another price. */
export function reprice(item: Stripe.SubscriptionItem, price: Price): void {
  Object.assign(item, { price, plan: planOf(price) });
}

export type SubscriptionInput = {
  customer: string;
  item: Stripe.SubscriptionItem;
  currency: string;
  metadata?: Metadata | undefined;
  paymentMethod: string;
};

export function subscriptionOf({ id, created }: Born, input: SubscriptionInput): Subscription {
  const { customer, item, currency, metadata = {}, paymentMethod } = input;
  return {
    ...{ id, object: 'subscription', created, start_date: created, customer, currency, metadata },
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    ...{ status: 'active', cancel_at_period_end: false, collection_method: 'charge_automatically' },
    ...{ billing_cycle_anchor: created, default_payment_method: paymentMethod, discounts: [] },
    ...{ automatic_tax: { enabled: false, ...nulls('disabled_reason', 'liability') }, livemode: false },
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    cancellation_details: nulls('comment', 'feedback', 'feedback_option', 'reason'),
    ...{ billing_schedules: [], default_tax_rates: [] },
    invoice_settings: {
      issuer: { type: 'self' },
      ...nulls('account_tax_ids', 'custom_fields', 'description', 'footer'),
    },
    payment_settings: {
      save_default_payment_method: 'off',
      ...nulls('payment_method_options', 'payment_method_types'),
    },
    trial_settings: {
      end_behavior: { missing_payment_method: 'create_invoice', billing_cycle_anchor: null },
    },
    ...nulls('application', 'application_fee_percent', 'billing_cycle_anchor_config', 'billing_thresholds'),
    ...nulls('cancel_at', 'canceled_at', 'customer_account', 'days_until_due', 'default_source'),
    ...nulls('description', 'ended_at', 'latest_invoice', 'managed_payments', 'on_behalf_of'),
    ...nulls('next_pending_invoice_item_invoice', 'pause_collection', 'pending_invoice_item_interval'),
    ...nulls('pending_setup_intent', 'pending_update', 'schedule', 'test_clock', 'transfer_data'),
    ...nulls('trial_end', 'trial_start'),
  };
}

/** The only item of a subscription. */
export function itemOfSubscription(subscription: Subscription): Stripe.SubscriptionItem & { price: Price } {
  return subscription.items.data[0] as Stripe.SubscriptionItem & { price: Price };
}

export const isEnded = ({ status }: Subscription) => ['canceled', 'incomplete_expired'].includes(status);

/** The end of the period that begins at `start`: the day of the month is that of the anchor, if the month has it. */
export function periodEnd(anchor: number, start: number, { recurring }: Price): number {
  const from = new Date(anchor * 1000);
  const step = recurring.interval === 'year' ? 12 : 1;
  for (let months = step; ; months += step) {
    const month = new Date(from);
    month.setUTCDate(1);
    month.setUTCMonth(from.getUTCMonth() + months);
    const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
    month.setUTCDate(Math.min(from.getUTCDate(), days));
    if (month.getTime() / 1000 > start) return Math.floor(month.getTime() / 1000);
  }
}

export function phaseOf({ start, end }: Period, price: Price): Stripe.SubscriptionSchedule.Phase {
  const item = { price: price.id, plan: price.id, quantity: 1, discounts: [], metadata: {}, tax_rates: [] };
  return {
    ...{ start_date: start, end_date: end, currency: price.currency, proration_behavior: 'none' },
    items: [{ ...item, billing_thresholds: null }],
    ...{ add_invoice_items: [], default_tax_rates: [], discounts: [], metadata: {} },
    ...nulls('application_fee_percent', 'billing_cycle_anchor', 'billing_thresholds', 'collection_method'),
    ...nulls('default_payment_method', 'description', 'invoice_settings', 'on_behalf_of'),
    ...nulls('transfer_data', 'trial_end'),
  };
}

/** A schedule of a subscription with its present phase and those that follow. */
export function scheduleOf({ id, created }: Born, subscription: Subscription): Schedule {
  return {
    ...{ id, object: 'subscription_schedule', created, customer: subscription.customer, metadata: {} },
    ...{ subscription: subscription.id, status: 'active', end_behavior: 'release', livemode: false },
    ...{ phases: [], pause_schedules: [], billing_mode: subscription.billing_mode },
    default_settings: {
      billing_cycle_anchor: 'automatic',
      collection_method: 'charge_automatically',
      invoice_settings: {
        issuer: { type: 'self' },
        ...nulls('account_tax_ids', 'custom_fields', 'days_until_due', 'description', 'footer'),
      },
      ...nulls('application_fee_percent', 'billing_thresholds', 'default_payment_method', 'description'),
      ...nulls('on_behalf_of', 'transfer_data'),
    },
    ...nulls('application', 'canceled_at', 'completed_at', 'current_phase', 'customer_account'),
    ...nulls('released_at', 'released_subscription', 'test_clock'),
  };
}
