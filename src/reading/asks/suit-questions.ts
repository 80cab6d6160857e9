import type { Language } from '#domain/languages.ts';
import type { Ask } from '../reading.ts';
import { type SuitWords, suitWords, unspacedSuits } from './suit-words.ts';

/** A longer ask says more than whether a time suits, in UTF-16 code units. */
const LONGEST = 120;
const LONGEST_UNSPACED = 32;

/** How an ask is about a time that it does not name: `weak` by words that are asked of many things. */
export type SuitQuestion = { weak: boolean; which: boolean };

type Tables = {
  suits: readonly string[];
  weak: readonly string[];
  confirm: ReadonlySet<string>;
  times: ReadonlySet<string>;
  which: ReadonlySet<string>;
  known: ReadonlySet<string>;
};
const made = new Map<Language, Tables>();

function tablesOf(language: Language, row: SuitWords): Tables {
  const known = made.get(language);
  if (known) return known;
  const parted = (list: string) => list.split('|');
  const lists = [row.suits, row.weak, row.confirm, row.times, row.which].flatMap(parted);
  const tables: Tables = {
    suits: parted(row.suits),
    weak: parted(row.weak),
    confirm: new Set(parted(row.confirm)),
    times: new Set(parted(row.times)),
    which: new Set(parted(row.which)),
    known: new Set([...lists, ...row.others.split(' ')].flatMap((words) => words.split(' '))),
  };
  made.set(language, tables);
  return tables;
}

/**
 * Whether an ask wants to hear no more than whether a time suits which stands elsewhere: 'Does that suit you?', 'Bitte
 * bestätigen Sie uns den Termin.' Undefined where it speaks of anything else. Linear.
 */
export function suitQuestion({ text, answer }: Ask, language: Language): SuitQuestion | undefined {
  if (answer === 'time' || answer === 'amount') return undefined;
  const pattern = unspacedSuits[language];
  if (pattern) {
    const isOne = text.length <= LONGEST_UNSPACED && pattern.test(text.trim());
    return isOne ? { weak: false, which: false } : undefined;
  }
  const row = suitWords[language];
  if (!row || text.length > LONGEST) return undefined;
  const { suits, weak, confirm, times, which, known } = tablesOf(language, row);
  const words =
    text
      .normalize('NFC')
      .replaceAll('İ', 'i')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (!words.every((word) => known.has(word))) return undefined;
  const said = ` ${words.join(' ')} `;
  const holds = (phrase: string) => said.includes(` ${phrase} `);
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  const isSure = suits.some(holds) || (has(confirm) && has(times));
  if (!isSure && !weak.some(holds)) return undefined;
  return { weak: !isSure, which: has(which) };
}
