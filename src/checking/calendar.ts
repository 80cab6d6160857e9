import { type Language, languageDetails } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { weekdayOf } from '#reading/dates/calendar.ts';
import { calendarNames, rowsOf } from '#reading/dates/names.ts';
import { anyOf, lowerCased } from '#reading/dates/phrases.ts';
import { isName, listSource, localWords } from '#reading/dates/spelling.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import type { Span } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';

/** A name of the calendar: 'm4' for the fifth month, 'd0' for Monday. */
export type CalendarKey = string;

/** A month or weekday in a text, as written. */
export type CalendarName = Span & { key: CalendarKey };

/**
 * Names with at most this many letters are often other words. So are short forms that lack at least this many letters
 * of a longer form.
 */
const SHORT = 3;

type Names = { keyOf: ReadonlyMap<string, CalendarKey>; short: ReadonlySet<string>; pattern: RegExp };

/**
 * The months and weekdays of a language in all their cases. Forms with figures are left out, because numbers are
 * checked elsewhere.
 */
const namesOf = perLanguage((language): Names => {
  const { checking, dates } = languageData[language];
  const { spelling } = localWords(language);
  const { months, weekdays } = calendarNames(language);
  const [moreMonths, moreWeekdays] = [rowsOf(checking.months), rowsOf(checking.weekdays)];
  const rows = [
    ...months.map((forms, at) => [`m${at}`, [...forms, ...(moreMonths[at] ?? [])]] as const),
    ...weekdays.map((forms, at) => [`d${at}`, [...forms, ...(moreWeekdays[at] ?? [])]] as const),
  ];
  const keyOf = new Map<string, CalendarKey>();
  const short = new Set<string>();
  for (const [key, forms] of rows) {
    for (const form of forms.filter((one) => !/\d/.test(one))) {
      if (!keyOf.has(form)) keyOf.set(form, key);
      const bare = form.replace(/\.$/, '');
      const begins = forms.some((other) => other.startsWith(bare) && other.length >= form.length + SHORT);
      if (!dates.withoutSpaces && (begins || bare.length <= SHORT)) short.add(form);
    }
  }
  const { before, after } = dates.notWeekday ?? {};
  const notAfter = after ? `(?<!(?:${listSource(after, spelling)})\\s)` : '';
  const notBefore = before ? `(?!\\s(?:${listSource(before, spelling)}))` : '';
  const names = anyOf(keyOf.keys(), spelling);
  const pattern = new RegExp(`${spelling.start}${notAfter}(?:${names})${spelling.end}${notBefore}`, 'gu');
  return { keyOf, short, pattern };
});

function besideNumber(text: string, start: number, end: number): boolean {
  return (
    /\d\p{L}{0,2}[.,]?\s(?:\p{L}{2,3}\s)?$/u.test(text.slice(Math.max(0, start - 10), start)) ||
    /^[.,]{0,2}\s\d/.test(text.slice(end, end + 4))
  );
}

/** The months and weekdays of a text in that language, in order. Linear. */
export function calendarNamesIn(text: string, language: Language): CalendarName[] {
  const { keyOf, short, pattern } = namesOf(language);
  const words = localWords(language);
  return [...lowerCased(text).matchAll(pattern)].flatMap(({ index, 0: name }) => {
    const end = index + name.length;
    const written = text.slice(index, end);
    const key = keyOf.get(name.normalize('NFC'));
    const counts = short.has(name) ? besideNumber(text, index, end) : isName(words, name, written);
    return key && counts ? [{ key, text: written, start: index, end }] : [];
  });
}

/** Whether a word in lower case is a calendar name, whatever words are around it. */
export function isCalendarWord(word: string, language: Language): boolean {
  return namesOf(language).keyOf.has(word);
}

const writerOf = perLanguage((language) => {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageDetails(language).tag, options);
});

/**
 * What a resolved date or time supports besides its own words, in a language: '15:00' supports '3 pm', and a date
 * supports its weekday and its year in the calendar of the language. A language may count hours from sunrise, or number
 * the weekdays.
 */
export function keysOfDate(resolved: string, language: Language) {
  const numbers: string[] = [];
  const calendar: CalendarKey[] = [];
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(resolved) ?? [];
  if (year && month && day) {
    const weekday = weekdayOf({ year: Number(year), month: Number(month), day: Number(day) });
    calendar.push(`m${Number(month) - 1}`, `d${weekday}`);
    const written = writerOf(language).format(new Date(`${year}-${month}-${day}T00:00:00Z`));
    const counted = calendarNames(language).weekdays[weekday]?.join(' ') ?? '';
    numbers.push(
      year,
      month,
      day,
      year.slice(2),
      ...(asciiDigits(`${written} ${counted}`).match(/\d+/g) ?? []),
    );
  }
  const [, hours, minutes] = /T(\d\d):(\d\d)/.exec(resolved) ?? [];
  if (hours && minutes) {
    const hour = Number(hours);
    numbers.push(String(hour), String(hour % 12 || 12), minutes);
    if (languageData[language].dates.clock.countsFromSix) numbers.push(String((hour + 6) % 12 || 12));
  }
  return { numbers, calendar };
}
