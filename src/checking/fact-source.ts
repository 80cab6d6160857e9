import type { Language } from '#domain/languages.ts';
import { BUDDHIST_YEARS } from '#reading/dates/calendar.ts';
import { findDates } from '#reading/dates/dates.ts';
import type { Reading } from '#reading/reading.ts';
import { type CalendarKey, calendarNamesIn } from './calendar-words.ts';
import { asciiDigits, NUMBER, numberKeys } from './numbers.ts';
import { WORD } from './reply-text.ts';

/** What mail and instructions hold; each set is made when a reply first needs it. All lower case. */
export type FactSource = {
  low: string;
  numbers(): ReadonlySet<string>;
  calendar(): ReadonlySet<CalendarKey>;
  /** Whether the word stands in them. */
  holds(word: string): boolean;
  /** Whether a word of them differs from this one by its ending or its accents at most: 'Anna', 'Annie'. */
  holdsFormOf(word: string): boolean;
};

/** What joins the parts of a word: "o'clock", 'mother-in-law'. */
const JOINED = /[’'-]/;

function addNumber(numbers: Set<string>, token: string): void {
  const { whole, parts } = numberKeys(token);
  for (const key of [...whole, ...parts]) numbers.add(key);
}

/**
 * What a resolved date or time stands for beyond its own words: '15:00' supports '3 pm', a date its weekday. Thai
 * years and Swahili hours, which count from sunrise, belong to their languages alone.
 */
function keysOf(resolved: string, language: Language | undefined) {
  const numbers: string[] = [];
  const calendar: CalendarKey[] = [];
  const day = /^(\d{4})-(\d\d)-(\d\d)/.exec(resolved);
  if (day) {
    const date = new Date(Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])));
    calendar.push(`m${date.getUTCMonth()}`, `d${date.getUTCDay()}`);
    numbers.push(...day.slice(1), (day[1] ?? '').slice(2));
    if (language === 'Thai') numbers.push(String(date.getUTCFullYear() + BUDDHIST_YEARS));
    // Vietnamese counts its weekdays: Thứ 3 is Tuesday.
    if (language === 'Vietnamese' && date.getUTCDay() > 0) numbers.push(String(date.getUTCDay() + 1));
  }
  const time = /T(\d\d):(\d\d)/.exec(resolved);
  if (time) {
    const hour = Number(time[1]);
    numbers.push(String(hour), String(hour % 12 || 12), time[2] ?? '');
    if (language === 'Swahili') numbers.push(String((hour + 6) % 12 || 12));
  }
  return { numbers, calendar };
}

function keysOfMoments(reading: Reading, instructions: string, language: Language | undefined) {
  const spoken = [undefined, language, reading.language?.language];
  const told = [...new Set(instructions ? spoken : [])].flatMap((one) =>
    findDates(instructions, reading.date, one && { language: one }),
  );
  const resolved = [...reading.dates, ...told].flatMap((date) => [date.resolved, date.resolvedEnd]);
  return [...resolved, reading.date]
    .filter((moment) => moment !== undefined)
    .map((moment) => keysOf(moment, language));
}

/** Searches of the whole text before a set of its words is cheaper; it also keeps the check linear. */
const MOST_SEARCHES = 40;
const LETTER = /[\p{L}\p{M}]/u;

/** Whether a word stands in a text by itself or as a part joined by an apostrophe or a hyphen. Both lower case. */
function standsIn(low: string, word: string): boolean {
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) {
    const before = low[at - 1];
    const after = low[at + word.length];
    if (!(before && LETTER.test(before)) && !(after && LETTER.test(after))) return true;
  }
  return false;
}

/** Looks for the first words in the text itself and, where a reply has many, in a set of the text's words. */
function wordFinder(low: string): (word: string) => boolean {
  const words = once(() => wordsOf(low));
  let looked = 0;
  return (word) => (++looked > MOST_SEARCHES ? words().has(word) : standsIn(low, word));
}

function wordsOf(low: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of low.matchAll(WORD)) {
    words.add(word);
    if (!JOINED.test(word)) continue;
    words.add(word.replace(/['’]s$/, ''));
    for (const part of word.split(JOINED)) words.add(part);
  }
  return words;
}

/** Letters of a word without its accents. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** As many first letters of a name as stay when it is declined: 'dvor' of 'dvoraka', 'ann' of 'anno'. */
function stem(word: string): string {
  const letters = plain(word);
  const { length } = letters;
  return letters.slice(0, length - (length > 6 ? 3 : length > 4 ? 2 : 1));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What mail, instructions and reading support, for a reply in `language`. */
export function factSource(
  { reading, mail, instructions = '' }: { reading: Reading; mail: string; instructions?: string | undefined },
  language: Language | undefined,
): FactSource {
  const people = [reading.sender, reading.recipient].flatMap((person) => [
    person.name ?? '',
    person.address ?? '',
  ]);
  const all = asciiDigits([mail, instructions, reading.subject ?? '', ...people].join('\n'));
  const low = all.toLowerCase();
  const moments = once(() => keysOfMoments(reading, instructions, language));
  const stems = once(() => new Set([...wordsOf(low)].filter((word) => word.length > 2).map(stem)));
  return {
    low,
    numbers: once(() => {
      const numbers = new Set<string>();
      for (const [token] of all.matchAll(NUMBER)) addNumber(numbers, token);
      for (const [match] of all.matchAll(/\d{1,3}(?:[ \u00a0\u202f]\d{3})+/g)) addNumber(numbers, match);
      for (const moment of moments()) for (const part of moment.numbers) addNumber(numbers, part);
      return numbers;
    }),
    calendar: once(
      () =>
        new Set([
          ...moments().flatMap((moment) => moment.calendar),
          ...calendarNamesIn(all).flatMap(({ keys }) => keys),
        ]),
    ),
    holds: wordFinder(low),
    holdsFormOf: (word) => stems().has(stem(word)),
  };
}
