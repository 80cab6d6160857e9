import { expect, test } from 'vitest';
import { accountProblems } from './messages.ts';

test.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [5_400, '90 minutes'],
  [5_401, '2 hours'],
  [86_400, '24 hours'],
])('the message after too many attempts contains the wait: %i seconds are %s', (seconds, wait) => {
  expect(accountProblems.tooManyAttempts(seconds)).toBe(`Too many attempts. Please try again in ${wait}.`);
});
