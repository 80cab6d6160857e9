import { billingTexts } from '#domain/billing-messages.ts';
import type { Plan } from '#domain/plans.ts';
import { problems } from '#domain/problems.ts';
import { type BillingService, exampleSubscription, inDays, takePayments } from './billing-service.ts';
import { type Step, statesOf } from './dashboard-states.ts';

const never = new Promise<void>(() => undefined);

/** The step that opens the dashboard of a site with payments, and waits for these words of the row of payments. */
export function paying(
  plan: Plan,
  billing: Partial<BillingService>,
  words: string | RegExp,
  path = '/dashboard',
): Step {
  return async ({ page, service, dashboard }) => {
    await takePayments(page);
    Object.assign(service, { plan, used: 7 });
    Object.assign(service.billing, billing);
    await page.goto(path);
    await dashboard.payments.getByText(words).waitFor();
    await dashboard.meter.waitFor();
    await dashboard.mailbox.getByRole('button').first().waitFor();
  };
}

const annual = { ...exampleSubscription, plan: 'pro', interval: 'year', amount: 28_000 } as const;

/** The day until which a plan stays after a payment has failed. */
export const accessEndsAt = '2026-12-05T12:00:00.000Z';
export const pastDue = { ...exampleSubscription, state: 'past_due', access_ends_at: accessEndsAt } as const;

/** Subscriptions in every state. */
const subscriptionWalk: Record<string, Step> = {
  'payments-free': paying('free', { subscription: null }, billingTexts.freeCostsNothing),
  'payments-monthly': paying('basic', { subscription: exampleSubscription }, 'Next charge on'),
  'payments-annual': paying('pro', { subscription: annual }, 'Next charge on'),
  'payments-ending': paying(
    'basic',
    { subscription: { ...exampleSubscription, renews_at: null, ends_at: exampleSubscription.renews_at } },
    'Ends on',
  ),
  'payments-changing': paying(
    'pro',
    { subscription: { ...annual, next_plan: 'basic' } },
    'Changes to Basic on',
  ),
  'payments-changing-interval': paying(
    'pro',
    { subscription: { ...annual, next_interval: 'month' } },
    'Paid monthly from',
  ),
  'payments-past-due': paying('basic', { subscription: pastDue }, 'Basic stays until'),
  'payments-over': paying('free', { subscription: pastDue }, billingTexts.accessEnded),
  'payments-by-team': paying('pro', { subscription: null }, billingTexts.notPaidHere),
  'payments-not-loaded': paying('basic', { readRefusal: 'unavailable' }, billingTexts.notLoaded),
  'payments-not-opened': async (stage) => {
    const refused = {
      subscription: exampleSubscription,
      readRefusal: undefined,
      refusal: 'billing_failed',
    } as const;
    await paying('basic', refused, 'Next charge on')(stage);
    await stage.dashboard.button('Cancel plan').click();
    await stage.dashboard.payments.getByText(problems.billing_failed.detail).waitFor();
  },
};

/** All payments are got back. */
const refundWalk: Record<string, Step> = {
  'payments-refundable': paying(
    'basic',
    { subscription: exampleSubscription, moneyBackUntil: inDays(20) },
    'Money back until',
  ),
  'payments-refund-dialog': async ({ dashboard }) => {
    await dashboard.button('Get my money back').click();
    await dashboard.refund.getByText('This is possible only once.').waitFor();
  },
  'payments-refund-refused': async ({ service, dashboard }) => {
    service.billing.refusal = 'no_refund';
    await dashboard.refund.getByRole('button', { name: 'Get my money back' }).click();
    await dashboard.refund.getByText(problems.no_refund.detail).waitFor();
  },
  'payments-refunded': async ({ service, dashboard }) => {
    service.billing.refusal = undefined;
    service.plan = 'free';
    await dashboard.refund.getByRole('button', { name: 'Get my money back' }).click();
    await dashboard.refund.getByText('We have paid back €9.50.').waitFor();
  },
};

/** Back from the checkout, before its confirmation, and the deletion of an account that pays. */
const checkoutWalk: Record<string, Step> = {
  'payments-confirming': paying(
    'free',
    { subscription: null },
    billingTexts.confirming,
    '/dashboard?billing=paid',
  ),
  'payments-loading': async ({ page, service, dashboard }) => {
    service.billing.held = never;
    service.plan = 'basic';
    await page.goto('/dashboard');
    await dashboard.meter.waitFor();
  },
  'deletion-with-payments': async (stage) => {
    const held = Promise.resolve();
    const subscription = exampleSubscription;
    await paying('basic', { subscription, moneyBackUntil: inDays(20), held }, 'Money back until')(stage);
    await stage.dashboard.deleteAccount.click();
    await stage.dashboard.deletion.getByText('Your subscription ends at once').waitFor();
  },
};

/** Walks through every state of payments on the dashboard. */
export const paymentWalks = (): Record<string, Step>[] => [subscriptionWalk, refundWalk, checkoutWalk];

/** Every state of payments on the dashboard by its name. */
export const paymentStates = statesOf(paymentWalks);
