import { expect, test } from 'vitest';
import { longDate, shortDate } from './mail-date.tsx';

const now = new Date(2026, 10, 21, 18, 0);

test('a list shows the time for today, the day for this year, otherwise day and year', () => {
  expect(shortDate(new Date(2026, 10, 21, 9, 5).toISOString(), now)?.label).toBe('09:05');
  expect(shortDate(new Date(2026, 10, 20, 23, 59).toISOString(), now)?.label).toBe('Nov 20');
  expect(shortDate(new Date(2025, 11, 30, 9, 5).toISOString(), now)?.label).toBe('Dec 30, 2025');
});

test('the `dateTime` attribute has the same date as the text', () => {
  expect(shortDate('2026-03-02T12:40:00.000Z', now)?.dateTime).toBe('2026-03-02T12:40:00.000Z');
});

test('an invalid date is left out of a list, and shown unchanged in a message', () => {
  expect(shortDate('tomorrow-ish', now)).toBeUndefined();
  expect(shortDate(undefined, now)).toBeUndefined();
  expect(longDate('tomorrow-ish')).toEqual({ label: 'tomorrow-ish' });
  expect(longDate('')).toBeUndefined();
});

test('the time zone of a header is taken into account', () => {
  expect(longDate('Mon, 2 Mar 2026 12:40:00 +0100')?.dateTime).toBe('2026-03-02T11:40:00.000Z');
});
