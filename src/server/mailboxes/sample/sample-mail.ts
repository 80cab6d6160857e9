import { DAY_MS } from '../../allowances/claim.ts';

/** The days that a mail names, counted from the one it came on: its text fits whatever day it is read on. */
type SampleCalendar = {
  /** The name of the working day that is so many working days later, four at most: 'Thursday'. */
  weekday(workdays: number, locale?: string): string;
  /** The date that is so many days later, or earlier: '3 November 2026'. */
  date(days: number): string;
};

/** A text, or one that names days. */
type SampleText = string | ((days: SampleCalendar) => string);

/** A mail of the sample inbox. It and everybody in it are made up; its addresses belong to nobody. */
export type SampleMail = {
  /** Its first 20 characters, which label it in the list, end with a word and are its own. */
  id: string;
  /** How old it is when the hour begins in which somebody looks. */
  minutesAgo: number;
  from: string;
  replyTo?: string;
  subject?: string;
} & (
  | { text: SampleText; html?: never }
  /** A mail of HTML alone. */
  | { html: SampleText; text?: never }
);

function addWorkdays(from: Date, workdays: number): Date {
  const day = new Date(from);
  for (let left = workdays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
    if (!isWeekend) left -= 1;
  }
  return day;
}

/** The calendar of a mail that came at `received`; days are those of UTC. */
export function sampleCalendar(received: Date): SampleCalendar {
  return {
    weekday: (workdays, locale = 'en-GB') =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
        addWorkdays(received, workdays),
      ),
    date: (days) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
        received.getTime() + days * DAY_MS,
      ),
  };
}
