import { DAY_MS } from '../quotas/quota.ts';
import type { BillingContext } from './billing-context.ts';

/** How long a subscriber keeps the former price after the notice. Source: docs/product.md, 1.14. */
export const NOTICE_DAYS = 30;

/** The subscribers of a former price who were told the configured one long enough ago. */
async function findTold({ database, prices }: BillingContext) {
  const before = (await database.now(database.db)) - NOTICE_DAYS * DAY_MS;
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
    .where('customers.subscription', 'is not', null)
    .where('notices.sent_at', '<=', before)
    .execute();
  return rows.flatMap(({ customer, subscription, price, plan, billing_interval, ...told }) => {
    const now = prices.find(plan, billing_interval);
    const isTold = now && now.amount === Number(told.amount) && now.currency === told.currency;
    return isTold && subscription !== null && price !== now.id
      ? [{ customer, subscription, price: now.id }]
      : [];
  });
}

/**
 * Gives subscribers of a former price the configured one, if they were told it at least 30 days ago. It is charged from
 * their next period on. Throws Stripe's errors.
 */
export async function applyPriceChanges(
  ctx: BillingContext & { sync: (customer: string) => Promise<void> },
): Promise<void> {
  for (const { customer, subscription, price } of await findTold(ctx)) {
    const stripe = await ctx.stripe();
    const { items, schedule } = await stripe.subscriptions.retrieve(subscription);
    const item = items.data.find((each) => ctx.prices.planOf(each.price) !== undefined);
    // A subscription that changes its plan at the end of its period gets the configured price of that plan then.
    if (!item || schedule !== null) continue;
    await stripe.subscriptions.update(
      subscription,
      { items: [{ id: item.id, price }], proration_behavior: 'none' },
      { idempotencyKey: `price-${subscription}-${price}` },
    );
    await ctx.sync(customer);
  }
}
