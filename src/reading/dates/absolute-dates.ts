import { languageDetails } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { listOf } from '../word-lists.ts';
import {
  commonYear,
  type DatePlace,
  type Day,
  type DaySpan,
  lastOfMonth,
  nearestYear,
  validDay,
  weekdayOf,
} from './calendar.ts';
import { numericDateStyle } from './calendar-names.ts';
import { openingSource } from './openings.ts';
import { anyOf, runAt, sticky, toKey } from './phrases.ts';
import { isName, type LocalWords, listSource } from './spelling.ts';

/** Reads dates in digits and dates with the name of a month. `phrases`: what one may begin with besides a number. */
export type AbsoluteDateReader = {
  phrases: string[];
  /** A date, with the weekday that may follow it. */
  read: (place: DatePlace) => DaySpan | undefined;
  /** Day and month in digits after a weekday, if that day is this weekday: 'Thursday, 12/3'. */
  readAfterWeekday: (place: DatePlace, weekday: number) => DaySpan | undefined;
};

type WrittenDate = { year?: string | undefined; month: number; day: number };

const DIGITS_WITH_YEAR = /(\d{1,4})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?![\d-]|[/.]\d)/y;

/** The day in the written year. Without a year: in the year that is most likely for the day of the mail. */
function dayInYear(today: Day | undefined, { year, month, day }: WrittenDate): Day | undefined {
  if (year) return validDay(commonYear(Number(year)), month, day);
  return today ? nearestYear(today, month, day) : undefined;
}

/**
 * Reads '2026-03-04', '14.3.2026' or '03/25/26'. `isOrderUnclear`: in this language the month may come first. If it is
 * not clear which number is the day, `from` is absent.
 */
function readNumeric({ text, at }: DatePlace, isOrderUnclear: boolean): DaySpan | undefined {
  const match = runAt(DIGITS_WITH_YEAR, text, at);
  if (!match) return undefined;
  const [whole, firstDigits = '', separator, secondDigits = '', lastDigits = ''] = match;
  const end = at + whole.length;
  const [first, second, last] = [Number(firstDigits), Number(secondDigits), Number(lastDigits)];
  if (firstDigits.length === 4) return { end, from: validDay(commonYear(first), second, last) };
  const impossible = first < 1 || second < 1 || (first > 12 && second > 12) || first > 31 || second > 31;
  if (firstDigits.length > 2 || impossible) return undefined;
  const year = commonYear(last < 100 ? 2_000 + last : last);
  if (separator === '.' || first > 12) return { end, from: validDay(year, second, first) };
  if (second > 12) return { end, from: validDay(year, first, second) };
  return first === second || !isOrderUnclear ? { end, from: validDay(year, second, first) } : { end };
}

/** Sources of patterns for dates with a month as a name or sign (`dated`), and for a month and its year (`months`). */
function namedSources({ dates, spelling, slots, monthFirst }: LocalWords): {
  dated: string[];
  months: string[];
} {
  const { signs, clock } = dates;
  if (signs) {
    const eras = Object.keys(dates.eras ?? {}).join('|') || '(?!)';
    const [year, month, day] = [signs.year, signs.month, signs.day].map((list) => listSource(list, spelling));
    const before = `(?:(?<era>${eras})?(?<year>\\d{1,4})\\s?(?:${year})\\s?)?`;
    return {
      dated: [`${before}(?<month>\\d{1,2})\\s?(?:${month})\\s?(?<day>\\d{1,2})\\s?(?:${day})`],
      months: [`(?<year>\\d{4})\\s?(?:${year})\\s?(?<month>\\d{1,2})\\s?(?:${month})(?!\\s?\\d)`],
    };
  }
  const mark = `(?:\\.|${listSource(dates.dayMarks, spelling)})?`;
  const until = `(?:\\s?[-\\u2013\\u2014]\\s?|\\s?(?:${listSource(dates.until, spelling)})\\s)`;
  const prefix = dates.prefixes ? `(?:${listSource(dates.prefixes, spelling)})?` : '';
  const ofMonth = `(?:(?:${listSource(dates.ofMonth, spelling)})${spelling.space})?${prefix}`;
  const ofYear = `[.,]?\\s?(?:(?:${listSource(dates.ofYear, spelling)})${spelling.space})?${slots.year}`;
  const month = `${slots.month}${spelling.end}`;
  const amOrPm = anyOf([...listOf(clock.am), ...listOf(clock.pm)], spelling);
  const day = `(?<day>\\d{1,2})${mark}`;
  const leadWord = `(?:(?:${listSource(dates.lead, spelling)})\\s)?`;
  const monthFirstSource = [
    `${spelling.start}${month}\\.?\\s${leadWord}${day}(?!:?\\d|\\s?(?:${amOrPm}))`,
    `(?:\\s?[-\\u2013\\u2014]\\s?(?<to>\\d{1,2})${mark})?(?:,?\\s${slots.year})?`,
  ].join('');
  return {
    dated: [
      `${day}(?:${until}(?<to>\\d{1,2})${mark})?\\s?${ofMonth}${month}(?:${ofYear})?`,
      ...(monthFirst ? [monthFirstSource] : []),
    ],
    months: [`${spelling.start}${month}${ofYear}`],
  };
}

/** The source of a pattern for day and month in digits without a year. It excludes fractions, versions and amounts. */
function numericSource({ language, dates, spelling, slots }: LocalWords): string | undefined {
  const style = numericDateStyle(language);
  if (style === '6.3.') return '(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.(?!\\d)';
  if (style === 'month first') {
    if (!dates.signs) return undefined;
    const { at, from } = dates.clock;
    const words = [at, from, dates.until, dates.deadline.after].flatMap((list) => listOf(list));
    const next = `[(\\uff08~\\uff5e\\u301c\\u3001]|${slots.weekday}|${anyOf(words, spelling)}`;
    return `(?<month>\\d{1,2})/(?<day>\\d{1,2})(?=\\s?(?:${next}))`;
  }
  const units = listOf(readingWords[language].amounts?.currencies).flatMap((entry) => entry.split(/ [?%]?/));
  const rest = `(?![\\d%/-]|\\.\\d|\\s?(?:%|\\p{Sc}|(?:${anyOf(units.filter(Boolean), spelling)})${spelling.wholeEnd}))`;
  const [pair, mark] = style === '06.03' ? ['\\d{2}', '\\.'] : ['[0-3]\\d', '/'];
  const afterLeadWord = `(?<=${spelling.start}(?:${listSource(dates.lead, spelling)})${spelling.space})`;
  return `(?:(?<day>${pair})${mark}(?<month>${pair})|${afterLeadWord}(?<d>\\d{1,2})[./](?<m>\\d{1,2}))${rest}`;
}

/** The number of a month that is written in digits or as a name; 0 if the name is unknown. */
function monthIn(words: LocalWords, written: string): number {
  return /^\d/.test(written) ? Number(written) : (words.monthOf.get(toKey(written)) ?? -1) + 1;
}

/** Reads the dates of a language that contain a month or digits. */
export function absoluteDateReader(words: LocalWords): AbsoluteDateReader {
  const { dates } = words;
  const named = namedSources(words);
  const numeric = numericSource(words);
  const patterns = [...named.dated, ...(numeric ? [numeric] : [])].map(sticky);
  const months = named.months.map(sticky);
  const phrases = dates.signs ? [] : ['{month}'];
  const eras = Object.keys(dates.eras ?? {});
  const beginning = sticky(['\\d', ...eras, openingSource(phrases, words)].join('|'));
  const weekdayAfter = sticky(weekdayAfterSource(words));
  const digitsAfterWeekday = sticky('(?<day>\\d{1,2})[./](?<month>\\d{1,2})(?![\\d%/])');
  const readAt = (pattern: RegExp, place: DatePlace): DaySpan | undefined => {
    const match = runAt(pattern, place.text, place.at);
    if (!match) return undefined;
    const { day, d, month, m, year, to, era } = match.groups ?? {};
    const monthNumber = monthIn(words, month ?? m ?? '');
    const firstDay = Number(day ?? d ?? 1);
    if (monthNumber < 1 || monthNumber > 12 || firstDay < 1 || firstDay > 31) return undefined;
    const monthAt = place.at + match[0].indexOf(month ?? m ?? '');
    if (!isName(words, month ?? '', place.written.slice(monthAt, monthAt + 1))) return undefined;
    const end = place.at + match[0].length;
    if (!day && !d) {
      const from = validDay(commonYear(Number(year)), monthNumber, 1);
      return { end, from, to: from && { ...from, day: lastOfMonth(from.year, monthNumber) } };
    }
    const fullYear = era && year ? String(Number(year) + (dates.eras?.[era] ?? 0)) : year;
    if (fullYear && fullYear.length !== 4) return undefined;
    const from = dayInYear(place.today, { year: fullYear, month: monthNumber, day: firstDay });
    return to ? { end, from, to: from && validDay(from.year, monthNumber, Number(to)) } : { end, from };
  };
  const readFirst = (list: readonly RegExp[], place: DatePlace): DaySpan | undefined => {
    for (const pattern of list) {
      const found = readAt(pattern, place);
      if (found) return found;
    }
    return undefined;
  };
  return {
    phrases,
    read: (place) => {
      if (!runAt(beginning, place.text, place.at)) return undefined;
      const found = readNumeric(place, words.monthFirst) ?? readFirst(patterns, place);
      if (!found || found.to) return found ?? readFirst(months, place);
      const weekday = runAt(weekdayAfter, place.text, found.end);
      return weekday ? { ...found, end: found.end + weekday[0].length } : found;
    },
    readAfterWeekday: (place, weekday) => {
      const found = !words.monthFirst ? readAt(digitsAfterWeekday, place) : undefined;
      return found?.from && weekdayOf(found.from) === weekday ? found : undefined;
    },
  };
}

/** The source of a pattern for the weekday after a date: in brackets, short or long, or as a whole name. */
function weekdayAfterSource({ language, spelling, weekdayOf: weekdays }: LocalWords): string {
  const { tag } = languageDetails(language);
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  const short = (['short', 'narrow'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' });
    return days.map((day) => toKey(format.format(day)).replace(/\.$/, ''));
  });
  const whole = anyOf(weekdays.keys(), spelling);
  const bracketed = `\\s?[(\\uff08]\\s?(?:${whole}|${anyOf(short, spelling)})\\.?\\s?[)\\uff09]`;
  return `(?:${bracketed}|[,\\s]{1,2}(?:${whole})${spelling.end})`;
}
