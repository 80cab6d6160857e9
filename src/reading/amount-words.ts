import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { furtherLanguages } from '#languages/further-languages.ts';
import { listOf } from './word-list.ts';

/** Signs that stand for one currency; a lone dollar sign is taken as US dollars, the yen sign as yen. */
export const signs: ReadonlyMap<string, string> = new Map(
  (
    'us$ USD a$ AUD au$ AUD c$ CAD ca$ CAD nz$ NZD hk$ HKD s$ SGD r$ BRL mx$ MXN $ USD € EUR £ GBP ¥ JPY ￥ JPY ' +
    '₹ INR ₽ RUB ₴ UAH ₺ TRY ₩ KRW ₪ ILS ฿ THB ₫ VND ₱ PHP ₦ NGN ৳ BDT % % ％ % ٪ %'
  )
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]) ?? [],
);

/** Codes of ISO 4217 that mails name sums with. */
const codes =
  'USD EUR GBP JPY CNY CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON INR BRL MXN RUB UAH TRY ILS KRW THB IDR MYR VND SGD HKD ZAR KES TZS AED SAR EGP BDT NGN PHP';

/** Words with their values, of one language and of all: where languages differ, a word is open. */
type Values = { ofAll: Map<string, string>; of: Map<Language | undefined, Map<string, string>> };

/** What stands for a currency that several countries share. */
const OPEN = '';

function readValues(kind: 'currencies' | 'factors'): Values {
  const values: Values = { ofAll: new Map(), of: new Map() };
  const rows = [...Object.entries(readingWords), ...furtherLanguages.map((row) => [undefined, row] as const)];
  for (const [language, { amounts }] of rows) {
    const own = listOf(amounts?.[kind]).map((entry): [string, string] => {
      const split = entry.lastIndexOf(' ');
      const value = entry.slice(split + 1);
      return [entry.slice(0, split), value === '?' ? OPEN : value];
    });
    if (language) values.of.set(language as Language, new Map(own));
    for (const [word, value] of own) {
      values.ofAll.set(word, (values.ofAll.get(word) ?? value) === value ? value : OPEN);
    }
  }
  return values;
}

const currencies = readValues('currencies');
for (const code of codes.split(' ')) currencies.ofAll.set(code.toLowerCase(), code);
const factors = readValues('factors');

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length);

export const currencyWords: readonly string[] = longestFirst(currencies.ofAll.keys());
export const factorWords: readonly string[] = longestFirst(factors.ofAll.keys());

/**
 * The currency that a word names, in lower case, or '' where several countries share it; undefined where it names none.
 * `language`: that of the mail, whose word it is first.
 */
export function currencyOf(word: string, language?: Language): string | undefined {
  return currencies.of.get(language)?.get(word) ?? currencies.ofAll.get(word);
}

/** What a word multiplies a figure by, in lower case; undefined where it does not, or languages differ. */
export function factorOf(word: string, language?: Language): number | undefined {
  const written = factors.of.get(language)?.get(word) || factors.ofAll.get(word);
  return written ? Number(written) : undefined;
}
