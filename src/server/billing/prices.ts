import type Stripe from 'stripe';
import {
  type BillingInterval,
  billingIntervals,
  type OfferedPrice,
  type PaidPlan,
  paidPlans,
} from '#domain/billing.ts';
import { formatMoney } from '#domain/money.ts';
import { plans } from '#domain/plans.ts';
import type { Schema } from '../database/schema.ts';
import { ConfigurationError } from '../env.ts';
import { describeError, type Logger } from '../log.ts';
import { type BillingEnv, priceVariableOf } from './billing-env.ts';
import { idOf, stripeCodeOf } from './stripe-client.ts';
import { isStripeError } from './stripe-failure.ts';

/** A configured price as Stripe knows it. */
export type ConfiguredPrice = OfferedPrice & { id: string; product: string };

/** What a price is for. */
export type PriceTerms = Pick<OfferedPrice, 'plan' | 'interval'>;

/** The configured prices, and what else is sold as these plans. */
export type Prices = {
  /**
   * Reads the prices at Stripe. Throws `ConfigurationError` for a configuration that cannot work. If Stripe does not
   * answer, the prices stay as they were, and that is logged.
   */
  read(options?: Stripe.RequestOptions): Promise<void>;
  /** The prices that can be chosen now, by plan and interval. Empty until Stripe has answered. */
  configured(): readonly ConfiguredPrice[];
  find(plan: PaidPlan, interval: BillingInterval): ConfiguredPrice | undefined;
  /** The plan that a price belongs to, also a former price: known by its product. */
  planOf(price: { id: string; product: Stripe.Price['product'] }): PaidPlan | undefined;
  /** What a configured price is for; undefined for any other. */
  termsOf(priceId: string): PriceTerms | undefined;
  /** Sentences for the operator: amounts that differ from the table of plans, or that Stripe does not answer. */
  warnings(): readonly string[];
};

type Wanted = PriceTerms & { id: string };

const wantedPrices = ({ prices }: BillingEnv): Wanted[] =>
  paidPlans.flatMap((plan) =>
    billingIntervals.flatMap((interval) => {
      const id = prices[plan][interval];
      return id === undefined ? [] : [{ plan, interval, id }];
    }),
  );

/** Checks that a price can be what its variable says. Throws `ConfigurationError`. */
function checkPrice(price: Stripe.Price, { plan, interval }: Wanted): ConfiguredPrice {
  const variable = priceVariableOf[plan][interval];
  const { id, unit_amount: amount, currency, recurring } = price;
  if (!price.active) throw new ConfigurationError(`${variable} must be an active price at Stripe.`);
  if (recurring?.interval !== interval || recurring.interval_count !== 1) {
    throw new ConfigurationError(`${variable} must be a price that is paid every ${interval}.`);
  }
  if (amount === null) throw new ConfigurationError(`${variable} must be a price with one fixed amount.`);
  return { id, plan, interval, amount, currency, product: idOf(price.product) ?? '' };
}

/** A price in the answer of Stripe. Throws `ConfigurationError` if the configuration cannot work. */
async function readPrice(
  stripe: Stripe,
  { wanted, isLive }: { wanted: Wanted; isLive: boolean },
  options: Stripe.RequestOptions,
): Promise<ConfiguredPrice> {
  try {
    return checkPrice(await stripe.prices.retrieve(wanted.id, {}, options), wanted);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    const variable = priceVariableOf[wanted.plan][wanted.interval];
    const mode = isLive ? 'live' : 'test';
    if (stripeCodeOf(error) === 'resource_missing') {
      throw new ConfigurationError(
        `${variable} must be the id of a price that this Stripe account has in its ${mode} mode.`,
      );
    }
    if (error.type === 'StripeAuthenticationError') {
      throw new ConfigurationError('STRIPE_SECRET_KEY must be a key that Stripe accepts.');
    }
    if (error.type === 'StripePermissionError') {
      throw new ConfigurationError('STRIPE_SECRET_KEY must be a key that may read prices.');
    }
    throw error;
  }
}

/** Throws `ConfigurationError` if a product does not tell which plan it is. */
function checkProducts(prices: readonly ConfiguredPrice[]): void {
  for (const { plan, interval, product } of prices) {
    const other = prices.find((price) => price.product === product && price.plan !== plan);
    if (other) {
      throw new ConfigurationError(
        `${priceVariableOf[plan][interval]} must belong to another product than ` +
          `${priceVariableOf[other.plan][other.interval]}.`,
      );
    }
  }
}

/** A sentence if a monthly price is not what the table of plans says. */
function mismatch({ plan, interval, amount, currency }: ConfiguredPrice): string[] {
  const listed = { amount: Math.round(plans[plan].price * 100), currency: 'usd' };
  if (interval === 'year' || (amount === listed.amount && currency === listed.currency)) return [];
  return [
    `${plans[plan].label} costs ${formatMoney({ amount, currency })} a month at Stripe and ` +
      `${formatMoney(listed)} in the table of plans. The pages show what Stripe charges.`,
  ];
}

/** What the operator should look at, in sentences. */
function warningsAbout(prices: readonly ConfiguredPrice[]): string[] {
  const currencies = [...new Set(prices.map(({ currency }) => currency.toUpperCase()))];
  const mixed = `The prices at Stripe have different currencies: ${currencies.join(', ')}.`;
  return [...(currencies.length > 1 ? [mixed] : []), ...prices.flatMap(mismatch)];
}

/** Creates the prices. Nothing is read yet. */
export function createPrices(env: BillingEnv, stripe: () => Promise<Stripe>, log: Logger): Prices {
  let known: readonly ConfiguredPrice[] = [];
  let unanswered: string | undefined;
  const termsOf = (id: string) => wantedPrices(env).find((wanted) => wanted.id === id);
  return {
    async read(options: Stripe.RequestOptions = {}) {
      try {
        const client = await stripe();
        const read = await Promise.all(
          wantedPrices(env).map((wanted) => readPrice(client, { wanted, isLive: env.isLive }, options)),
        );
        checkProducts(read);
        const isChanged = JSON.stringify(read) !== JSON.stringify(known);
        known = read;
        unanswered = undefined;
        for (const warning of isChanged ? warningsAbout(read) : []) log.warn(warning);
      } catch (error) {
        if (!isStripeError(error)) throw error;
        unanswered = 'Stripe does not answer. The pages show the amounts of the table of plans.';
        if (known.length > 0) unanswered = 'Stripe does not answer. The pages show the last amounts it gave.';
        log.warn({ error: describeError(error) }, 'The prices could not be read at Stripe');
      }
    },
    configured: () => known,
    find: (plan, interval) => known.find((price) => price.plan === plan && price.interval === interval),
    planOf: ({ id, product }) =>
      termsOf(id)?.plan ?? known.find((price) => price.product === idOf(product))?.plan,
    termsOf,
    warnings: () => [...(unanswered === undefined ? [] : [unanswered]), ...warningsAbout(known)],
  };
}

/**
 * What prices are for, with the row's own price: a subscriber whose price was taken out of the configuration keeps its
 * plan.
 */
export function withPriceOf(
  prices: Pick<Prices, 'planOf' | 'termsOf'>,
  row: Pick<Schema['billing_customers'], 'price' | 'plan' | 'billing_interval'> | undefined,
): Pick<Prices, 'planOf' | 'termsOf'> {
  const { plan, billing_interval: interval } = row ?? {};
  const remembered = (id: string) => (row?.price === id && plan && interval ? { plan, interval } : undefined);
  return {
    planOf: (price) => prices.planOf(price) ?? remembered(price.id)?.plan,
    termsOf: (id) => prices.termsOf(id) ?? remembered(id),
  };
}
