import { writeFileSync } from 'node:fs';

/**
 * Makes src/languages/ngrams.ts from the figures of the package `eld` (Apache-2.0): of its 60 languages
 * only those of ours that are written in Latin or Cyrillic letters and have figures there. All other languages are told by
 * their script. Run by hand after an update of the package: `node scripts/language-table.ts`.
 */
const TAGS = ['en', 'fr', 'es', 'de', 'it', 'pt', 'nl', 'sv', 'pl', 'tr', 'vi', 'ro', 'cs', 'ms', 'ru', 'uk'];
const DATABASE = 'medium';
/** Scores are folded onto these many printable levels, '#' to '[', so that neither quote nor backslash occurs. */
const LEVELS = 56;

type Database = { languages: Record<string, string>; ngrams: Record<string, Record<string, number>> };

const root = new URL('../node_modules/eld/src/', import.meta.url);
const { ngramsData } = (await import(new URL(`ngrams/${DATABASE}.js`, root).href)) as {
  ngramsData: Database;
};
const { dictionary } = (await import(new URL('dictionary.js', root).href)) as { dictionary: string[] };

/** The package writes each byte of a gram as a sign of its own; ours are ASCII, and U+0100 + (byte - 128) above. */
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
 * Made by scripts/language-table.ts; do not edit. How typical a run of four bytes of a word is for a language:
 * the gram, then pairs of a letter (A is the first tag) and a level ('#' is 0). Figures from the database of
 * eld, Copyright 2023 Nito T.M., Apache-2.0.
 */
export const ngramTags = [${TAGS.map((tag) => `'${tag}'`).join(', ')}] as const;

export const ngramTable =
  // biome-ignore format: one row of figures
  ${JSON.stringify(rows.join('|'))};
`,
);
console.log(`${rows.length} grams of ${TAGS.length} languages`);
