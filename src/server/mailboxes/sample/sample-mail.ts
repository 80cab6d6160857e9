import { DAY_MS } from '../../quotas/quota.ts';

/** Days counted from the day on which a mail came. A text that uses them is right on any day. */
type SampleCalendar = {
  /** The name of the working day that is `workdays` working days later, four at most: 'Thursday'. */
  weekday(workdays: number, locale?: string): string;
  /** The date that is `days` days later, or earlier if negative: '3 November 2026'. */
  date(days: number): string;
};

/** A text, or a function that writes one with these days. */
type SampleText = string | ((days: SampleCalendar) => string);

/** A mail of the sample inbox. The mail and all people in it are invented. Its addresses belong to no real person. */
export type SampleMail = {
  /** The first 20 characters are its label in the list. They end with a word and are unique. */
  id: string;
  /** The mail's age in minutes at the start of the hour in which the inbox is read. */
  minutesAgo: number;
  from: string;
  replyTo?: string;
  subject?: string;
  /** Whether it is unread until it is answered, as in the list of any mailbox. */
  unread?: true;
  /** Whether it came from a program, to many people. */
  bulk?: true;
} & (
  | { text: SampleText; html?: never }
  /** An HTML-only mail. */
  | { html: SampleText; text?: never }
);

function addWorkdays(from: Date, workdays: number): Date {
  const day = new Date(from);
  let remaining = workdays;
  while (remaining > 0) {
    day.setUTCDate(day.getUTCDate() + 1);
    const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
    if (!isWeekend) remaining -= 1;
  }
  return day;
}

/** The calendar of a mail that came at `received`; days are in UTC. */
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
