import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addressHeader } from './header-values.ts';

test.each([
  ['marks without end', `Z${'\u0301'.repeat(5_000)} <zoe@example.com>`],
  ['words without end', `${'W'.repeat(3_000)} <zoe@example.com>`],
  ['encoded words without end', `${'=?utf-8?q?a?= b '.repeat(1_000)} <zoe@example.com>`],
])('a sender whose name is too long is shown by the address: %s', (_, header) => {
  expect(addressHeader(header)).toBe('zoe@example.com');
});

test('a list that is too long is cut after a whole address', () => {
  const people = Array.from({ length: 200 }, (_, index) => `Person ${index} <p${index}@example.com>`);
  const kept = addressHeader(people.join(', ')) ?? '';
  expect(kept.length).toBeLessThanOrEqual(limits.recipients);
  expect(people.slice(0, 50).join(', ')).toBe(kept.slice(0, people.slice(0, 50).join(', ').length));
  expect(kept).toMatch(/@example\.com>$/);
});
