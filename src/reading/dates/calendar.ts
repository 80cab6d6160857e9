/** A day of the calendar. Months begin at 1. */
export type Day = { year: number; month: number; day: number };

/** A day or a range of days that was found in a text. Without `from` it is not clear which day the words mean. */
export type DaySpan = { end: number; from?: Day | undefined; to?: Day | undefined };

/** An offset in a text in lower case. `written`: the same text with its capitals; `today`: the day of the mail. */
export type DatePlace = { text: string; written: string; at: number; today: Day | undefined };

/** Thai dates use the Buddhist calendar, which is this many years ahead. */
export const BUDDHIST_YEARS = 543;
const DAY_MS = 86_400_000;

/** The day of 'YYYY-MM-DD…', or undefined. */
export function dayOfIso(iso: string | undefined): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '');
  return match ? validDay(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

/** The day, or undefined if the calendar does not have it or the year is not from 1900 to 2200. */
export function validDay(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1_900 && year <= 2_200;
  return exists ? { year, month, day } : undefined;
}

/** The day this many days later; earlier if `days` is negative. */
export function addDays(from: Day, days: number): Day {
  const date = new Date(Date.UTC(from.year, from.month - 1, from.day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The same day this many months later, or the last day of that month if the month is too short. */
export function addMonths(from: Day, months: number): Day {
  const index = from.year * 12 + from.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return { year, month, day: Math.min(from.day, lastOfMonth(year, month)) };
}

/** The last day of a month, 28 to 31. */
export function lastOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The weekday of a day; 0 is Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() + 6) % 7;
}

function daysBetween(from: Day, to: Day): number {
  return (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / DAY_MS;
}

/** 'YYYY-MM-DD'. */
export function isoOf(day: Day): string {
  return `${day.year}-${twoDigits(day.month)}-${twoDigits(day.day)}`;
}

/** The number with at least two digits: '07'. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * The day in the year that is most likely if no year is written: from about four months before the day of the mail to
 * eight months after it.
 */
export function nearestYear(today: Day, month: number, day: number): Day | undefined {
  for (const year of [today.year, today.year + 1, today.year - 1]) {
    const found = validDay(year, month, day);
    if (found && daysBetween(today, found) > -120 && daysBetween(today, found) <= 246) return found;
  }
  return undefined;
}

/** The year of the common era, converted if the number is a year of the Buddhist era. */
export function commonYear(year: number): number {
  return year >= 2_400 && year < 2_700 ? year - BUDDHIST_YEARS : year;
}
