import { expect, test } from 'vitest';
import { dayOf } from '#web/lib/day.ts';
import { isExpired, lastUseOf, scopesOf } from './key-words.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test('a key without an end never expires, and one with an end does at its moment', () => {
  expect(isExpired({ expires_at: null }, NOW)).toBe(false);
  expect(isExpired({ expires_at: '2026-11-21T12:00:01Z' }, NOW)).toBe(false);
  expect(isExpired({ expires_at: '2026-11-21T12:00:00Z' }, NOW)).toBe(true);
});

test('the last use is told by its day', () => {
  expect(lastUseOf({ last_used_at: null }, NOW)).toBe('Never used');
  expect(lastUseOf({ last_used_at: new Date(NOW).toISOString() }, NOW)).toBe('Used today');
  expect(lastUseOf({ last_used_at: '2026-11-03T12:00:00Z' }, NOW)).toBe(
    `Used on ${dayOf('2026-11-03T12:00:00Z')}`,
  );
});

test('scopes read as one phrase', () => {
  expect(scopesOf({ scopes: ['reply', 'usage'] })).toBe('Write replies, read usage');
  expect(scopesOf({ scopes: ['usage'] })).toBe('Read usage');
});
