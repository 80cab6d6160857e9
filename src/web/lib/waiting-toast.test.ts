import { expect, test } from 'vitest';
import { parseToast } from './waiting-toast.ts';

test('a toast has a kind and a text', () => {
  const toast = { kind: 'success', text: 'Signed out successfully' };
  expect(parseToast(JSON.stringify(toast))).toEqual(toast);
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '{"kind":"error"}',
  '{"text":"No"}',
  '{"kind":"info","text":7}',
  '{"kind":"info","text":""}',
])('a stored %j is not a toast', (stored) => {
  expect(parseToast(stored)).toBeUndefined();
});
