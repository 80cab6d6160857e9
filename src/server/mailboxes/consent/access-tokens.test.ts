import { expect, onTestFinished, test, vi } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { type FakeGoogleOptions, startGoogle } from '#tests/fakes/google.ts';
import { createGoogleClient } from '../gmail/google-client.ts';
import type { ConnectedMailbox } from '../mailbox.ts';
import { createAccessTokens } from './access-tokens.ts';

/** A new connection, and the access tokens of a process that has none yet. */
async function connect(options: FakeGoogleOptions = {}) {
  const google = await startGoogle(options);
  onTestFinished(() => google.close());
  const { google: env } = parseEnv(google.variables).mailboxes;
  if (!env) throw new Error('Google is not configured.');
  const client = createGoogleClient(env);
  const redirectUri = 'http://127.0.0.1/back';
  const { url, verifier } = await client.startConsent({ state: 'state', redirectUri });
  const response = await fetch(url, { redirect: 'manual' });
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const { refreshToken = '' } = await client.exchange({ code, verifier, redirectUri });
  const connected: ConnectedMailbox = {
    accountId: 'account',
    id: 'connection',
    kind: 'gmail',
    address: null,
    credential: refreshToken,
    scope: null,
  };
  const lines: string[] = [];
  const onRotated = vi.fn(async () => {});
  const tokens = createAccessTokens({
    client,
    onRotated,
    log: createLog('trace', { write: (line) => void lines.push(line) }),
  });
  return { google, tokens, connected, access: tokens.of(connected), onRotated, lines };
}

/** Makes every deadline of Google's client fifty times shorter. */
function hurry(): void {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 50));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
}

test('twenty calls at once ask Google for one token, and later calls use it', async () => {
  const { google, tokens, connected } = await connect();
  const received = await Promise.all(Array.from({ length: 20 }, () => tokens.of(connected).get()));
  expect(new Set(received).size).toBe(1);
  expect(await tokens.of(connected).get()).toBe(received[0]);
  expect(google.count('refresh')).toBe(1);
});

test('a token that is valid for less than a minute is renewed', async () => {
  const { google, access } = await connect({ tokenSeconds: 59 });
  const first = await access.get();
  expect(await access.get()).not.toBe(first);
  expect(google.count('refresh')).toBe(2);
});

test('a token that came with connecting is used until its end', async () => {
  const { google, tokens, connected, access } = await connect();
  tokens.keep(connected, { token: 'from connecting', expiresAt: Date.now() + 120_000 });
  expect(await access.get()).toBe('from connecting');
  tokens.keep(connected, { token: 'from connecting', expiresAt: Date.now() });
  expect(await access.get()).not.toBe('from connecting');
  expect(google.count('refresh')).toBe(1);
});

test('a token that Gmail refused is not used again, and a newer token stays', async () => {
  const { google, access } = await connect();
  const first = await access.get();
  access.forget(first);
  const second = await access.get();
  access.forget(first);
  expect(await access.get()).toBe(second);
  expect(google.count('refresh')).toBe(2);
});

test('twenty calls whose token was refused ask for one new token', async () => {
  const { google, access } = await connect();
  const first = await access.get();
  const others = await Promise.all(
    Array.from({ length: 20 }, () => {
      access.forget(first);
      return access.get();
    }),
  );
  expect(new Set(others).size).toBe(1);
  expect(google.count('refresh')).toBe(2);
});

test('a revoked grant is reported as a revoked access', async () => {
  const { google, access } = await connect();
  google.revokeGrants();
  await expect(access.get()).rejects.toMatchObject({ failure: 'access-revoked' });
});

test.each([
  ['the client is refused', { status: 401, reason: 'invalid_client' }, 'invalid_client'],
  ['Google fails', 500, 'internal_failure'],
  ['Google is busy', { status: 503, reason: 'backend' }, 'backend'],
  ['Google gets too many calls', { status: 429, retryAfter: '5', reason: 'slow_down' }, 'slow_down'],
  ['the connection breaks', 'reset', 'ECONNRESET'],
  ['the response is incomplete', 'broken', 'TypeError'],
  ['the response is an HTML page', 'page', '502'],
] as const)('if %s, the mailbox is unavailable but stays connected', async (_, fault, code) => {
  const { google, access } = await connect();
  google.fail('refresh', fault);
  await expect(access.get()).rejects.toMatchObject({ failure: 'unavailable', cause: { code } });
  expect(google.count('refresh')).toBe(1);
  google.heal();
  expect(await access.get()).toMatch(/^ya29\./);
});

test('if Google never answers, all calls share one request and one deadline', async () => {
  const { google, access } = await connect();
  google.fail('refresh', 'hang');
  hurry();
  const failed = await Promise.allSettled(Array.from({ length: 20 }, () => access.get()));
  for (const outcome of failed) {
    expect(outcome).toMatchObject({ reason: { failure: 'unavailable', cause: { code: 'TimeoutError' } } });
  }
  expect(google.count('refresh')).toBe(1);
});

test('a call that is aborted does not abort the others', async () => {
  const { google, access } = await connect();
  google.fail('refresh', { slow: 50 });
  const controller = new AbortController();
  const aborted = access.get(controller.signal);
  const other = access.get();
  controller.abort(new Error('aborted'));
  await expect(aborted).rejects.toThrow('aborted');
  expect(await other).toMatch(/^ya29\./);
  await expect(access.get(controller.signal)).rejects.toThrow('aborted');
  expect(google.count('refresh')).toBe(1);
});

test('a new refresh token from Google replaces the old one', async () => {
  const { google, access, connected, onRotated } = await connect({ rotating: true });
  await access.get();
  expect(onRotated.mock.calls).toEqual([[connected, google.grants[0]?.refreshToken]]);
  expect(google.grants[0]?.refreshToken).not.toBe(connected.credential);
});

test('revoking a grant removes it at Google and in memory', async () => {
  const { google, access } = await connect();
  await access.get();
  await access.revoke();
  expect(google.grants).toMatchObject([{ isRevoked: true }]);
  await expect(access.get()).rejects.toMatchObject({ failure: 'access-revoked' });
});

test.each([500, 400, 'reset', 'hang', 'page'] as const)(
  'revoking resolves even if Google answers with %s, and the log does not contain the token',
  async (fault) => {
    const { google, access, connected, lines } = await connect();
    google.fail('revoke', fault);
    hurry();
    await access.revoke();
    expect(google.count('revoke')).toBe(1);
    expect(lines.join('')).toContain('could not be revoked');
    expect(lines.join('')).not.toContain(connected.credential);
  },
);

test('a token that arrives after the connection was revoked is not kept', async () => {
  const { google, access } = await connect();
  google.fail('refresh', { slow: 50 }, 1);
  const late = access.get();
  google.fail('revoke', 500);
  await access.revoke();
  await late;
  await access.get();
  expect(google.count('refresh')).toBe(2);
});

test('neither the URLs of calls nor errors contain a token', async () => {
  const { google, access, connected } = await connect();
  google.fail('refresh', 500, 1);
  const error = await access.get().catch((thrown) => thrown);
  const { inspect } = await import('node:util');
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(connected.credential);
  await access.get();
  await access.revoke();
  const urls = google.calls.map(({ path, query }) => `${path}?${query}`).join('\n');
  for (const { refreshToken, accessTokens } of google.grants) {
    for (const token of [refreshToken, ...accessTokens.map((issued) => issued.token)]) {
      expect(urls).not.toContain(encodeURIComponent(token));
    }
  }
});
