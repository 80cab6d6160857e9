import { expect, test } from 'vitest';
import { parseRetryAfter, retryDelay } from './retry.ts';

const now = Date.parse('2026-03-30T10:00:00Z');

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['1.5', 1_500],
  ['Mon, 30 Mar 2026 10:00:30 GMT', 30_000],
  ['Mon, 30 Mar 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After: %s asks to wait %s ms', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected);
});

test('waits double, with jitter, and never fall short of what the server asked for', () => {
  expect(retryDelay(1, undefined, 0)).toBe(125);
  expect(retryDelay(1, undefined, 0.999)).toBeLessThan(250);
  expect(retryDelay(2, undefined, 0)).toBe(250);
  expect(retryDelay(1, 3_000, 0.5)).toBe(3_000);
});
