import type { Language } from '#domain/languages.ts';
import { findDates } from '#reading/dates/dates.ts';
import type { Reading } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { type CalendarKey, calendarNamesIn, keysOfDate } from './calendar.ts';
import { lettersOf, WORD } from './reply-text.ts';

/** What mail and instructions contain, in lower case. Each set is made when a reply first needs it. */
export type FactSource = {
  lowerText: string;
  /** The languages that its words may be in; the reply's language comes first. */
  languages: readonly [Language, ...Language[]];
  numbers(): ReadonlySet<string>;
  calendar(): ReadonlySet<CalendarKey>;
  /** All its letters and figures, without the spaces and marks between them. */
  letters(): string;
  /** Whether it contains the word. */
  hasWord(word: string): boolean;
  /** Whether it contains a word that differs from this one at most in its ending or accents: 'Anna', 'Annie'. */
  hasFormOf(word: string): boolean;
};

type SourceInput = { reading: Reading; mail: string; instructions?: string | undefined };

/** A number as written, in ASCII figures: digits with the marks that may be between them. */
export const NUMBER = /\d(?:[\d.,:/'’\u00a0\u202f\u066b\u066c-]*\d)?/g;

function bare(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/**
 * The keys of a number: numbers that share a key count as the same. '4,500.00', '4 500' and '4500' share '4500'.
 * `parts`: the parts of a date or a time.
 */
export function numberKeys(token: string): { whole: string[]; parts: string[] } {
  if (!/\D/.test(token)) {
    const number = bare(token);
    return { whole: [number], parts: [number] };
  }
  const whole = [bare(token.replace(/\D/g, ''))];
  const decimals = /^(.*\d)[.,\u066b](\d{1,2})$/.exec(token);
  if (decimals) {
    const units = bare((decimals[1] ?? '').replace(/\D/g, ''));
    const cents = (decimals[2] ?? '').replace(/0+$/, '');
    whole.push(cents === '' ? units : `${units}.${cents}`);
  }
  return { whole, parts: token.split(/\D+/).filter(Boolean).map(bare) };
}

/** The signs that join the parts of a word: "o'clock", 'mother-in-law'. */
const JOINED = /[’'-]/;
/** After this many searches of the whole text, a set of its words is cheaper. The limit also keeps the check linear. */
const MAX_SEARCHES = 40;
const LETTER = /[\p{L}\p{M}]/u;

/**
 * Whether a text contains a word by itself, or as a part joined by an apostrophe or a hyphen. Both are in lower case.
 */
function occursIn(low: string, word: string): boolean {
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) {
    const before = low[at - 1];
    const after = low[at + word.length];
    if (!(before && LETTER.test(before)) && !(after && LETTER.test(after))) return true;
  }
  return false;
}

/** Searches the text itself for the first words. After many words it searches a set of the text's words instead. */
function wordFinder(low: string): (word: string) => boolean {
  const words = once(() => wordsOf(low));
  let looked = 0;
  return (word) => (++looked > MAX_SEARCHES ? words().has(word) : occursIn(low, word));
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

/**
 * The first letters of a name, without accents, which stay the same when the name is declined: 'dvor' of 'dvoraka',
 * 'ann' of 'anno'.
 */
function stem(word: string): string {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
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

/**
 * All texts of the source, each once. A mail given as MIME contains its text in another form, so the decoded parts are
 * added.
 */
function textOf({ reading, mail, instructions = '' }: SourceInput): string {
  const { newText, signature, quoted, subject = '', sender, recipient } = reading;
  const decoded = [newText, signature, quoted].filter((part) => !mail.includes(part));
  const people = [sender, recipient].flatMap(({ name = '', address = '' }) => [name, address]);
  return asciiDigits([mail, ...decoded, instructions, subject, ...people].join('\n'));
}

/** Collects what mail, instructions and reading support, for a reply in `language`. */
export function factSource(input: SourceInput, language: Language): FactSource {
  const { reading, instructions = '' } = input;
  const mailLanguages = [reading.language?.language, reading.language?.close, 'English' as const];
  const languages: [Language, ...Language[]] = [
    language,
    ...new Set(mailLanguages.filter((one) => one !== undefined && one !== language)),
  ] as [Language, ...Language[]];
  const all = textOf(input);
  const low = all.toLowerCase();
  const dateKeys = once(() => {
    const userProvided = instructions
      ? languages.flatMap((one) => findDates(instructions, reading.date, { language: one }))
      : [];
    const resolved = [...reading.dates, ...userProvided].flatMap((date) => [date.resolved, date.resolvedEnd]);
    const known = [...resolved, reading.date].filter((dateTime) => dateTime !== undefined);
    return known.map((dateTime) => keysOfDate(dateTime, language));
  });
  const stems = once(() => new Set([...wordsOf(low)].filter((word) => word.length > 2).map(stem)));
  return {
    lowerText: low,
    languages,
    numbers: once(() => {
      const groups = all.match(/\d{1,3}(?:[ \u00a0\u202f]\d{3})+/g) ?? [];
      const written = [
        ...(all.match(NUMBER) ?? []),
        ...groups,
        ...dateKeys().flatMap(({ numbers }) => numbers),
      ];
      const keys = written.map(numberKeys);
      return new Set(keys.flatMap(({ whole, parts }) => [...whole, ...parts]));
    }),
    calendar: once(() => {
      const named = languages.flatMap((one) => calendarNamesIn(all, one).map(({ key }) => key));
      return new Set([...dateKeys().flatMap(({ calendar }) => calendar), ...named]);
    }),
    letters: once(() => lettersOf(all)),
    hasWord: wordFinder(low),
    hasFormOf: (word) => stems().has(stem(word)),
  };
}
