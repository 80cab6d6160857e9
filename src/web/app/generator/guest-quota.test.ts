import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseGuestUsage } from './guest-quota.tsx';

test.each([
  [null, 0],
  ['', 0],
  ['0', 0],
  ['2', 2],
  [' 1 ', 1],
  ['3', 3],
  ['4', 3],
  ['99999999999999999999', 3],
  ['-1', 0],
  ['1.5', 0],
  ['NaN', 0],
])('a stored %j reads as %i', (stored, used) => {
  expect(parseGuestUsage(stored)).toBe(used);
});

test('any stored text is read as a number from 0 to 3', () => {
  fc.assert(fc.property(fc.string(), (stored) => [0, 1, 2, 3].includes(parseGuestUsage(stored))));
});
