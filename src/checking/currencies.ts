import { findAmounts } from '#reading/amounts.ts';
import type { AmountMention } from '#reading/reading.ts';
import type { FactSource } from './fact-source.ts';

const signs = new Map<string, string>();

/**
 * The sign of a currency in its own country: '$' for USD and for AUD. Kept, because a number format is slow to make.
 */
function signOf(currency: string): string {
  const known = signs.get(currency);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  signs.set(currency, sign);
  return sign;
}

/** The signs of the currencies of sums, without percentages. Undefined if the currency of a sum is not clear. */
export function signsOf(sums: readonly AmountMention[]): Set<string> | undefined {
  if (sums.some(({ unit }) => unit === undefined)) return undefined;
  return new Set(sums.flatMap(({ unit }) => (unit && unit !== '%' ? [signOf(unit)] : [])));
}

/**
 * Sums of `text` in a currency in which the source has no sum, if it has sums in another one: 'the hall costs $4,500'
 * if the mail only has euros. Currencies with the same sign count as the same. Linear.
 */
export function foreignSums(text: string, source: FactSource): AmountMention[] {
  const sums = findAmounts(text, { language: source.languages[0] }).filter(
    ({ unit }) => unit && unit !== '%',
  );
  const known = sums.length > 0 ? source.currencies() : undefined;
  if (!known || known.size === 0) return [];
  return sums.filter(({ unit }) => unit && !known.has(signOf(unit)));
}
