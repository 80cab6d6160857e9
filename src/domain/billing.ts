import { z } from 'zod';
import { billingMessages } from './billing-messages.ts';
import { type Plan, plans, planValues } from './plans.ts';

/** How often a plan is paid, always in advance. */
export const billingIntervals = ['month', 'year'] as const;

export type BillingInterval = (typeof billingIntervals)[number];

/** The plans that cost something, cheapest first. */
export const paidPlans = planValues.filter((plan) => plans[plan].price > 0) as Exclude<Plan, 'free'>[];

export type PaidPlan = (typeof paidPlans)[number];

const moneySchema = z.object({
  amount: z.int().describe('In the smallest unit of the currency, such as cents.'),
  currency: z.string().describe('Three small letters: `usd`.'),
});

/** A price that can be chosen now. */
const offeredPriceSchema = moneySchema.extend({
  plan: z.enum(paidPlans),
  interval: z.enum(billingIntervals),
});

export type OfferedPrice = z.infer<typeof offeredPriceSchema>;

/** The response of GET /api/billing/prices. */
export const offeredPricesSchema = z.object({ prices: z.array(offeredPriceSchema) });

export type OfferedPrices = z.infer<typeof offeredPricesSchema>;

/** The body of POST /api/billing/checkout. `plan: 'free'` cancels a subscription at the end of its period. */
export const checkoutSchema = z.object({
  plan: z.enum(planValues, { error: billingMessages.planUnknown }),
  interval: z.enum(billingIntervals, { error: billingMessages.intervalUnknown }).default('month'),
});

/** The address of a page of the payment provider. */
export const billingPageSchema = z.object({ url: z.url() });

export type BillingPage = z.infer<typeof billingPageSchema>;

/** A subscription as the dashboard shows it. Times are ISO 8601 in UTC. */
const subscriptionSchema = moneySchema.extend({
  plan: z.enum(paidPlans),
  interval: z.enum(billingIntervals),
  /** `past_due`: the last payment failed; the plan stays until `access_ends_at`. */
  state: z.enum(['active', 'past_due']),
  /** When the next payment is due; null if the subscription ends before. */
  renews_at: z.string().nullable(),
  /** When the subscription ends because it was cancelled; null if it goes on. */
  ends_at: z.string().nullable(),
  /** The plan from `renews_at` on, if a smaller one was chosen; null if it stays. */
  next_plan: z.enum(paidPlans).nullable(),
  /** How often the plan is paid from `renews_at` on; null if that stays. */
  next_interval: z.enum(billingIntervals).nullable(),
  /** When the plan ends unless a payment succeeds; null if no payment has failed. */
  access_ends_at: z.string().nullable(),
});

export type SubscriptionDetails = z.infer<typeof subscriptionSchema>;

/** The response of GET /api/billing. */
export const billingSchema = z.object({
  /** Null: the account has none that is paid or can still be paid. */
  subscription: subscriptionSchema.nullable(),
  /** Until when the person can get all payments back by a press; null if that is not possible. */
  money_back_until: z.string().nullable(),
});

export type Billing = z.infer<typeof billingSchema>;

/** The response of POST /api/billing/refund: what was paid back. */
export const refundSchema = z.object({ refunded: z.array(moneySchema) });

export type RefundResult = z.infer<typeof refundSchema>;
