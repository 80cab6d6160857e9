import type { Billing, SubscriptionDetails } from '#domain/billing.ts';
import type { BillingContext } from './billing-context.ts';
import { type CustomerRow, findCustomerRow } from './customer-rows.ts';
import { moneyBackUntil } from './money-back.ts';

const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

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
    renews_at: ends_at === null ? isoOf(period_ends_at) : null,
    ends_at: isoOf(ends_at),
    next_plan: row.next_plan,
    access_ends_at: isoOf(row.access_ends_at),
  };
}

/** What an account pays, as it was last read at Stripe. Rejects if the database does not answer. */
export async function readBilling(
  { database }: Pick<BillingContext, 'database'>,
  accountId: string,
): Promise<Billing> {
  const row = await findCustomerRow(database, accountId);
  if (!row) return { subscription: null, money_back_until: null };
  const until = moneyBackUntil(row, await database.now(database.db));
  return { subscription: presentSubscription(row), money_back_until: isoOf(until ?? null) };
}
