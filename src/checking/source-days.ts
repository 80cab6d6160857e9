import type { Language } from '#domain/languages.ts';
import type { DateMention } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { calendarNamesIn, keysOfDate } from './calendar-facts.ts';
import { uncountedNumbers } from './counted-words.ts';
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

/**
 * Whether a mention has the numbers of its days but no month: 'the 12th', and not '12 March', '12/3' or 'in 12 days'.
 * Its month is then only a guess.
 */
export function isWithoutMonth(mention: DateMention, languages: readonly Language[]): boolean {
  const days = daysOf(mention);
  const numbers = (asciiDigits(mention.text).match(/\d+/g) ?? []).map(Number);
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

/** The days, times, months and weekdays that the texts of a source support. */
export function sourceDays({ unheaded, userProvided, languages, dates, resolved, date = '' }: SourceTexts) {
  const [language] = languages;
  const times = once(() => new Set(resolved().flatMap((each) => timeOf(each) ?? [])));
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
      const days = resolved().flatMap((dateTime) => keysOfDate(dateTime, language).calendar);
      return new Set([...days, ...named, ...month]);
    }),
    hasDay: (day: string, isMonthless: boolean) => {
      const hasNumber = monthless().has(numberInMonth(day));
      return isMonthless
        ? hasNumber || withNumberOf(day).length > 0
        : days().has(day) || (hasNumber && [...days()].some((each) => monthOf(each) === monthOf(day)));
    },
    withNumberOf,
    hasTime: (time: string) => {
      const other = twelveHoursOn(time);
      if (times().has(time) || times().has(other)) return true;
      return (
        digitsOf(time).some((key) => ownNumbers().has(key)) ||
        digitsOf(other).some((key) => uncounted().has(key))
      );
    },
  };
}
