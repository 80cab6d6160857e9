import type { LanguageTag } from '#domain/languages.ts';
import { ngramTable, ngramTags } from '#languages/ngrams.ts';

/** The rows of the table by gram: pairs of a letter for the tag ('A' is the first tag) and a level ('#' is 0). */
const rows = readTable(ngramTable);

/** The table is an argument, because the build would copy a constant into every place that uses it: 370 kB each. */
function readTable(table: string): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  while (at < table.length) {
    const end = table.indexOf('|', at) < 0 ? table.length : table.indexOf('|', at);
    let split = at;
    while (split < end && !isUpper(table.charCodeAt(split))) split += 1;
    found.set(table.slice(at, split), table.slice(split, end));
    at = end + 1;
  }
  return found;
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

const encoder = new TextEncoder();

/** A word in the spelling of the table: one character per UTF-8 byte. */
function spell(word: string): string {
  if (/^[ -~]*$/.test(word)) return word;
  let spelt = '';
  for (const byte of encoder.encode(word)) spelt += String.fromCharCode(byte < 128 ? byte : byte + 128);
  return spelt;
}

/**
 * Adds the levels of the words' grams to the score of each language of the table. Grams are four bytes long and begin
 * every three bytes, with a space at the start or end of a word. The table was made with the same rule. Each gram
 * counts once.
 */
export function scoreByNgrams(words: readonly string[], scores: Map<LanguageTag, number>): void {
  const seen = new Set<string>();
  for (const word of words) {
    const spelt = spell(word).slice(0, 70);
    const length = spelt.length;
    let from = 0;
    for (; from + 4 < length; from += 3) seen.add((from === 0 ? ' ' : '') + spelt.slice(from, from + 4));
    seen.add(`${from === 0 ? ' ' : ''}${spelt.slice(length === 3 ? 0 : Math.max(0, length - 4))} `);
  }
  for (const gram of seen) {
    const row = rows.get(gram);
    if (!row) continue;
    for (let at = 0; at + 1 < row.length; at += 2) {
      const tag = ngramTags[row.charCodeAt(at) - 65];
      if (tag) scores.set(tag, (scores.get(tag) ?? 0) + row.charCodeAt(at + 1) - 35);
    }
  }
}
