import { expect, test } from 'vitest';
import { monthTexts } from './usage-sheet.tsx';

test('the texts about a month are its name, its postmark and the first day of the next month', () => {
  expect(monthTexts('2026-11')).toEqual({
    label: 'November 2026',
    postmark: ['NOV', '2026'],
    next: { label: 'December 1', date: '2026-12-01' },
  });
});

test('the month after December is January of the next year', () => {
  expect(monthTexts('2026-12').next).toEqual({ label: 'January 1', date: '2027-01-01' });
});
