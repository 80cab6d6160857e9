import type { Language } from '#domain/languages.ts';
import { findAmounts } from '#reading/amounts.ts';
import { findDates } from '#reading/dates/dates.ts';
import type { DateMention, Reading } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { type CalendarKey, calendarNamesIn, keysOfDate } from './calendar-facts.ts';
import { uncountedNumbers } from './counted-words.ts';
import { dayOfMail } from './date-facts.ts';
import { NUMBER, numberKeys } from './number-keys.ts';
import { numberWordsIn } from './number-words.ts';
import { lettersOf, WORD } from './reply-text.ts';
import { areFormsOfName, withoutAccents } from './word-forms.ts';

/** The texts and values of mail and instructions, which support facts of a reply. Each set is built on first use. */
export type FactSource = {
  /** All texts, with ASCII digits; and what the person wrote. */
  text: string;
  userProvided: string;
  /** All texts in lower case. */
  lowerText: string;
  /** The possible languages of the texts; the reply's language comes first. */
  languages: readonly [Language, ...Language[]];
  numbers(): ReadonlySet<string>;
  /** The numbers that are not part of a day or time. */
  countedNumbers(): ReadonlySet<string>;
  /** The hours of the texts, as words name them: 7 and 8 for 7:45. */
  hours(): ReadonlySet<string>;
  /** The values of the sums of money; and two of them together, or one of them times another number. */
  amounts(): ReadonlySet<number>;
  calculated(): ReadonlySet<number>;
  calendar(): ReadonlySet<CalendarKey>;
  /** Whether the texts name a day, 'YYYY-MM-DD', or the person wrote its number alone, and the texts name its month. */
  hasDay(day: string): boolean;
  /** Whether the texts name a time, 'HH:mm', in any notation, or have its digits outside a date. In words, '8' can also mean 20. */
  hasTime(time: string, isInWords?: boolean): boolean;
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

type SourceInput = { reading: Reading; emailContent: string; userProvided?: string | undefined };

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

/** The letters with which all forms of a name begin. */
const NAME_START = 2;

/** Returns a search for words of a text with a capital. `inflects`: in any grammatical case. */
function nameFinder(text: string): (word: string, inflects: boolean) => boolean {
  const byStart = new Map<string, Set<string>>();
  for (const [word] of text.matchAll(WORD)) {
    if (!/^\p{Lu}/u.test(word)) continue;
    const name = withoutAccents(word.toLowerCase());
    const start = name.slice(0, NAME_START);
    byStart.set(start, (byStart.get(start) ?? new Set()).add(name));
  }
  return (word, inflects) => {
    const name = withoutAccents(word);
    const sameStart = byStart.get(name.slice(0, NAME_START)) ?? new Set();
    if (!inflects)
      return sameStart.has(name) || sameStart.has(name.replace(/s$/, '')) || sameStart.has(`${name}s`);
    return [...sameStart].some((each) => areFormsOfName(name, each));
  };
}

/** Whether most letters of a text are of a script with capitals. */
function hasCapitals(text: string): boolean {
  const cased = text.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0;
  return cased * 2 >= (text.match(/\p{L}/gu)?.length ?? 0);
}

/** The most amounts and the most other numbers with which is calculated. The limit keeps the check linear. */
const MAX_CALCULATED = 20;

/** What a person may calculate from the amounts of a mail: '785 plus 65', '24 times 620'. */
function calculatedFrom(amounts: ReadonlySet<number>, counts: ReadonlySet<string>): Set<number> {
  const values = [...amounts].slice(0, MAX_CALCULATED);
  const factors = [...counts].map(Number).slice(0, MAX_CALCULATED);
  const pairs = values.flatMap((value, index) => values.slice(index + 1).map((other) => value + other));
  return new Set([...pairs, ...values.flatMap((value) => factors.map((factor) => value * factor))]);
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

/** The days and times of the mail and of the person's words, in their possible languages. */
function datesOf({ reading, userProvided = '' }: SourceInput, languages: readonly Language[]): DateMention[] {
  const { newText, quoted, subject = '', dates, date, language: found } = reading;
  const mailDate = dayOfMail(reading);
  const texts = [`${subject}\n${quoted}`, ...(date && found ? [] : [newText]), userProvided].filter(
    (text) => text.trim() !== '',
  );
  const further = texts.flatMap((text) =>
    languages.flatMap((language) => findDates(text, mailDate, { language })),
  );
  return [...dates, ...further].filter(({ resolved }) => resolved !== undefined);
}

/** The digits of a time, as a person may write them: '15' for '15:00', '1530' and '15.3' for '15:30'. */
function digitsOf(time: string): string[] {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00'
    ? [String(Number(hours))]
    : numberKeys(`${hours}${minutes}`).whole.concat(numberKeys(`${hours}.${minutes}`).whole);
}

const isDay = (dateTime: string) => /^\d{4}-/.test(dateTime);

/** A text in ASCII digits without its dates. */
function withoutDates(text: string, dates: readonly DateMention[]): string {
  return asciiDigits(dates.reduce((left, { text: date }) => left.replace(date, ' '), text));
}

/** The hour of a time has the same name twelve hours later: '03:00' and '15:00'. */
function twelveHoursOn(time: string): string {
  return `${String((Number(time.slice(0, 2)) + 12) % 24).padStart(2, '0')}${time.slice(2)}`;
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
  const inWords = once(() =>
    languages.flatMap((each) => numberWordsIn(unheaded, each).map(({ value }) => String(value))),
  );
  const times = once(() => new Set(resolved().flatMap((each) => /T(\d\d:\d\d)/.exec(each)?.[1] ?? [])));
  /** Times that can also mean twelve hours later or earlier: '8:00', but not '17:00'. */
  const unclearTimes = once(() => {
    const certain = dates().filter(({ text: written, resolved: from = '', resolvedEnd: to = '' }) =>
      [from, to].some((each) => {
        const hour = /T(\d\d)/.exec(each)?.[1] ?? '';
        return Number(hour) > 12 && asciiDigits(written).includes(hour);
      }),
    );
    const clear = certain.flatMap(({ resolved: from = '', resolvedEnd: to = '' }) => [from, to]);
    return new Set([...times()].filter((time) => !clear.some((each) => each.endsWith(`T${time}`))));
  });
  const days = once(() => new Set([...resolved(), reading.date ?? ''].map((each) => each.slice(0, 10))));
  const countedNumbers = once(() => {
    const written = withoutDates(unheaded, dates()).match(NUMBER) ?? [];
    return new Set([...written.flatMap((token) => numberKeys(token).whole), ...inWords()]);
  });
  const amounts = once(
    () =>
      new Set(
        languages.flatMap((each) => findAmounts(unheaded, { language: each }).map(({ value }) => value)),
      ),
  );
  const ownText = once(() => withoutDates(userProvided, dates()));
  const ownNumbers = once(
    () => new Set((ownText().match(NUMBER) ?? []).flatMap((token) => numberKeys(token).whole)),
  );
  const uncounted = once(() => new Set(uncountedNumbers(ownText(), languages)));
  const stems = once(() => nameFinder(text));
  return {
    text,
    userProvided: asciiDigits(userProvided),
    lowerText,
    languages,
    numbers: once(() => {
      const keysOfDates = resolved().map((dateTime) => keysOfDate(dateTime, language));
      const mailDate = reading.date ? keysOfDate(reading.date.slice(0, 10), language).numbers : [];
      const written = [
        ...(unheaded.match(NUMBER) ?? []),
        ...inWords(),
        ...mailDate,
        ...keysOfDates.flatMap(({ numbers }) => numbers),
      ];
      const keys = written.map(numberKeys);
      return new Set(keys.flatMap(({ whole, parts }) => [...whole, ...parts]));
    }),
    countedNumbers,
    amounts,
    calculated: once(() => calculatedFrom(amounts(), countedNumbers())),
    hours: once(
      () =>
        new Set(
          [...times()].flatMap((time) => {
            const hour = Number(time.slice(0, 2));
            const named = time.endsWith(':00') ? [hour] : [hour, hour + 1];
            return named.flatMap((each) => [String(each), String(each % 12 || 12)]);
          }),
        ),
    ),
    calendar: once(() => {
      const named = languages.flatMap((each) => calendarNamesIn(unheaded, each).map(({ key }) => key));
      // The last day of 'this week' supports no Sunday.
      const ends = dates().filter(
        ({ text: written, resolvedEnd = '' }) => /\d/.test(written) || !isDay(resolvedEnd),
      );
      const ofDates = ends
        .flatMap(({ resolved: first, resolvedEnd: last }) => [first ?? '', last ?? ''])
        .flatMap((dateTime) => keysOfDate(dateTime, language).calendar);
      const month = reading.date
        ? keysOfDate(reading.date, language).calendar.filter((key) => key.startsWith('m'))
        : [];
      return new Set([...ofDates, ...named, ...month]);
    }),
    hasDay: (day) =>
      days().has(day) ||
      (ownNumbers().has(String(Number(day.slice(8)))) &&
        [...days()].some((each) => each.slice(0, 7) === day.slice(0, 7))),
    hasTime: (time, isInWords = false) => {
      const other = twelveHoursOn(time);
      if (times().has(time) || (isInWords ? times() : unclearTimes()).has(other)) return true;
      return (
        digitsOf(time).some((key) => ownNumbers().has(key)) ||
        digitsOf(other).some((key) => uncounted().has(key))
      );
    },
    digits: once(() => text.replace(/(?<=\d)[ ()/.\u00a0-]{1,2}(?=\d)/g, '')),
    letters: once(() => lettersOf(text)),
    hasWord: wordFinder(lowerText),
    hasFormOf: (word, inflects) => stems()(word, inflects),
    hasCapitals: hasCapitals(reading.newText),
    addresses: once(() => withoutAccents((lowerText.match(/\S*(?:@|:\/\/|www\.)\S*/g) ?? []).join(' '))),
  };
}
