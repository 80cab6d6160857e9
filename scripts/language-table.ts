import { writeFileSync } from 'node:fs';

/**
 * Makes src/languages/ngrams.ts from the figures of the package `eld` (Apache-2.0). Of its 60 languages it takes only
 * the product's languages in Latin or Cyrillic letters. The product detects its other languages by their script, or, if
 * `eld` has no figures for a language in these letters, by common words and spelling. Run by hand after an update of
 * the package: `node scripts/language-table.ts`.
 */
const TAGS = ['en', 'fr', 'es', 'de', 'it', 'pt', 'nl', 'sv', 'pl', 'tr', 'vi', 'ro', 'cs', 'ms', 'ru', 'uk'];
const DATABASE = 'medium';
/** Scores become levels from 0 to this, written as '#' to '[': these include no double quote and no backslash. */
const LEVELS = 56;

type Database = { languages: Record<string, string>; ngrams: Record<string, Record<string, number>> };

const root = new URL('../node_modules/eld/src/', import.meta.url);
const { ngramsData } = (await import(new URL(`ngrams/${DATABASE}.js`, root).href)) as {
  ngramsData: Database;
};
const { dictionary } = (await import(new URL('dictionary.js', root).href)) as { dictionary: string[] };

/** `eld` has its own character for each byte of a gram. Our table uses ASCII, and U+0100 + (byte - 128) from 128 on. */
const byteOf = new Map<string, number>();
for (let byte = 128; byte < 256; byte += 1) {
  const sign = dictionary[byte] ?? ' ';
  if (sign !== ' ') byteOf.set(sign, byte);
}

function rewrite(gram: string): string {
  return [...gram]
    .map((sign) => {
      const byte = byteOf.get(sign);
      return byte === undefined ? sign : String.fromCharCode(byte + 128);
    })
    .join('');
}

let highest = 0;
for (const scores of Object.values(ngramsData.ngrams)) highest = Math.max(highest, ...Object.values(scores));
const rows: string[] = [];
for (const [gram, scores] of Object.entries(ngramsData.ngrams)) {
  const kept = Object.entries(scores).flatMap(([index, score]) => {
    const at = TAGS.indexOf(ngramsData.languages[index] ?? '');
    if (at < 0) return [];
    return [
      String.fromCharCode(65 + at) +
        String.fromCharCode(35 + Math.round(((score + 53) / (highest + 53)) * LEVELS)),
    ];
  });
  if (kept.length > 0) rows.push(rewrite(gram) + kept.join(''));
}

writeFileSync(
  new URL('../src/languages/ngrams.ts', import.meta.url),
  `/**
 * Made by scripts/language-table.ts; do not edit. For each n-gram of up to four bytes, how typical it is for
 * languages. An entry is the n-gram, followed by pairs of a letter for the language (A is the first tag) and a
 * character for the level (# is 0). The figures are from the database of eld, Copyright 2023 Nito T.M., Apache-2.0.
 */
export const ngramTags = [${TAGS.map((tag) => `'${tag}'`).join(', ')}] as const;

export const ngramTable =
  // biome-ignore format: one row of figures
  ${JSON.stringify(rows.join('|'))};
`,
);
console.log(`${rows.length} grams of ${TAGS.length} languages`);
