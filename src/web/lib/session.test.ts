import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/fakes/browser.ts';
import { forgetSession, parseSession, readSession, replaceSession, storeSession } from './session.ts';

const mara = { token: 't', email: 'mara@example.com' };

afterEach(() => void vi.unstubAllGlobals());

test('a session has a token, an address and maybe a name', () => {
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
])('a stored %j is not a session', (stored) => {
  expect(parseSession(stored)).toBeUndefined();
});

test('a name that is not text is left out', () => {
  expect(parseSession('{"token":"t","email":"m@example.com","full_name":{}}')).not.toHaveProperty(
    'full_name',
  );
});

test('reading any stored value does not throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const session = parseSession(stored);
      return session === undefined || (session.token !== '' && session.email !== '');
    }),
  );
});

test('a refusal of the old token that arrives during its replacement does not end the session', async () => {
  stubBrowser({ session: JSON.stringify(mara) });
  const answer = Promise.withResolvers<void>();
  const change = replaceSession(async () => {
    await answer.promise;
    storeSession({ ...mara, token: 'new' });
  });
  const refusal = forgetSession('t');
  answer.resolve();
  await Promise.all([change, refusal]);
  expect(readSession()?.token).toBe('new');
});

test('a refused session is forgotten, with locks or without', async () => {
  stubBrowser({ session: JSON.stringify(mara) });
  await forgetSession('t');
  expect(readSession()).toBeUndefined();
  stubBrowser({ session: JSON.stringify(mara) });
  vi.stubGlobal('navigator', { onLine: true });
  await forgetSession('t');
  expect(readSession()).toBeUndefined();
});
