import type { UsageHistory } from '#domain/usage.ts';

/** The days of November 2026 from the first on, with these replies. The last one is today. */
function daysOf(...replies: number[]): UsageHistory['days'] {
  return replies.map((count, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    replies: count,
  }));
}

/** A new account without replies. */
export const emptyHistory: UsageHistory = {
  days: daysOf(...Array<number>(21).fill(0)),
  months: [],
  usage_mails: true,
};

/** An account that is used on most working days, since longer than a year. */
export const busyHistory: UsageHistory = {
  days: daysOf(0, 7, 12, 4, 9, 3, 0, 0, 11, 8, 1, 17, 6, 2, 0, 5, 13, 9, 10, 8, 12),
  months: [412, 388, 97, 5, 268, 301, 355, 290, 120, 64, 1, 18].map((emails_generated, index) => ({
    month_year: new Date(Date.UTC(2026, 9 - index)).toISOString().slice(0, 7),
    emails_generated,
  })),
  usage_mails: true,
};

/** The first day of a month, after one month. */
export const firstDayHistory: UsageHistory = {
  days: daysOf(3),
  months: [{ month_year: '2026-10', emails_generated: 9 }],
  usage_mails: false,
};
