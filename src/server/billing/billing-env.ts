import { z } from 'zod';
import type { BillingInterval, PaidPlan } from '#domain/billing.ts';
import { urlField, wholeNumber } from '../env-fields.ts';

/** What payments need. Prices and keys are Stripe's; `graceDays`: how long a failed payment keeps the plan. */
export type BillingEnv = {
  secretKey: string;
  /** Whether the key is of Stripe's live mode. */
  isLive: boolean;
  webhookSecret: string;
  /** The ids of the prices. An annual one may be missing. */
  prices: Record<PaidPlan, { month: string; year: string | undefined }>;
  /** The origin of Stripe's API; undefined: Stripe's own. */
  apiRoot: string | undefined;
  graceDays: number;
};

/** The variable of each price. */
export const priceVariableOf: Record<PaidPlan, Record<BillingInterval, keyof BillingValues>> = {
  basic: { month: 'STRIPE_PRICE_BASIC_MONTHLY', year: 'STRIPE_PRICE_BASIC_ANNUAL' },
  pro: { month: 'STRIPE_PRICE_PRO_MONTHLY', year: 'STRIPE_PRICE_PRO_ANNUAL' },
};

const priceId = (variable: string) =>
  z
    .string()
    .regex(/^[\w-]{1,255}$/, `${variable} must be the id of a price at Stripe, such as price_1AbC.`)
    .optional();

/** The environment variables of payments. */
export const billingVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(sk|rk)_\w+$/,
      'STRIPE_SECRET_KEY must be a secret or a restricted key of Stripe, such as sk_live_….',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[\w+/=]+$/,
      'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook, such as whsec_….',
    )
    .optional(),
  STRIPE_PRICE_BASIC_MONTHLY: priceId('STRIPE_PRICE_BASIC_MONTHLY'),
  STRIPE_PRICE_BASIC_ANNUAL: priceId('STRIPE_PRICE_BASIC_ANNUAL'),
  STRIPE_PRICE_PRO_MONTHLY: priceId('STRIPE_PRICE_PRO_MONTHLY'),
  STRIPE_PRICE_PRO_ANNUAL: priceId('STRIPE_PRICE_PRO_ANNUAL'),
  STRIPE_API_ROOT: urlField(
    'STRIPE_API_ROOT must be an origin, such as https://stripe.example.com.',
    ['http:', 'https:'],
    (url) => url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password,
  ).optional(),
  STRIPE_GRACE_DAYS: wholeNumber('STRIPE_GRACE_DAYS', 0, 60, 7),
};

type BillingValues = z.infer<z.ZodObject<typeof billingVariables>>;

/** The variables that payments cannot do without, besides the key. */
const required = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_BASIC_MONTHLY', 'STRIPE_PRICE_PRO_MONTHLY'] as const;

/** A sentence about a variable that is missing or is there twice; undefined if none is. */
export function billingFault(values: BillingValues): string | undefined {
  const prices = Object.values(priceVariableOf)
    .flatMap(({ month, year }) => [month, year])
    .filter((name) => values[name] !== undefined);
  if (!values.STRIPE_SECRET_KEY) {
    const [set] = prices;
    return set && `STRIPE_SECRET_KEY must be set if ${set} is set.`;
  }
  const missing = required.find((name) => !values[name]);
  if (missing) return `${missing} must be set if STRIPE_SECRET_KEY is set.`;
  for (const [index, name] of prices.entries()) {
    const other = prices.slice(0, index).find((before) => values[before] === values[name]);
    if (other) return `${other} and ${name} must be two different prices.`;
  }
  return undefined;
}

/** Groups the variables; undefined if payments are not set up. */
export function billingEnv(values: BillingValues): BillingEnv | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const { STRIPE_PRICE_BASIC_MONTHLY: basic, STRIPE_PRICE_PRO_MONTHLY: pro } = values;
  if (!secretKey || !webhookSecret || !basic || !pro) return undefined;
  return {
    secretKey,
    isLive: /^[a-z]+_live_/.test(secretKey),
    webhookSecret,
    prices: {
      basic: { month: basic, year: values.STRIPE_PRICE_BASIC_ANNUAL },
      pro: { month: pro, year: values.STRIPE_PRICE_PRO_ANNUAL },
    },
    apiRoot: values.STRIPE_API_ROOT,
    graceDays: values.STRIPE_GRACE_DAYS,
  };
}
