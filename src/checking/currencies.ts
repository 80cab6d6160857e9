import type { Language } from '#domain/languages.ts';
import { currencyOf, currencySigns } from '#reading/amount-words.ts';
import { findAmounts } from '#reading/amounts.ts';
import type { AmountMention } from '#reading/reading.ts';
import { WORD } from './reply-text.ts';

/** The sign of a currency in its own country: '$' for USD and for AUD. */
function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * The signs of the currencies that a text names, with or without a sum. Undefined if the currency of a word or a sum is
 * not clear.
 */
function currenciesIn(text: string, languages: readonly Language[]): Set<string> | undefined {
  const sums = languages.flatMap((language) => findAmounts(text, { language }));
  const words = (text.match(WORD) ?? []).flatMap((word) =>
    languages.map((language) => currencyOf(word.toLowerCase(), language)),
  );
  const marks = (text.match(/\p{Sc}/gu) ?? []).map((sign) => currencySigns.get(sign));
  if (words.includes('') || sums.some(({ unit }) => unit === undefined)) return undefined;
  const named = [...sums.map(({ unit }) => unit), ...words, ...marks];
  return new Set(
    named.filter((code) => code !== undefined && /^[A-Z]{3}$/.test(code)).map((code) => signOf(code ?? '')),
  );
}

/**
 * Sums of `text` in a currency that `source` does not name, if `source` names another currency: 'the hall costs $4,500'
 * if the mail only has euros. Currencies with the same sign count as the same. Linear.
 */
export function foreignSums(
  text: string,
  source: string,
  [language, ...others]: readonly [Language, ...Language[]],
): AmountMention[] {
  const sums = findAmounts(text, { language }).filter(({ unit }) => unit !== undefined && unit !== '%');
  if (sums.length === 0) return [];
  const known = currenciesIn(source, [...others, language]);
  if (!known || known.size === 0) return [];
  return sums.filter(({ unit }) => !known.has(signOf(unit ?? '')));
}
