import { expect, test } from 'vitest';
import { expiryOf, keyTerms } from './key-terms.ts';

test('a key ends as many days from now as was chosen, or never', () => {
  expect(keyTerms.map(({ value }) => expiryOf(value, Date.parse('2026-11-21T12:00:00Z')))).toEqual([
    null,
    '2026-12-21T12:00:00.000Z',
    '2027-02-19T12:00:00.000Z',
    '2027-11-21T12:00:00.000Z',
  ]);
});
