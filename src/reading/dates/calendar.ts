/** A day of the calendar; months from 1. */
export type Day = { year: number; month: number; day: number };

/** A day, or days, as found at a place. Without `from` the words name no one day. */
export type DaySpan = { end: number; from?: Day | undefined; to?: Day | undefined };

/** A place in the text in small letters; `written` is the same as it stands in the mail. */
export type Place = { text: string; written: string; at: number; today: Day | undefined };

/** By so many years the Buddhist calendar, in which Thai dates are written, is ahead. */
export const BUDDHIST_YEARS = 543;
const MILLISECONDS_A_DAY = 86_400_000;

/** 'YYYY-MM-DD…' as a day, or undefined. */
export function dayOfIso(iso: string | undefined): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '');
  return match ? validDay(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

/** The day, where the calendar has it. */
export function validDay(year: number, month: number, day: number): Day | undefined {
  const stamp = new Date(Date.UTC(year, month - 1, day));
  const holds =
    stamp.getUTCMonth() === month - 1 && stamp.getUTCDate() === day && year >= 1_900 && year <= 2_200;
  return holds ? { year, month, day } : undefined;
}

/** The day so many days on; back where negative. */
export function addDays(from: Day, days: number): Day {
  const stamp = new Date(Date.UTC(from.year, from.month - 1, from.day + days));
  return { year: stamp.getUTCFullYear(), month: stamp.getUTCMonth() + 1, day: stamp.getUTCDate() };
}

/** The same day some months on, at most the month's last. */
export function addMonths(from: Day, months: number): Day {
  const index = from.year * 12 + from.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return { year, month, day: Math.min(from.day, lastOfMonth(year, month)) };
}

/** How many days a month has, from 28 to 31. */
export function lastOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 0 is Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() + 6) % 7;
}

function daysBetween(from: Day, to: Day): number {
  return (
    (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) /
    MILLISECONDS_A_DAY
  );
}

/** 'YYYY-MM-DD'. */
export function isoOf(day: Day): string {
  return `${day.year}-${two(day.month)}-${two(day.day)}`;
}

/** At least two figures: '07'. */
export function two(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * The year that a day written without one most likely means: the year in which it lies closest to the mail's day,
 * from four months back to eight ahead.
 */
export function nearestYear(today: Day, month: number, day: number): Day | undefined {
  for (const year of [today.year, today.year + 1, today.year - 1]) {
    const found = validDay(year, month, day);
    if (found && daysBetween(today, found) > -120 && daysBetween(today, found) <= 246) return found;
  }
  return undefined;
}

/** A year as the rest of the world counts it. */
export function commonYear(year: number): number {
  return year >= 2_400 && year < 2_700 ? year - BUDDHIST_YEARS : year;
}
