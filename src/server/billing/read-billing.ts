import type { Billing, SubscriptionDetails } from '#domain/billing.ts';
import { isoTime } from '../iso-time.ts';
import type { BillingContext } from './billing-context.ts';
import { type CustomerRow, findCustomerRow } from './customer-rows.ts';
import { moneyBackUntil } from './money-back.ts';

/** The subscription of a row as the dashboard shows it; null if there is none. */
function presentSubscription(row: CustomerRow): SubscriptionDetails | null {
  const { subscription, plan, billing_interval: interval, amount, currency, period_ends_at, ends_at } = row;
  if (!subscription || !plan || !interval || amount === null || currency === null) return null;
  return {
    plan,
    interval,
    amount,
    currency,
    state: row.status === 'past_due' ? 'past_due' : 'active',
    renews_at: ends_at === null ? isoTime(period_ends_at) : null,
    ends_at: isoTime(ends_at),
    next_plan: row.next_plan,
    next_interval: row.next_interval,
    access_ends_at: isoTime(row.access_ends_at),
  };
}

/** What an account pays, as it was last read at Stripe. Rejects if the database does not answer. */
export async function readBilling(
  { database, env }: Pick<BillingContext, 'database' | 'env'>,
  accountId: string,
): Promise<Billing> {
  const row = await findCustomerRow(database, accountId, env.isLive);
  if (!row) return { subscription: null, money_back_until: null };
  const until = moneyBackUntil(row, await database.now(database.db));
  return { subscription: presentSubscription(row), money_back_until: isoTime(until ?? null) };
}
