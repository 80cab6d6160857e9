import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { BILLING_OUTCOME_PARAMETER, pagePaths } from '#domain/paths.ts';
import type { BillingContext } from './billing-context.ts';
import type { Prices } from './prices.ts';

/** The name in the metadata of the portal's configuration that this program has made. */
const MARK = 'features_hash';

/** What a subscriber can do in the portal. A larger plan starts at once, a smaller one at the end of the period. */
function portalFeatures(prices: Prices): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  const products = new Map<string, string[]>();
  for (const { id, product } of prices.configured()) {
    products.set(product, [...(products.get(product) ?? []), id]);
  }
  return {
    customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: [...products].map(([product, ids]) => ({ product, prices: ids })),
      schedule_at_period_end: {
        conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
      },
    },
  };
}

/** The portal's configuration with these features. It is made if Stripe does not have it yet. */
async function ensureConfiguration({ stripe: open, prices }: BillingContext): Promise<string> {
  const stripe = await open();
  const features = portalFeatures(prices);
  const hash = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 32);
  for await (const { id, metadata } of stripe.billingPortal.configurations.list({
    active: true,
    limit: 100,
  })) {
    if (metadata?.[MARK] === hash) return id;
  }
  const created = await stripe.billingPortal.configurations.create(
    { features, metadata: { [MARK]: hash } },
    { idempotencyKey: `portal-${hash}` },
  );
  return created.id;
}

/**
 * Opens a page of the customer portal: its first page, or the one of `flow`, which leads back by itself. Throws
 * Stripe's errors.
 */
export async function openPortal(
  ctx: BillingContext,
  customer: string,
  flow?: Stripe.BillingPortal.SessionCreateParams.FlowData,
): Promise<{ url: string }> {
  const return_url = `${ctx.origin()}${pagePaths.dashboard}?${BILLING_OUTCOME_PARAMETER}=changed`;
  const after_completion = { type: 'redirect' as const, redirect: { return_url } };
  const stripe = await ctx.stripe();
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url,
    configuration: await ensureConfiguration(ctx),
    ...(flow && { flow_data: { ...flow, after_completion } }),
  });
  return { url };
}
