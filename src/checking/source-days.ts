import type { Language } from '#domain/languages.ts';
import type { DateMention } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { type CalendarKey, calendarNamesIn, keysOfDate } from './calendar-facts.ts';
import { uncountedNumbers } from './counted-words.ts';
import { saysDayHalf } from './day-half.ts';
import type { SourceTexts } from './fact-source.ts';
import { NUMBER, numberKeys } from './number-keys.ts';
import { once } from './once.ts';
import { withoutDates } from './source-numbers.ts';

/** The digits of a time, as a person may write them: '15' for '15:00', '1530' and '15.3' for '15:30'. */
function digitsOf(time: string): string[] {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00'
    ? [String(Number(hours))]
    : numberKeys(`${hours}${minutes}`).whole.concat(numberKeys(`${hours}.${minutes}`).whole);
}

/** The hour of a time has the same name twelve hours later: '03:00' and '15:00'. */
function twelveHoursOn(time: string): string {
  return `${String((Number(time.slice(0, 2)) + 12) % 24).padStart(2, '0')}${time.slice(2)}`;
}

const timeOf = (dateTime: string) => /T(\d\d:\d\d)/.exec(dateTime)?.[1];

/** The first and the last day of a mention, 'YYYY-MM-DD'. */
export function daysOf({ resolved, resolvedEnd }: DateMention): string[] {
  return [resolved, resolvedEnd].flatMap((each) => each?.match(/^\d{4}-\d\d-\d\d/)?.[0] ?? []);
}

const monthOf = (day: string) => day.slice(0, 7);
const numberInMonth = (day: string) => Number(day.slice(8));

/** A text without the time at its end. `joined`: characters before an hour that show that it is part of a date. */
function withoutTime(text: string, time: string | undefined, joined: string): string {
  if (time === undefined) return text;
  const [hour = '', minutes = ''] = time.split(':');
  const hours = [hour, Number(hour), Number(hour) % 12 || 12].join('|');
  return text.replace(new RegExp(`(?<![\\d${joined}])(?:${hours})(?:\\D{1,5}${minutes})?\\D*$`), '');
}

/**
 * The words of a mention, in ASCII digits, without the times at their end: the 5 of 'the 20th at 5 pm' is no month. The
 * 12 of '20/12, noon' and of '20-12, noon' is a month, although it is the hour too. Only the second time of a range may
 * be after a hyphen: '5-6 pm'.
 */
function withoutTimes({ text, resolved = '', resolvedEnd = '' }: DateMention): string {
  return withoutTime(withoutTime(asciiDigits(text), timeOf(resolvedEnd), './'), timeOf(resolved), './-');
}

/**
 * Whether a mention has the numbers of its days but no month: 'the 12th', and not '12 March', '12/3' or 'in 12 days'.
 * Its month is then only a guess.
 */
export function isWithoutMonth(mention: DateMention, languages: readonly Language[]): boolean {
  const days = [...new Set(daysOf(mention))];
  const numbers = (withoutTimes(mention).match(/\d+/g) ?? []).map(Number);
  if (days.length === 0) return false;
  for (const day of days) {
    const at = numbers.indexOf(numberInMonth(day));
    if (at < 0) return false;
    numbers.splice(at, 1);
  }
  const names = languages.flatMap((language) => calendarNamesIn(mention.text, language));
  return (
    days.every((day) => !numbers.includes(Number(day.slice(5, 7)))) &&
    !names.some(({ key }) => key.startsWith('m'))
  );
}

/**
 * The months and weekdays of the days of a mention. A range without numbers, such as 'next week', does not name its
 * first and last weekday.
 */
function calendarOf(mention: DateMention, language: Language): CalendarKey[] {
  const days = daysOf(mention);
  const keys = days.flatMap((day) => keysOfDate(day, language).calendar);
  const isUnnumberedRange = new Set(days).size > 1 && !/\d/.test(asciiDigits(mention.text));
  return isUnnumberedRange ? keys.filter((key) => key.startsWith('m')) : keys;
}

/** The times of mentions whose words do not say the half of the day. Such a time can also be twelve hours later. */
function unclearTimes(mentions: readonly DateMention[], languages: readonly Language[]): Set<string> {
  const unclear = mentions.flatMap(({ text, resolved = '', resolvedEnd = '' }) =>
    [resolved, resolvedEnd]
      .flatMap((each) => timeOf(each) ?? [])
      .filter((time) => !saysDayHalf(text, time, languages)),
  );
  return new Set(unclear);
}

/** The days, times, months and weekdays that the texts of a source support. */
export function sourceDays({ unheaded, userProvided, languages, dates, resolved, date = '' }: SourceTexts) {
  const [language] = languages;
  const times = once(() => new Set(resolved().flatMap((each) => timeOf(each) ?? [])));
  const unclear = once(() => unclearTimes(dates(), languages));
  const days = once(() => new Set([...resolved(), date].map((each) => each.slice(0, 10))));
  const ownText = once(() => withoutDates(userProvided, dates()));
  const ownNumbers = once(
    () => new Set((ownText().match(NUMBER) ?? []).flatMap((token) => numberKeys(token).whole)),
  );
  /** The numbers of the days that the texts name without a month. */
  const monthless = once(() => {
    const mentions = dates().filter((mention) => isWithoutMonth(mention, languages));
    const own = [...ownNumbers()].map(Number);
    return new Set([...mentions.flatMap(daysOf).map(numberInMonth), ...own]);
  });
  const withNumberOf = (day: string) =>
    [...days()].filter((each) => numberInMonth(each) === numberInMonth(day));
  const uncounted = once(() => new Set(uncountedNumbers(ownText(), languages)));
  return {
    calendar: once(() => {
      const named = languages.flatMap((each) => calendarNamesIn(unheaded, each).map(({ key }) => key));
      const month = keysOfDate(date, language).calendar.filter((key) => key.startsWith('m'));
      const ofDates = dates().flatMap((mention) => calendarOf(mention, language));
      return new Set([...ofDates, ...named, ...month]);
    }),
    hasDay: (day: string, isMonthless: boolean) => {
      const hasNumber = monthless().has(numberInMonth(day));
      return isMonthless
        ? hasNumber || withNumberOf(day).length > 0
        : days().has(day) || (hasNumber && [...days()].some((each) => monthOf(each) === monthOf(day)));
    },
    withNumberOf,
    hasTime: (time: string, isClear = false) => {
      const other = twelveHoursOn(time);
      if (times().has(time) || (isClear ? unclear() : times()).has(other)) return true;
      return (
        digitsOf(time).some((key) => ownNumbers().has(key)) ||
        // An own '15' is always after noon, and an own '3' may be.
        ((!isClear || other < '13') && digitsOf(other).some((key) => uncounted().has(key)))
      );
    },
  };
}
