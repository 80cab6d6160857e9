import type { Language } from '#domain/languages.ts';
import type { DateMention } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { type CalendarKey, calendarNamesIn, keysOfDate } from './calendar-facts.ts';
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

/** The times with an hour over 12 in digits. Other times can also mean twelve hours later or earlier. */
function certainTimes(dates: readonly DateMention[]): Set<string> {
  const certain = dates.flatMap(({ text, resolved = '', resolvedEnd = '' }) => {
    const times = [resolved, resolvedEnd].map(timeOf).filter((time) => time !== undefined);
    const digits = asciiDigits(text);
    return times.some((time) => time >= '13' && digits.includes(time.slice(0, 2))) ? times : [];
  });
  return new Set(certain);
}

/** The months and weekdays of days. The last day of 'this week' supports no Sunday. */
function calendarOf(dates: readonly DateMention[], language: Language): CalendarKey[] {
  return dates
    .filter(({ text, resolvedEnd = '' }) => /\d/.test(text) || !/^\d{4}-/.test(resolvedEnd))
    .flatMap(({ resolved = '', resolvedEnd = '' }) => [resolved, resolvedEnd])
    .flatMap((dateTime) => keysOfDate(dateTime, language).calendar);
}

/** The days, times, months and weekdays that the texts of a source support. */
export function sourceDays({ unheaded, userProvided, languages, dates, resolved, date = '' }: SourceTexts) {
  const [language] = languages;
  const times = once(() => new Set(resolved().flatMap((each) => timeOf(each) ?? [])));
  const unclearTimes = once(() => {
    const certain = certainTimes(dates());
    return new Set([...times()].filter((time) => !certain.has(time)));
  });
  const days = once(() => new Set([...resolved(), date].map((each) => each.slice(0, 10))));
  const ownText = once(() => withoutDates(userProvided, dates()));
  const ownNumbers = once(
    () => new Set((ownText().match(NUMBER) ?? []).flatMap((token) => numberKeys(token).whole)),
  );
  const uncounted = once(() => new Set(uncountedNumbers(ownText(), languages)));
  return {
    calendar: once(() => {
      const named = languages.flatMap((each) => calendarNamesIn(unheaded, each).map(({ key }) => key));
      const month = keysOfDate(date, language).calendar.filter((key) => key.startsWith('m'));
      return new Set([...calendarOf(dates(), language), ...named, ...month]);
    }),
    hasDay: (day: string) =>
      days().has(day) ||
      (ownNumbers().has(String(Number(day.slice(8)))) &&
        [...days()].some((each) => each.slice(0, 7) === day.slice(0, 7))),
    hasTime: (time: string, isInWords = false) => {
      const other = twelveHoursOn(time);
      if (times().has(time) || (isInWords ? times() : unclearTimes()).has(other)) return true;
      return (
        digitsOf(time).some((key) => ownNumbers().has(key)) ||
        digitsOf(other).some((key) => uncounted().has(key))
      );
    },
  };
}
