import { expect, test } from 'vitest';
import { daysOfMonth, daysSummary } from './usage-days.tsx';

/** The first days of a month with these replies; the last one is today. */
const daysWith = (...replies: number[]) =>
  replies.map((count, index) => ({ date: `2026-11-0${index + 1}`, replies: count }));

test.each([
  [[0], 'No replies yet this month.'],
  [[0, 0], 'No replies yet this month.'],
  [[4], '4 today, the most this month.'],
  [[1, 3, 0], '0 today. Most: 3 on November 2.'],
  [[1, 3, 3], '3 today. Most: 3 on November 2.'],
  [[1, 3, 5], '5 today, the most this month.'],
])('the days %j are summed up', (replies, summary) => {
  expect(daysSummary(daysWith(...replies))).toBe(summary);
});

test('a month has its days, also in a leap year', () => {
  expect(['2026-11-03', '2026-12-31', '2027-02-01', '2028-02-29'].map(daysOfMonth)).toEqual([30, 31, 28, 29]);
});
