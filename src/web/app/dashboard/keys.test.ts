import { expect, test } from 'vitest';
import { expiryOf, expiryOptions, formatDate, formatLastUse, formatScopes, isExpired } from './keys.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test('a new key expires after the chosen number of days, or never', () => {
  expect(expiryOptions.map(({ value }) => expiryOf(value, NOW))).toEqual([
    null,
    '2026-12-21T12:00:00.000Z',
    '2027-02-19T12:00:00.000Z',
    '2027-11-21T12:00:00.000Z',
  ]);
});

test('a key without an expiry never expires, and a key with an expiry expires at that time', () => {
  expect(isExpired({ expires_at: null }, NOW)).toBe(false);
  expect(isExpired({ expires_at: '2026-11-21T12:00:01Z' }, NOW)).toBe(false);
  expect(isExpired({ expires_at: '2026-11-21T12:00:00Z' }, NOW)).toBe(true);
});

test('the last use is shown as a date', () => {
  expect(formatLastUse({ last_used_at: null }, NOW)).toBe('Never used');
  expect(formatLastUse({ last_used_at: new Date(NOW).toISOString() }, NOW)).toBe('Used today');
  expect(formatLastUse({ last_used_at: '2026-11-03T12:00:00Z' }, NOW)).toBe(
    `Used on ${formatDate('2026-11-03T12:00:00Z')}`,
  );
});

test('scopes are shown as one phrase', () => {
  expect(formatScopes({ scopes: ['reply', 'usage'] })).toBe('Write replies, read usage');
  expect(formatScopes({ scopes: ['usage'] })).toBe('Read usage');
});
