import type { Language } from '#domain/languages.ts';
import { findDates } from '#reading/dates/dates.ts';
import type { Reading } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { type CalendarKey, calendarNamesIn, keysOfDate } from './calendar-facts.ts';
import { lettersOf, WORD } from './reply-text.ts';

/** The texts and values of mail and instructions, which support facts of a reply. Each set is built on first use. */
export type FactSource = {
  /** All texts in lower case. */
  lowerText: string;
  /** The possible languages of the texts; the reply's language comes first. */
  languages: readonly [Language, ...Language[]];
  numbers(): ReadonlySet<string>;
  calendar(): ReadonlySet<CalendarKey>;
  /** All letters and digits, without the spaces and marks between them. */
  letters(): string;
  /** Whether the texts contain the word. */
  hasWord(word: string): boolean;
  /** Whether the texts contain a word that differs only in its ending or accents: 'Anna', 'Anno'. */
  hasFormOf(word: string): boolean;
};

type SourceInput = { reading: Reading; emailContent: string; userProvided?: string | undefined };

/** A number as written, in ASCII digits, with the marks that may be between them. */
export const NUMBER = /\d(?:[\d.,:/'’\u00a0\u202f\u066b\u066c-]*\d)?/g;

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/**
 * The keys of a number. Numbers that share a key count as the same: '4,500.00', '4 500' and '4500' share '4500'.
 * `parts`: the numbers between the marks, for a date or a time.
 */
export function numberKeys(token: string): { whole: string[]; parts: string[] } {
  if (!/\D/.test(token)) {
    const number = withoutLeadingZeros(token);
    return { whole: [number], parts: [number] };
  }
  const whole = [withoutLeadingZeros(token.replace(/\D/g, ''))];
  const decimals = /^(.*\d)[.,\u066b](\d{1,2})$/.exec(token);
  if (decimals) {
    const units = withoutLeadingZeros((decimals[1] ?? '').replace(/\D/g, ''));
    const cents = (decimals[2] ?? '').replace(/0+$/, '');
    whole.push(cents === '' ? units : `${units}.${cents}`);
  }
  return { whole, parts: token.split(/\D+/).filter(Boolean).map(withoutLeadingZeros) };
}

/** The marks that join the parts of a word: "o'clock", 'mother-in-law'. */
const JOINING_MARK = /[’'-]/;
/**
 * The most searches of the whole text. For more words a set of the text's words is faster, and the check stays linear.
 */
const MAX_SEARCHES = 40;
const LETTER = /[\p{L}\p{M}]/u;

/**
 * Whether a text contains a word by itself, or as a part joined by an apostrophe or a hyphen. Both are in lower case.
 */
function occursIn(lowerText: string, word: string): boolean {
  for (let start = lowerText.indexOf(word); start >= 0; start = lowerText.indexOf(word, start + 1)) {
    const before = lowerText[start - 1];
    const after = lowerText[start + word.length];
    if (!(before && LETTER.test(before)) && !(after && LETTER.test(after))) return true;
  }
  return false;
}

/** Returns a search for words. The first `MAX_SEARCHES` words are searched in the text, later ones in a set. */
function wordFinder(lowerText: string): (word: string) => boolean {
  const words = once(() => wordsOf(lowerText));
  let searches = 0;
  return (word) => (++searches > MAX_SEARCHES ? words().has(word) : occursIn(lowerText, word));
}

function wordsOf(lowerText: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of lowerText.matchAll(WORD)) {
    words.add(word);
    if (!JOINING_MARK.test(word)) continue;
    words.add(word.replace(/['’]s$/, ''));
    for (const part of word.split(JOINING_MARK)) words.add(part);
  }
  return words;
}

/**
 * The first letters of a name, without accents, that stay the same in all grammatical cases: 'dvor' of 'dvoraka', 'ann'
 * of 'anno'.
 */
function stem(word: string): string {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
  const { length } = letters;
  return letters.slice(0, length - (length > 6 ? 3 : length > 4 ? 2 : 1));
}

/** Calls `make` on first use and keeps the result. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * All texts of the source. The decoded parts of the mail are added if they are not in the mail as they are: a mail in
 * MIME contains its text in encoded form.
 */
function textOf({ reading, emailContent, userProvided = '' }: SourceInput): string {
  const { newText, signature, quoted, subject = '', sender, recipient } = reading;
  const decoded = [newText, signature, quoted].filter((part) => !emailContent.includes(part));
  const people = [sender, recipient].flatMap(({ name = '', address = '' }) => [name, address]);
  return asciiDigits([emailContent, ...decoded, userProvided, subject, ...people].join('\n'));
}

/** Collects what mail, instructions and reading support, for a reply in `language`. */
export function factSource(input: SourceInput, language: Language): FactSource {
  const { reading, userProvided = '' } = input;
  const mailLanguages = [reading.language?.language, reading.language?.close, 'English' as const];
  const languages: [Language, ...Language[]] = [
    language,
    ...new Set(mailLanguages.filter((each) => each !== undefined && each !== language)),
  ] as [Language, ...Language[]];
  const text = textOf(input);
  const lowerText = text.toLowerCase();
  const dateKeys = once(() => {
    const userDates = userProvided
      ? languages.flatMap((each) => findDates(userProvided, reading.date, { language: each }))
      : [];
    const resolved = [...reading.dates, ...userDates].flatMap((date) => [date.resolved, date.resolvedEnd]);
    const known = [...resolved, reading.date].filter((dateTime) => dateTime !== undefined);
    return known.map((dateTime) => keysOfDate(dateTime, language));
  });
  const stems = once(() => new Set([...wordsOf(lowerText)].filter((word) => word.length > 2).map(stem)));
  return {
    lowerText,
    languages,
    numbers: once(() => {
      const groupedBySpaces = text.match(/\d{1,3}(?:[ \u00a0\u202f]\d{3})+/g) ?? [];
      const written = [
        ...(text.match(NUMBER) ?? []),
        ...groupedBySpaces,
        ...dateKeys().flatMap(({ numbers }) => numbers),
      ];
      const keys = written.map(numberKeys);
      return new Set(keys.flatMap(({ whole, parts }) => [...whole, ...parts]));
    }),
    calendar: once(() => {
      const named = languages.flatMap((each) => calendarNamesIn(text, each).map(({ key }) => key));
      return new Set([...dateKeys().flatMap(({ calendar }) => calendar), ...named]);
    }),
    letters: once(() => lettersOf(text)),
    hasWord: wordFinder(lowerText),
    hasFormOf: (word) => stems().has(stem(word)),
  };
}
