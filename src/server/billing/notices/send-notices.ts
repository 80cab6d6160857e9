import type { BillingInterval, PaidPlan } from '#domain/billing.ts';
import type { Money } from '#domain/money.ts';
import { plans } from '#domain/plans.ts';
import type { Database } from '../../database/connect.ts';
import { type PriceNotice, priceNoticeMail } from '../../mail/billing-mails.ts';
import type { Mail } from '../../mail/mailer.ts';
import { DAY_MS } from '../../quotas/quota.ts';
import { NOTICE_DAYS } from '../price-changes.ts';

/** The new price of a plan, for the subscribers of one mode of Stripe. */
export type NewPrice = {
  plan: PaidPlan;
  interval: BillingInterval;
  amount: number;
  currency: string;
  isLive: boolean;
};

/** A subscriber who pays another amount. */
export type Recipient = { accountId: string; email: string; before: Money };

/** The currencies that the subscribers of a plan pay in. */
export async function findCurrencies(
  { db }: Pick<Database, 'db'>,
  { plan, interval, isLive }: Pick<NewPrice, 'plan' | 'interval' | 'isLive'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_customers')
    .select('currency')
    .distinct()
    .where('is_live', '=', Number(isLive))
    .where('subscription', 'is not', null)
    .where('plan', '=', plan)
    .where('billing_interval', '=', interval)
    .execute();
  return rows.flatMap(({ currency }) => currency ?? []).toSorted();
}

/**
 * The subscribers of a plan who pay another amount in the same currency and got no notice of the new one yet. Rejects if
 * the database does not answer.
 */
export async function findRecipients(
  { db }: Pick<Database, 'db'>,
  { plan, interval, amount, currency, isLive }: NewPrice,
): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('billing_customers as customers')
    .innerJoin('profiles', 'profiles.id', 'customers.user_id')
    .leftJoin('price_notices as notices', (join) =>
      join
        .onRef('notices.user_id', '=', 'customers.user_id')
        .on('notices.plan', '=', plan)
        .on('notices.billing_interval', '=', interval)
        .on('notices.amount', '=', amount)
        .on('notices.currency', '=', currency),
    )
    .select(['customers.user_id', 'profiles.email', 'customers.amount'])
    .where('customers.is_live', '=', Number(isLive))
    .where('customers.subscription', 'is not', null)
    .where('customers.plan', '=', plan)
    .where('customers.billing_interval', '=', interval)
    .where('customers.currency', '=', currency)
    .where('customers.amount', '!=', amount)
    .where('notices.user_id', 'is', null)
    .orderBy('customers.user_id')
    .execute();
  return rows.map(({ user_id, email, amount: before }) => ({
    accountId: user_id,
    email,
    before: { amount: before ?? 0, currency },
  }));
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The mail to a subscriber, sent at the time `now`. */
export function noticeFor({ email, before }: Recipient, price: NewPrice, now: number, origin: string): Mail {
  const { plan, interval, amount, currency } = price;
  const notice: PriceNotice = {
    planName: plans[plan].label,
    interval,
    before,
    after: { amount, currency },
    earliest: dayFormat.format(now + NOTICE_DAYS * DAY_MS),
  };
  return priceNoticeMail(email, notice, origin);
}

/**
 * Mails each recipient and records it afterwards, one after another. If a mail fails, the next run sends it. Yields each
 * recipient with whether the mail server took the mail. Rejects if the database does not answer.
 */
export async function* sendNotices(
  { database, origin, send }: { database: Database; origin: string; send: (mail: Mail) => Promise<void> },
  recipients: readonly Recipient[],
  price: NewPrice,
): AsyncGenerator<{ recipient: Recipient; isSent: boolean }> {
  const { plan, interval: billing_interval, amount, currency } = price;
  for (const recipient of recipients) {
    const sent_at = await database.now(database.db);
    const isSent = await send(noticeFor(recipient, price, sent_at, origin)).then(
      () => true,
      () => false,
    );
    if (isSent) {
      await database.db
        .insertInto('price_notices')
        .values({ user_id: recipient.accountId, plan, billing_interval, amount, currency, sent_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    yield { recipient, isSent };
  }
}
