import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { furtherLanguages } from '#languages/further-languages.ts';
import { listOf } from './word-lists.ts';

/** Signs for currencies. A dollar sign alone means US dollars; the yen sign always means yen. */
export const currencySigns: ReadonlyMap<string, string> = new Map(
  (
    'us$ USD a$ AUD au$ AUD c$ CAD ca$ CAD nz$ NZD hk$ HKD s$ SGD r$ BRL mx$ MXN $ USD € EUR £ GBP ¥ JPY ￥ JPY ' +
    '₹ INR ₽ RUB ₴ UAH ₺ TRY ₩ KRW ₪ ILS ฿ THB ₫ VND ₱ PHP ₦ NGN ৳ BDT % % ％ % ٪ %'
  )
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]) ?? [],
);

/** The ISO 4217 codes that are common in mails. */
const codes =
  'USD EUR GBP JPY CNY CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON INR BRL MXN RUB UAH TRY ' +
  'ILS KRW THB IDR MYR VND SGD HKD ZAR KES TZS AED SAR EGP BDT NGN PHP';

/** Words with their values. In `inAnyLanguage`, a word with different values in different languages is `AMBIGUOUS`. */
type Values = {
  byLanguage: Map<Language | undefined, Map<string, string>>;
  inAnyLanguage: Map<string, string>;
};

/** The value of a word that has no single value, such as a currency that several countries share. */
const AMBIGUOUS = '';

function readValues(kind: 'currencies' | 'factors'): Values {
  const values: Values = { byLanguage: new Map(), inAnyLanguage: new Map() };
  const rows = [...Object.entries(readingWords), ...furtherLanguages.map((row) => [undefined, row] as const)];
  for (const [language, { amounts }] of rows) {
    const own = listOf(amounts?.[kind]).map((entry): [string, string] => {
      const split = entry.lastIndexOf(' ');
      const value = entry.slice(split + 1);
      return [entry.slice(0, split), value === '?' ? AMBIGUOUS : value];
    });
    if (language) values.byLanguage.set(language as Language, new Map(own));
    for (const [word, value] of own) {
      const known = values.inAnyLanguage.get(word) ?? value;
      values.inAnyLanguage.set(word, known === value ? value : AMBIGUOUS);
    }
  }
  return values;
}

const currencies = readValues('currencies');
for (const code of codes.split(' ')) currencies.inAnyLanguage.set(code.toLowerCase(), code);
const factors = readValues('factors');

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length);

export const currencyWords: readonly string[] = longestFirst(currencies.inAnyLanguage.keys());
export const factorWords: readonly string[] = longestFirst(factors.inAnyLanguage.keys());

/**
 * The currency of a lower-case word: its code, '' if several countries share the word, undefined if the word names no
 * currency. `language`: the language of the mail; its meaning of the word comes first.
 */
export function currencyOf(word: string, language?: Language): string | undefined {
  return currencies.byLanguage.get(language)?.get(word) ?? currencies.inAnyLanguage.get(word);
}

/** The factor of a lower-case word such as 'million'; undefined if it is no factor, or differs between languages. */
export function factorOf(word: string, language?: Language): number | undefined {
  const written = factors.byLanguage.get(language)?.get(word) || factors.inAnyLanguage.get(word);
  return written ? Number(written) : undefined;
}
