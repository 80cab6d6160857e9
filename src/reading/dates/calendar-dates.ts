import { BUDDHIST_YEARS, type Day, nearestYear, validDay } from './calendar.ts';

/** A day, or days, as found at a place. Without `from` the words name no one day. */
export type DaySpan = { end: number; from?: Day | undefined; to?: Day | undefined };

const numeric = /(\d{1,4})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?![\d-]|[/.]\d)/y;
const eastern =
  /(?:(令和|平成)?(\d{1,4}|元)\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일](?!间|間\s?[隔で])/y;
/** The year before the first of Japan's eras. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988 };

/** The order in which figures stand where both could be the month. */
type FigureOrder = 'day first' | 'unclear';

/** '2026-03-04', '14.3.2026', '03/25/26'. Day and month in an unclear order name no day. */
export function readNumeric(text: string, at: number, order: FigureOrder): DaySpan | undefined {
  numeric.lastIndex = at;
  const match = numeric.exec(text);
  if (!match) return undefined;
  const [whole, one = '', mark, two = '', year = ''] = match;
  const end = at + whole.length;
  const [first, second, last] = [Number(one), Number(two), Number(year)];
  if (one.length === 4) return { end, from: validDay(commonYear(first), second, last) };
  const impossible = first < 1 || second < 1 || (first > 12 && second > 12) || first > 31 || second > 31;
  if (one.length > 2 || impossible) return undefined;
  const full = commonYear(last < 100 ? 2_000 + last : last);
  if (mark === '.' || first > 12) return { end, from: validDay(full, second, first) };
  if (second > 12) return { end, from: validDay(full, first, second) };
  return first === second || order === 'day first' ? { end, from: validDay(full, second, first) } : { end };
}

/** '2026年3月6日', '3月6日', '令和8年3月6日', '3월 6일'. */
export function readEastern(text: string, at: number, today: Day | undefined): DaySpan | undefined {
  eastern.lastIndex = at;
  const match = eastern.exec(text);
  if (!match) return undefined;
  const [whole, era, written, month = '', day = ''] = match;
  const inEra = written === '元' ? 1 : Number(written);
  const year = era ? String((eras[era] ?? 0) + inEra) : written;
  if (!era && year && year.length !== 4) return undefined;
  return { end: at + whole.length, from: dayInYear(today, { year, month: Number(month), day: Number(day) }) };
}

/** The day in the year written with it, else in the year that the mail's day makes likeliest. */
export function dayInYear(
  today: Day | undefined,
  written: { year: string | undefined; month: number; day: number },
): Day | undefined {
  if (written.year) return validDay(commonYear(Number(written.year)), written.month, written.day);
  return today ? nearestYear(today, written.month, written.day) : undefined;
}

/** A year as the rest of the world counts it. */
export function commonYear(year: number): number {
  return year >= 2_400 && year < 2_700 ? year - BUDDHIST_YEARS : year;
}
