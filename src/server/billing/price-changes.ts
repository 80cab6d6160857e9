import { DAY_MS } from '../quotas/quota.ts';
import type { BillingContext } from './billing-context.ts';

/** How long a subscriber keeps the former price after the notice. Source: docs/product.md, 1.14. */
export const NOTICE_DAYS = 30;

/** How long a notice holds. After that the subscriber has to get another one. */
const NOTICE_ENDS_DAYS = 400;

/** A subscription that gets another price. */
export type PriceChange = { customer: string; subscription: string; price: string };

/** The subscriptions with a former price whose owners got a notice of the configured one long enough ago. */
export async function findPriceChanges({ database, env, prices }: BillingContext): Promise<PriceChange[]> {
  const now = await database.now(database.db);
  const rows = await database.db
    .selectFrom('billing_customers as customers')
    .innerJoin('price_notices as notices', (join) =>
      join
        .onRef('notices.user_id', '=', 'customers.user_id')
        .onRef('notices.plan', '=', 'customers.plan')
        .onRef('notices.billing_interval', '=', 'customers.billing_interval'),
    )
    .select([
      'customers.customer',
      'customers.subscription',
      'customers.price',
      'notices.plan',
      'notices.billing_interval',
      'notices.amount',
      'notices.currency',
    ])
    .where('customers.is_live', '=', Number(env.isLive))
    .where('customers.subscription', 'is not', null)
    .where('notices.sent_at', '<=', now - NOTICE_DAYS * DAY_MS)
    .where('notices.sent_at', '>', now - NOTICE_ENDS_DAYS * DAY_MS)
    .execute();
  return rows.flatMap(({ customer, subscription, price, plan, billing_interval, amount, currency }) => {
    const offered = prices.find(plan, billing_interval);
    const isNotified = offered?.amount === amount && offered.currency === currency;
    if (!offered || !isNotified || subscription === null || price === offered.id) return [];
    return [{ customer, subscription, price: offered.id }];
  });
}

/** Gives a subscription the configured price. It is charged from the next period on. Throws Stripe's errors. */
export async function applyPriceChange(
  ctx: BillingContext & { sync: (customer: string) => Promise<void> },
  { customer, subscription, price }: PriceChange,
): Promise<void> {
  const stripe = await ctx.stripe();
  const { items, schedule } = await stripe.subscriptions.retrieve(subscription);
  const item = items.data.find((each) => ctx.prices.planOf(each.price) !== undefined);
  // A subscription that changes its plan at the end of its period gets the configured price of that plan then.
  if (!item || schedule !== null) return;
  await stripe.subscriptions.update(
    subscription,
    { items: [{ id: item.id, price }], proration_behavior: 'none' },
    { idempotencyKey: `price-${subscription}-${price}` },
  );
  ctx.log.info('A subscription got the price that its owner was told');
  await ctx.sync(customer);
}
