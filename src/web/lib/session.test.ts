import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSession } from './session.ts';

test('a session is its token, the address and, where there is one, the name', () => {
  const session = { token: 't', email: 'mara@example.com' };
  expect(parseSession(JSON.stringify(session))).toEqual(session);
  const named = { ...session, full_name: 'Mara Lind' };
  expect(parseSession(JSON.stringify({ ...named, plan: 'pro' }))).toEqual(named);
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '"text"',
  '[]',
  '{"token":"t"}',
  '{"token":"","email":"mara@example.com"}',
  '{"token":{},"email":"mara@example.com"}',
  '{"token":"t","email":["mara@example.com"]}',
])('a stored %j is no session', (stored) => {
  expect(parseSession(stored)).toBeUndefined();
});

test('a name that is no text is left out', () => {
  expect(parseSession('{"token":"t","email":"m@example.com","full_name":{}}')).not.toHaveProperty(
    'full_name',
  );
});

test('whatever is stored, reading it does not throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const session = parseSession(stored);
      return session === undefined || (session.token !== '' && session.email !== '');
    }),
  );
});
