import { expect, test } from 'vitest';
import { formatMoney, sumsOf } from './money.ts';

test.each([
  [999, 'usd', '$9.99'],
  [1000, 'eur', '€10'],
  [0, 'eur', '€0'],
  [1250, 'GBP', '£12.50'],
  [1200, 'jpy', '¥1,200'],
  [120_000, 'chf', 'CHF 1,200'],
  // Three digits after the point.
  [9990, 'kwd', 'KWD 9.990'],
  // The provider counts these in hundredths, although the currency has no cents.
  [150_000, 'isk', 'ISK 1,500'],
  [3_500_000, 'ugx', 'UGX 35,000'],
])('%i of %s is shown as %s', (amount, currency, words) => {
  // Between a code and the figure is a space that does not break.
  expect(formatMoney({ amount, currency }).replace('\u00a0', ' ')).toBe(words);
});

test('payments are added up by currency', () => {
  expect(sumsOf([])).toEqual([]);
  expect(
    sumsOf([
      { amount: 999, currency: 'usd' },
      { amount: 500, currency: 'eur' },
      { amount: 1, currency: 'usd' },
    ]),
  ).toEqual([
    { amount: 1000, currency: 'usd' },
    { amount: 500, currency: 'eur' },
  ]);
});
