import { expect, test } from 'vitest';
import { monthOfYear } from './month.ts';

test('a month has its name, its postmark and the day that the next one begins', () => {
  expect(monthOfYear('2026-11')).toEqual({
    label: 'November 2026',
    mark: ['NOV', '2026'],
    next: { label: 'December 1', date: '2026-12-01' },
  });
});

test('after December comes January of the next year', () => {
  expect(monthOfYear('2026-12').next).toEqual({ label: 'January 1', date: '2027-01-01' });
});
