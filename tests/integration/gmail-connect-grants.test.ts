import { describe, expect, test, vi } from 'vitest';
import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { call } from './account-rows.ts';
import {
  askOwner,
  comeBack,
  connectGmail,
  readGmail,
  startConnecting,
  startWithGoogle,
} from './gmail-fixture.ts';
import { startServer, usualKinds } from './server-fixture.ts';

const READ = 'https://www.googleapis.com/auth/gmail.readonly';
const SEND = 'https://www.googleapis.com/auth/gmail.send';

/** Runs `work` while every deadline of Google's client is ten times shorter. */
async function hurried<Result>(work: () => Promise<Result>): Promise<Result> {
  const { timeout } = AbortSignal;
  const spy = vi.spyOn(AbortSignal, 'timeout');
  spy.mockImplementation((ms) => timeout.call(AbortSignal, ms / 10));
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

describe.each(usualKinds)('what Google grants on %s', (kind) => {
  test('a person who refuses is not connected, and an earlier connection stays', async () => {
    const { google, server, account } = await startWithGoogle(kind, { consent: 'deny' });
    expect(await connectGmail(server, account)).toBe('denied');
    expect(await readGmail(server, account)).toMatchObject({ connected: false });
    google.settings.consent = 'allow';
    expect(await connectGmail(server, account)).toBe('connected');
    google.settings.consent = 'deny';
    expect(await connectGmail(server, account)).toBe('denied');
    expect(await readGmail(server, account)).toMatchObject({ connected: true });
    expect(google.grants).toMatchObject([{ isRevoked: false }]);
  });

  test.each([
    ['reading', [READ]],
    ['sending', [SEND]],
  ])('a grant of %s alone is revoked, and nothing is stored', async (_, granted) => {
    const { google, server, account, rows } = await startWithGoogle(kind, { granted });
    expect(await connectGmail(server, account)).toBe('incomplete');
    expect(google.grants).toMatchObject([{ isRevoked: true }]);
    expect(await rows.db.selectFrom('mailboxes').selectAll().execute()).toEqual([]);
    expect(await readGmail(server, account)).toMatchObject({ connected: false });
  });

  test('an incomplete grant does not end an existing connection, nor its grant at Google', async () => {
    const { google, server, account } = await startWithGoogle(kind);
    expect(await connectGmail(server, account)).toBe('connected');
    google.settings.granted = [READ];
    expect(await connectGmail(server, account)).toBe('incomplete');
    expect(await readGmail(server, account)).toMatchObject({ connected: true });
    expect(google.grants[0]).toMatchObject({ isRevoked: false });
  });

  test('an answer without scopes means that all were granted', async () => {
    const { server, account } = await startWithGoogle(kind, { withoutScope: true });
    expect(await connectGmail(server, account)).toBe('connected');
  });

  test('more scopes than requested are accepted, in any order', async () => {
    const { server, account } = await startWithGoogle(kind, { granted: ['openid', SEND, READ] });
    expect(await connectGmail(server, account)).toBe('connected');
  });

  test('a grant without a refresh token is revoked', async () => {
    const { google, server, account, rows } = await startWithGoogle(kind, { withoutRefreshToken: true });
    expect(await connectGmail(server, account)).toBe('failed');
    expect(google.grants).toMatchObject([{ isRevoked: true }]);
    expect(await rows.db.selectFrom('mailboxes').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['refuses the code', { status: 400, reason: 'invalid_grant' }],
    ['does not know the client', { status: 401, reason: 'invalid_client' }],
    ['fails', 500],
    ['hangs', 'hang'],
    ['breaks the connection', 'reset'],
    ['takes the code and breaks the connection', 'lost'],
    ['answers with half of its answer', 'broken'],
    ['answers with a page', 'page'],
  ] as const)('if Google %s, nothing is connected, and Google is called once', async (_, fault) => {
    const { google, server, account, rows } = await startWithGoogle(kind);
    google.fail('exchange', fault);
    expect(await hurried(() => connectGmail(server, account))).toBe('failed');
    expect(google.count('exchange')).toBe(1);
    expect(await rows.db.selectFrom('mailboxes').selectAll().execute()).toEqual([]);
    google.heal();
    expect(await connectGmail(server, account)).toBe('connected');
  });

  test("Google's own error, or an answer without a code, is a failure", async () => {
    for (const query of ['error=server_error', 'error=access_denied2', '']) {
      const { google, server, account } = await startWithGoogle(kind);
      const { url, cookie } = await startConnecting(server, account);
      const state = new URL(url).searchParams.get('state');
      const back = `${server.url}${apiPaths.gmailCallback}?state=${state}&${query}`;
      expect(await comeBack(back, { cookie })).toBe('failed');
      expect(google.count('exchange')).toBe(0);
    }
  });

  test.each([403, 500, 'hang', 'broken', 'page'] as const)(
    'a mailbox whose address cannot be read (%s) is connected without one',
    async (fault) => {
      const { google, server, account } = await startWithGoogle(kind);
      google.fail('profile', fault);
      expect(await hurried(() => connectGmail(server, account))).toBe('connected');
      expect(await readGmail(server, account)).toMatchObject({ connected: true, address: null });
    },
  );

  test('another mailbox is added, and revokes nothing', async () => {
    const { google, server, account } = await startWithGoogle(kind, { address: 'one@gmail.example' });
    expect(await connectGmail(server, account)).toBe('connected');
    google.settings.address = 'two@gmail.example';
    expect(await connectGmail(server, account)).toBe('connected');
    expect(google.count('revoke')).toBe(0);
    const { address, mailboxes } = await readGmail(server, account);
    expect(address).toBe('two@gmail.example');
    expect(mailboxes.map((mailbox) => mailbox.address)).toEqual(['two@gmail.example', 'one@gmail.example']);
  });

  test('connecting the same mailbox again revokes nothing: Google would end the new grant, too', async () => {
    const { google, server, account } = await startWithGoogle(kind);
    expect(await connectGmail(server, account)).toBe('connected');
    expect(await connectGmail(server, account)).toBe('connected');
    expect(google.count('revoke')).toBe(0);
    expect(await readGmail(server, account)).toMatchObject({ connected: true });
  });

  test.each([500, 'hang', 'reset'] as const)(
    'disconnecting deletes the connection even if Google does not revoke the grant (%s)',
    async (fault) => {
      const { google, server, account, rows } = await startWithGoogle(kind);
      expect(await connectGmail(server, account)).toBe('connected');
      google.fail('revoke', fault);
      const { headers } = account;
      const answer = await hurried(() => call(server, 'DELETE', apiPaths.gmail, { headers }));
      expect(answer.status).toBe(204);
      expect(google.count('revoke')).toBe(1);
      expect(await rows.db.selectFrom('mailboxes').selectAll().execute()).toEqual([]);
      expect(server.log()).toContain('could not be revoked');
    },
  );

  test('disconnecting deletes the connection even if Google cannot be reached', async () => {
    const { google, server, account } = await startWithGoogle(kind);
    expect(await connectGmail(server, account)).toBe('connected');
    await google.close();
    const { headers } = account;
    expect((await call(server, 'DELETE', apiPaths.gmail, { headers })).status).toBe(204);
    expect(await readGmail(server, account)).toMatchObject({ connected: false });
  });
});

test('if Gmail is offered, the sample inbox is not, and the answer says so', async () => {
  const { server, account } = await startWithGoogle('SQLite');
  const { headers } = account;
  const refused = await call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'sample' } });
  expect(await refused.json()).toMatchObject({
    code: 'mailbox_not_configured',
    detail: mailboxFieldMessages.notOffered('Sample inbox'),
  });
});

test('without a Google client, Gmail cannot be connected, and the callback leads to the dashboard', async () => {
  const { database, account } = await startWithGoogle('SQLite');
  const server = await startServer({ database });
  const { headers } = account;
  const refused = await call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'gmail' } });
  expect(await refused.json()).toMatchObject({ code: 'mailbox_not_configured' });
  expect(server.log()).toContain('"level":40');
  expect(server.log()).not.toContain('"level":50');
  expect(await comeBack(`${server.url}${apiPaths.gmailCallback}?state=gmail.a&code=b`, {})).toBe('failed');
});

test('a Gmail mailbox is not connected while Google is not configured, and is connected again afterwards', async () => {
  const { google, server, database, account } = await startWithGoogle('SQLite');
  expect(await connectGmail(server, account)).toBe('connected');
  const without = await startServer({ database });
  expect(await readGmail(without, account)).toMatchObject({
    connected: false,
    kind: null,
    kinds: expect.not.arrayContaining(['gmail']),
  });
  const again = await startServer({ database, variables: google.variables });
  expect(await readGmail(again, account)).toMatchObject({ connected: true, kind: 'gmail' });
});

test('with a Google client the sample inbox is not offered, but one that was connected before stays', async () => {
  const { google, database, account } = await startWithGoogle('SQLite');
  const { headers } = account;
  const before = await startServer({ database });
  await call(before, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'sample' } });
  const server = await startServer({ database, variables: google.variables });
  expect(await readGmail(server, account)).toMatchObject({
    connected: true,
    kind: 'sample',
    kinds: expect.not.arrayContaining(['sample']),
  });
  const { messages } = await (await call(server, 'GET', apiPaths.gmailMessages, { headers })).json();
  expect(messages.length).toBeGreaterThan(5);
  const refused = await call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'sample' } });
  expect(refused.status).toBe(503);
  expect(await comeBack(await askOwner(await startConnecting(server, account)), headers)).toBe('connected');
  expect(await readGmail(server, account)).toMatchObject({ kind: 'gmail' });
});
