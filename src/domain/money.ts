/** An amount of money. `amount`: in the smallest unit of the currency, such as cents. `currency`: 'usd'. */
export type Money = { amount: number; currency: string };

/** How many days after the first payment of an account all of it is paid back on request. */
export const MONEY_BACK_DAYS = 30;

/**
 * The currencies whose smallest unit is not the one that `Intl` knows. Source: https://docs.stripe.com/currencies,
 * 'Special cases'.
 */
const unitDigits: Record<string, number> = { isk: 2, ugx: 2 };

const formatOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });

/** How many digits the smallest unit of a currency has after the point. */
export function digitsOf(currency: string): number {
  return (
    unitDigits[currency.toLowerCase()] ?? formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/**
 * An amount as a person reads it: '$9.99', '€10', '¥1,200'. Without cents if they are zero. The currency may have small
 * or large letters. This file imports nothing, because the pages and the script of the pricing page contain it.
 */
export function formatMoney({ amount, currency }: Money): string {
  return formatOf(currency).format(amount / 10 ** digitsOf(currency));
}

/** One sum for each currency, in the order in which the currencies come first. */
export function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}
