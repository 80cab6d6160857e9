import type { BillingInterval } from '#domain/billing.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { pagePaths } from '#domain/paths.ts';
import type { Mail } from './mailer.ts';

/** Amounts in one sentence: '$9.99 and €5'. */
const listOf = (amounts: readonly Money[]): string =>
  new Intl.ListFormat('en').format(amounts.map(formatMoney)) || 'nothing';

/** The mail that confirms that all payments are paid back. `origin`: the public address. */
export function moneyBackMail(to: string, amounts: readonly Money[], origin: string): Mail {
  const link = `${origin}${pagePaths.dashboard}`;
  return {
    to,
    link,
    subject: 'Your money is on its way back',
    text: `Hello,

You asked for your money back. We have returned ${listOf(amounts)} to the payment method that you paid with. Banks usually show it within ten days. Your paid plan has ended, and nothing more will be charged. Your account stays, with the Free plan:

${link}

AI Reply Assistant
`,
  };
}

/** A new price of a plan, and the earliest day on which it is charged. */
export type PriceNotice = {
  planName: string;
  interval: BillingInterval;
  before: Money;
  after: Money;
  /** 'December 29, 2026' */
  earliest: string;
};

/** The mail that tells a subscriber about a new price. */
export function priceNoticeMail(
  to: string,
  { planName, interval, before, after, earliest }: PriceNotice,
  origin: string,
): Mail {
  const link = `${origin}${pagePaths.dashboard}`;
  return {
    to,
    link,
    subject: `The price of your ${planName} plan changes`,
    text: `Hello,

The ${planName} plan of AI Reply Assistant will cost ${formatMoney(after)} a ${interval} instead of ${formatMoney(before)}. You keep the present price until ${earliest}. The first payment after that day is the first one with the new price.

If you do not want it, you can cancel at any time before, on your dashboard:

${link}

AI Reply Assistant
`,
  };
}
