import { Hono, type MiddlewareHandler } from 'hono';
import {
  billingPageSchema,
  billingSchema,
  checkoutSchema,
  offeredPricesSchema,
  refundSchema,
} from '#domain/billing.ts';
import { apiPaths } from '#domain/paths.ts';
import type { Billing } from '../billing/billing.ts';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';
import { describeRoute, jsonResponse, withDescription } from './openapi.ts';
import { jsonInput, readBody } from './request-input.ts';
import { countChange, requireAccount } from './require-account.ts';

/** The longest accepted event, in bytes. Stripe's events have some kilobytes. */
const MAX_EVENT = 512 * 1024;

type BillingEnv = HonoEnv & { Variables: { billing: Billing } };

/** Answers `not_found` where payments are not set up. */
const requireBilling = withDescription<MiddlewareHandler<BillingEnv>>(
  { problems: ['not_found'] },
  async (c, next) => {
    const { billing } = c.var.deps;
    if (!billing) throw new ProblemError('not_found');
    c.set('billing', billing);
    await next();
  },
);

/** Payments: prices, Stripe's pages, money back, and Stripe's events. */
export const billingRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.billingPrices,
    describeRoute({
      operationId: 'listPrices',
      summary: 'List the prices that can be chosen now',
      responses: { 200: jsonResponse('The prices. Empty while they are not known.', offeredPricesSchema) },
    }),
    requireBilling,
    (c) => {
      const prices = c.var.billing.prices
        .configured()
        .map(({ plan, interval, amount, currency }) => ({ plan, interval, amount, currency }));
      return c.json({ prices });
    },
  )
  .get(
    apiPaths.billing,
    describeRoute({
      operationId: 'billing',
      summary: 'Read your subscription',
      responses: { 200: jsonResponse('What the account pays.', billingSchema) },
    }),
    requireBilling,
    requireAccount,
    async (c) => c.json(await c.var.billing.read(c.var.account.id)),
  )
  .post(
    apiPaths.billingCheckout,
    describeRoute({
      operationId: 'openPlanPage',
      summary: 'Open the page on which you pay for a plan, change it or cancel it',
      description:
        'The response has the URL of a page of the payment provider. The plan changes when the provider ' +
        'confirms it. With `free`, the page cancels the subscription at the end of its period.',
      responses: { 200: jsonResponse('The page to open.', billingPageSchema) },
      problems: ['no_subscription', 'billing_failed'],
    }),
    requireBilling,
    requireAccount,
    countChange,
    jsonInput(checkoutSchema),
    async (c) => c.json(await c.var.billing.openPlanPage(c.var.account, c.req.valid('json'))),
  )
  .post(
    apiPaths.billingPortal,
    describeRoute({
      operationId: 'openPortal',
      summary: 'Open the page with your invoices and payment methods',
      responses: { 200: jsonResponse('The page to open.', billingPageSchema) },
      problems: ['no_subscription', 'billing_failed'],
    }),
    requireBilling,
    requireAccount,
    countChange,
    async (c) => c.json(await c.var.billing.openPortal(c.var.account.id)),
  )
  .post(
    apiPaths.billingRefund,
    describeRoute({
      operationId: 'requestMoneyBack',
      summary: 'Get your money back',
      description:
        'Pays all payments back and ends the subscription at once. Possible once, within 30 days of the ' +
        'first payment of the account.',
      responses: { 200: jsonResponse('What is paid back.', refundSchema) },
      problems: ['no_refund', 'billing_failed'],
    }),
    requireBilling,
    requireAccount,
    countChange,
    async (c) => c.json({ refunded: await c.var.billing.payBack(c.var.account) }),
  )
  .post(
    apiPaths.billingWebhook,
    describeRoute({
      operationId: 'billingEvent',
      summary: 'Take an event of the payment provider',
      description: 'Only for Stripe, which signs its events.',
      responses: { 204: { description: 'The event is handled.' } },
      problems: ['validation', 'payload_too_large', 'billing_failed'],
    }),
    requireBilling,
    async (c) => {
      const body = await readBody(c.env.incoming, MAX_EVENT, {
        tooLarge: () => new ProblemError('payload_too_large'),
        broken: () => new ProblemError('validation', { detail: 'The event is incomplete.' }),
      });
      await c.var.billing.handleEvent({ body, signature: c.req.header('stripe-signature') ?? '' });
      return c.body(null, 204);
    },
  );
