import { languages } from '#domain/languages.ts';
import { furtherLanguages } from '#languages/further-languages.ts';
import { joinedLetter } from '../language/script.ts';

/** Lower case without accents. The two letters that Unicode does not decompose are replaced separately. */
export function foldAccents(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return bare
    .toLowerCase()
    .replace(/\u0142/g, 'l')
    .replace(/\u0131/g, 'i');
}

/** Words of dates in every language, from `Intl`. */
type HeaderDateWords = {
  /** Months by their names, and by the beginnings of names that belong to only one month. */
  months: Map<string, number>;
  /** Words before the number of a month: Vietnamese numbers its months. */
  monthWords: Set<string>;
  morning: Set<string>;
  afternoon: Set<string>;
};

/** A shorter beginning of a month may be another word: 'de'. */
const MIN_LETTERS = 3;
/** The value of a beginning that several months share. */
const AMBIGUOUS = 0;

function addMonth(words: HeaderDateWords, written: string, month: number): void {
  const [name = '', number] = foldAccents(written)
    .replaceAll('.', '')
    .split(/ (?=\d)/);
  if (number !== undefined) words.monthWords.add(name);
  else if (!/\d/.test(name) && !words.months.has(name)) words.months.set(name, month);
}

function addBeginnings(months: Map<string, number>): void {
  const beginnings = new Map<string, number>();
  for (const [name, month] of months) {
    for (let length = MIN_LETTERS; length < name.length; length++) {
      const beginning = name.slice(0, length);
      beginnings.set(beginning, (beginnings.get(beginning) ?? month) === month ? month : AMBIGUOUS);
    }
  }
  for (const [beginning, month] of beginnings) {
    if (month !== AMBIGUOUS && !months.has(beginning)) months.set(beginning, month);
  }
}

function addLanguage(words: HeaderDateWords, tag: string): void {
  for (const style of ['long', 'short'] as const) {
    const alone = new Intl.DateTimeFormat(tag, { month: style, timeZone: 'UTC' });
    const dated = new Intl.DateTimeFormat(tag, { day: 'numeric', month: style, timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const day = Date.UTC(2024, month - 1, 15);
      addMonth(words, alone.format(day), month);
      const part = dated.formatToParts(day).find(({ type }) => type === 'month');
      addMonth(words, part?.value ?? '', month);
    }
  }
  const clock = new Intl.DateTimeFormat(tag, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  for (const [hour, half] of [
    [9, words.morning],
    [15, words.afternoon],
  ] as const) {
    const period = clock.formatToParts(Date.UTC(2024, 0, 1, hour)).find(({ type }) => type === 'dayPeriod');
    if (period) half.add(foldAccents(period.value).replaceAll(/[.\s\u00a0\u202f]/g, ''));
  }
}

/** The month whose name is the word or a beginning of it. */
function monthByPrefix(name: string, months: ReadonlyMap<string, number>): number | undefined {
  let month = months.get(name);
  for (let length = name.length - 1; month === undefined && length >= MIN_LETTERS; length--) {
    month = months.get(name.slice(0, length));
  }
  return month;
}

let built: HeaderDateWords | undefined;

/** The words of dates in the 27 languages and the further ones. Built once, on first use. */
export function headerDateWords(): HeaderDateWords {
  if (built) return built;
  built = { months: new Map(), monthWords: new Set(), morning: new Set(), afternoon: new Set() };
  const further = furtherLanguages.filter(({ mailProgram }) => mailProgram !== undefined);
  for (const { tag } of [...languages, ...further]) addLanguage(built, tag);
  addBeginnings(built.months);
  return built;
}

/** The month of a lower-case word without accents: 'sept', 'janv.'. Undefined if the word names no month. */
export function monthOf(word: string): number | undefined {
  const { months } = headerDateWords();
  const name = word.replaceAll('.', '');
  // Hebrew writes 'in' and the month as one word.
  const isJoined = joinedLetter.test(name) && name.length > MIN_LETTERS;
  return monthByPrefix(name, months) ?? (isJoined ? monthByPrefix(name.slice(1), months) : undefined);
}
