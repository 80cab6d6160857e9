import { type Language, languageDetails } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { weekdayOf } from '#reading/dates/calendar.ts';
import { calendarNames, rowsOf } from '#reading/dates/calendar-names.ts';
import { anyOf, lowerCased } from '#reading/dates/phrases.ts';
import { isName, listSource, localWords } from '#reading/dates/spelling.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import type { Span } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';

/** The key of a month or weekday: 'm4' for the fifth month, 'd0' for Monday. */
export type CalendarKey = string;

/** A month or weekday in a text, as written. */
export type CalendarName = Span & { key: CalendarKey };

/**
 * A name with at most this many letters is often another word, and so is an abbreviation that lacks at least this many
 * letters ('mar' of 'mardi').
 */
const SHORT = 3;

/** `short`: names that count only next to a number, because they may be other words. */
type Names = { keyOf: ReadonlyMap<string, CalendarKey>; short: ReadonlySet<string>; pattern: RegExp };

/**
 * The months and weekdays of a language in all grammatical cases. Forms with digits are left out, because numbers are
 * checked separately (facts.ts).
 */
const namesOf = perLanguage((language): Names => {
  const { checking, dates } = languageData[language];
  const { spelling } = localWords(language);
  const { months, weekdays } = calendarNames(language);
  const [moreMonths, moreWeekdays] = [rowsOf(checking.months), rowsOf(checking.weekdays)];
  const rows = [
    ...months.map((forms, index) => [`m${index}`, [...forms, ...(moreMonths[index] ?? [])]] as const),
    ...weekdays.map((forms, index) => [`d${index}`, [...forms, ...(moreWeekdays[index] ?? [])]] as const),
  ];
  const keyOf = new Map<string, CalendarKey>();
  const short = new Set<string>();
  for (const [key, forms] of rows) {
    for (const form of forms) {
      if (/\d/.test(form)) continue;
      if (!keyOf.has(form)) keyOf.set(form, key);
      const bare = form.replace(/\.$/, '');
      const isAbbreviation = forms.some(
        (other) => other.startsWith(bare) && other.length >= form.length + SHORT,
      );
      if (!dates.withoutSpaces && (isAbbreviation || bare.length <= SHORT)) short.add(form);
    }
  }
  const { before, after } = dates.notWeekday ?? {};
  const notAfter = after ? `(?<!(?:${listSource(after, spelling)})\\s)` : '';
  const notBefore = before ? `(?!\\s(?:${listSource(before, spelling)}))` : '';
  const names = anyOf(keyOf.keys(), spelling);
  const pattern = new RegExp(`${spelling.start}${notAfter}(?:${names})${spelling.end}${notBefore}`, 'gu');
  return { keyOf, short, pattern };
});

/** Whether a number is directly before or after a word: '3 mar', '3rd of mar', 'mar 3'. */
function isNextToNumber(text: string, start: number, end: number): boolean {
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
    const counts = short.has(name) ? isNextToNumber(text, index, end) : isName(words, name, written);
    return key && counts ? [{ key, text: written, start: index, end }] : [];
  });
}

/** Whether a word in lower case is the name of a month or weekday. The words around it are not considered. */
export function isCalendarWord(word: string, language: Language): boolean {
  return namesOf(language).keyOf.has(word);
}

const dateFormatOf = perLanguage((language) => {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageDetails(language).tag, options);
});

/**
 * The numbers and calendar names that a resolved date or time supports in a language, in addition to its own words:
 * '15:00' supports '3 pm', and a date supports its weekday and its year in the calendar of the language. Some languages
 * count hours from sunrise or number the weekdays.
 */
export function keysOfDate(resolved: string, language: Language) {
  const numbers: string[] = [];
  const calendar: CalendarKey[] = [];
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(resolved) ?? [];
  if (year && month && day) {
    const weekday = weekdayOf({ year: Number(year), month: Number(month), day: Number(day) });
    calendar.push(`m${Number(month) - 1}`, `d${weekday}`);
    const written = dateFormatOf(language).format(new Date(`${year}-${month}-${day}T00:00:00Z`));
    const weekdayNames = calendarNames(language).weekdays[weekday]?.join(' ') ?? '';
    numbers.push(
      year,
      month,
      day,
      year.slice(2),
      ...(asciiDigits(`${written} ${weekdayNames}`).match(/\d+/g) ?? []),
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
