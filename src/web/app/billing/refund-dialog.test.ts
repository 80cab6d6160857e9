import { expect, test } from 'vitest';
import { refundedWords } from './refund-dialog.tsx';

test('what was paid back is named in each currency', () => {
  const basic = { amount: 999, currency: 'usd' };
  expect(refundedWords([basic])).toBe('We have paid back $9.99.');
  expect(refundedWords([basic, { amount: 500, currency: 'eur' }])).toBe('We have paid back $9.99 and €5.');
  expect(refundedWords([])).toBe('Your payments are paid back.');
});
