import type { Language } from '#domain/languages.ts';
import { findDates } from '#reading/dates/dates.ts';
import type { DateMention, Reading } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import type { CalendarKey } from './calendar-facts.ts';
import type { IsMisused } from './counted-words.ts';
import { once } from './once.ts';
import { lettersOf } from './reply-text.ts';
import { sourceDays } from './source-days.ts';
import { sourceNumbers } from './source-numbers.ts';
import { hasCapitals, nameFinder, wordsOf } from './source-words.ts';
import { withoutAccents } from './word-forms.ts';

/**
 * The day from which days are counted if the mail has no date. Any day will do, because mail and reply use the same
 * one.
 */
const SOME_DAY = '2024-03-01';

/**
 * The texts and values of mail and instructions, which support facts of a reply. Each set is built on first use and
 * kept, so that a source serves each version of a reply.
 */
export type FactSource = {
  /** All texts, with ASCII digits, in lower case. */
  lowerText: string;
  /** The day from which the days of the mail and of its reply are counted, and whether it is the date of the mail. */
  firstDay: string;
  hasMailDate: boolean;
  /** The possible languages of the texts; the reply's language comes first. */
  languages: readonly [Language, ...Language[]];
  numbers(): ReadonlySet<string>;
  /** The numbers that are not part of a day or time. */
  countedNumbers(): ReadonlySet<string>;
  /** The values of the sums of money; and two of them together, or one of them times another number. */
  amounts(): ReadonlySet<number>;
  calculated(): ReadonlySet<number>;
  /** The signs of the currencies of the sums. Undefined if the currency of a sum is not clear. */
  currencies(): ReadonlySet<string> | undefined;
  /** Whether the texts have a number only for other things than the reply, in which it ends at `end`. */
  misuses: IsMisused;
  calendar(): ReadonlySet<CalendarKey>;
  /**
   * Whether the texts name a day, 'YYYY-MM-DD', or its number alone and its month elsewhere. `isMonthless`: the reply
   * has only the number of the day, and the month is a guess.
   */
  hasDay(day: string, isMonthless: boolean): boolean;
  /** The days of the texts, in any month, with the same number. */
  withNumberOf(day: string): string[];
  /**
   * Whether the texts name a time, 'HH:mm', in any notation, or have its digits outside a date. '8' can also mean 20.
   * `isClear`: the reply says the half of the day, as in '8 pm'.
   */
  hasTime(time: string, isClear?: boolean): boolean;
  /** The digits, without the spaces and marks between them. */
  digits(): string;
  /** All letters and digits, without the spaces and marks between them. */
  letters(): string;
  /** Whether the texts contain the word. */
  hasWord(word: string): boolean;
  /** Whether the texts contain a name in another form: with other accents, or with another ending if `inflects`. */
  hasFormOf(word: string, inflects: boolean): boolean;
  /** Whether the mail is in a script with capitals. */
  hasCapitals: boolean;
  /** The addresses and links of the texts in ASCII letters: 'ozkaninsaat.com'. */
  addresses(): string;
};

/** What supports the facts of a reply. */
export type SourceInput = {
  reading: Reading;
  /** The mail as the person entered it. */
  emailContent: string;
  /**
   * The person's own words: instructions, answers, filled gaps, snippets, name. Their days ('tomorrow') count from the
   * date of the mail.
   */
  userProvided?: string | undefined;
};

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

/** The days and times of the mail and of the person's words, in their possible languages. */
function datesOf({ reading, userProvided = '' }: SourceInput, languages: readonly Language[]): DateMention[] {
  const { newText, quoted, subject = '', dates, date, language: found } = reading;
  const texts = [`${subject}\n${quoted}`, ...(date && found ? [] : [newText]), userProvided].filter(
    (text) => text.trim() !== '',
  );
  const further = texts.flatMap((text) =>
    languages.flatMap((language) => findDates(text, date ?? SOME_DAY, { language })),
  );
  return [...dates, ...further].filter(({ resolved }) => resolved !== undefined);
}

/** The texts of a source and their days and times. */
export type SourceTexts = {
  text: string;
  /** All texts without the headers of the mail. */
  unheaded: string;
  userProvided: string;
  /** The reply's language comes first. */
  languages: readonly [Language, ...Language[]];
  dates(): readonly DateMention[];
  /** The first and last days and times of `dates`. */
  resolved(): readonly string[];
  /** The date of the mail. */
  date: string | undefined;
};

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
  const dates = once(() => datesOf(input, languages));
  const resolved = once(() =>
    dates()
      .flatMap((date) => [date.resolved, date.resolvedEnd])
      .filter((dateTime) => dateTime !== undefined),
  );
  /** The weekday of the mail's own date supports no weekday. */
  const unheaded = asciiDigits(
    [reading.newText, reading.signature, reading.quoted, reading.subject, userProvided].join('\n'),
  );
  const texts = {
    text,
    unheaded,
    userProvided: asciiDigits(userProvided),
    languages,
    dates,
    resolved,
    date: reading.date,
  };
  const words = once(() => wordsOf(lowerText));
  const stems = once(() => nameFinder(text));
  return {
    lowerText,
    firstDay: reading.date ?? SOME_DAY,
    hasMailDate: reading.date !== undefined,
    languages,
    ...sourceNumbers(texts),
    ...sourceDays(texts),
    letters: once(() => lettersOf(text)),
    hasWord: (word) => words().has(word),
    hasFormOf: (word, inflects) => stems()(word, inflects),
    hasCapitals: hasCapitals(reading.newText),
    addresses: once(() => withoutAccents((lowerText.match(/\S*(?:@|:\/\/|www\.)\S*/g) ?? []).join(' '))),
  };
}
