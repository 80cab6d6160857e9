import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import type { Database } from '#server/database/connect.ts';
import { gmailMessage } from '#tests/fakes/google-messages.ts';
import { call, insertAccount } from './account-rows.ts';
import { tablesWith } from './database-rows.ts';
import {
  askOwner,
  comeBack,
  connectGmail,
  readGmail,
  startConnecting,
  startWithGoogle,
} from './gmail-fixture.ts';
import { startServer, usualKinds, withOtherSecret } from './server-fixture.ts';

type Setting = Awaited<ReturnType<typeof startWithGoogle>>;

const list = ({ server }: Pick<Setting, 'server'>, { headers }: Pick<Setting['account'], 'headers'>) =>
  call(server, 'GET', apiPaths.gmailMessages, { headers });

const connectionOf = ({ db }: Database, accountId: string) =>
  db.selectFrom('mailboxes').selectAll().where('user_id', '=', accountId).executeTakeFirstOrThrow();

describe.each(usualKinds)('the secrets of a mailbox on %s', (kind) => {
  test('no token, code, verifier, state or cookie can be read from the database or the log', async () => {
    const { google, server, account, rows } = await startWithGoogle(kind, {
      variables: { LOG_LEVEL: 'trace' },
    });
    const started = await startConnecting(server, account);
    const location = await askOwner(started);
    const { searchParams } = new URL(location);
    const secrets = [
      searchParams.get('state') ?? '',
      searchParams.get('code') ?? '',
      started.cookie.split('=')[1] ?? '',
      google.variables.GOOGLE_CLIENT_SECRET,
    ];
    expect(secrets.filter((secret) => secret.length < 20)).toEqual([]);
    expect(await tablesWith(rows, secrets)).toEqual([]);
    google.fail('exchange', 500, 1);
    expect(await comeBack(location, { cookie: started.cookie })).toBe('failed');
    await connectGmail(server, account);
    google.fail('list', 500, 1);
    expect((await list({ server }, account)).status).toBe(502);
    google.expireAccessTokens();
    google.fail('refresh', 500, 1);
    expect((await list({ server }, account)).status).toBe(502);
    expect((await list({ server }, account)).status).toBe(200);
    const verifiers = google.calls.flatMap(
      ({ body }) => new URLSearchParams(body).get('code_verifier') ?? [],
    );
    const tokens = google.grants.flatMap(({ refreshToken, accessTokens }) => [
      refreshToken,
      ...accessTokens.map(({ token }) => token),
    ]);
    expect(verifiers).toHaveLength(2);
    expect(tokens.length).toBeGreaterThan(2);
    const all = [...secrets, ...verifiers, ...tokens].flatMap((secret) => [secret, secret.slice(0, 24)]);
    expect(await tablesWith(rows, all)).toEqual([]);
    expect(all.filter((secret) => server.log().includes(secret))).toEqual([]);
    expect(server.log()).not.toContain('gmail.example');
    expect(server.log()).toContain(apiPaths.gmailCallback);
  });

  test('a started connection is stored as hashes of 32 random bytes each', async () => {
    const { server, account, rows } = await startWithGoogle(kind);
    const { url, cookie } = await startConnecting(server, account);
    const hash = (text = '') => createHash('sha256').update(text).digest('base64url');
    const [kept] = await rows.db.selectFrom('mailbox_authorizations').selectAll().execute();
    const state = new URL(url).searchParams.get('state') ?? '';
    expect(Buffer.from(state.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
    expect(kept).toMatchObject({ state: hash(state), browser: hash(cookie.split('=')[1]) });
    expect(kept?.verifier).toMatch(/^v1\./);
  });

  test('a row that is copied to another account cannot be opened', async () => {
    const { google, server, account, rows, database } = await startWithGoogle(kind);
    const thief = await insertAccount(database, rows);
    expect(await connectGmail(server, account)).toBe('connected');
    const row = await connectionOf(rows, account.id);
    await rows.db
      .insertInto('mailboxes')
      .values({ ...row, id: randomUUID(), user_id: thief.id })
      .execute();
    const calls = google.calls.length;
    expect(await readGmail(server, thief)).toMatchObject({ connected: false, address: null });
    const refused = await list({ server }, thief);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'mailbox_not_connected']);
    // The copied row can be deleted. This revokes nothing of the other account.
    expect((await call(server, 'DELETE', apiPaths.gmail, { headers: thief.headers })).status).toBe(204);
    expect(await tablesWith(rows, [thief.id])).not.toContain('mailboxes');
    expect(google.calls).toHaveLength(calls);
    expect((await list({ server }, account)).status).toBe(200);
  });

  test('a row that was moved to another account without its credential gets no token from memory', async () => {
    const { google, server, account, rows, database } = await startWithGoogle(kind);
    const thief = await insertAccount(database, rows);
    expect(await connectGmail(server, account)).toBe('connected');
    expect((await list({ server }, account)).status).toBe(200);
    await rows.db.updateTable('mailboxes').set({ user_id: thief.id, credential: null }).execute();
    const calls = google.calls.length;
    const refused = await list({ server }, thief);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'mailbox_not_connected']);
    expect(google.calls).toHaveLength(calls);
    expect(await readGmail(server, thief)).toMatchObject({ connected: false });
  });

  test('a credential that is copied to another connection of the same account cannot be opened', async () => {
    const { server, account, rows, google } = await startWithGoogle(kind);
    expect(await connectGmail(server, account)).toBe('connected');
    const { credential } = await connectionOf(rows, account.id);
    google.settings.address = 'another@gmail.example';
    expect(await connectGmail(server, account)).toBe('connected');
    await rows.db.updateTable('mailboxes').set({ credential }).execute();
    const { mailboxes } = await readGmail(server, account);
    expect(mailboxes.map(({ address }) => address)).toEqual(['mara@gmail.example']);
  });

  test('a verifier that is copied to another started connection cannot be opened', async () => {
    const { google, server, account, rows } = await startWithGoogle(kind);
    const first = await startConnecting(server, account);
    const [{ verifier } = { verifier: '' }] = await rows.db
      .selectFrom('mailbox_authorizations')
      .select('verifier')
      .execute();
    const second = await startConnecting(server, account);
    await rows.db.updateTable('mailbox_authorizations').set({ verifier }).execute();
    expect(await comeBack(await askOwner(second), { cookie: second.cookie })).toBe('failed');
    expect(google.count('exchange')).toBe(0);
    expect(await comeBack(await askOwner(first), { cookie: first.cookie })).toBe('connected');
  });

  test('with another APP_SECRET no mailbox is connected, and it can be connected again', async () => {
    const { google, server, account, database, rows } = await startWithGoogle(kind);
    expect(await connectGmail(server, account)).toBe('connected');
    const changed = withOtherSecret(database);
    const other = await startServer({ database: changed, variables: google.variables });
    const person = await insertAccount(changed, rows);
    const row = await connectionOf(rows, account.id);
    await rows.db
      .insertInto('mailboxes')
      .values({ ...row, id: randomUUID(), user_id: person.id })
      .execute();
    expect(await readGmail(other, person)).toMatchObject({ connected: false });
    expect(await connectGmail(other, person)).toBe('connected');
    expect(await readGmail(other, person)).toMatchObject({ connected: true });
  });
});

describe.each(usualKinds)('the tokens of a mailbox on %s', (kind) => {
  const messages = [gmailMessage({ subject: 'One' }), gmailMessage({ subject: 'Two' })];

  test('an expired access token is renewed once for twenty requests at once', async () => {
    const { google, server, account } = await startWithGoogle(kind, { messages });
    await connectGmail(server, account);
    google.expireAccessTokens();
    const answers = await Promise.all(Array.from({ length: 20 }, () => list({ server }, account)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(google.count('refresh')).toBe(1);
  });

  test('a restarted program asks for its own access token', async () => {
    const { google, server, account, database } = await startWithGoogle(kind, { messages });
    await connectGmail(server, account);
    await server.close();
    const again = await startServer({ database, variables: google.variables });
    expect((await (await list({ server: again }, account)).json()).messages).toHaveLength(2);
    expect(google.count('refresh')).toBe(1);
  });

  test('after its owner revokes the grant, the next call finds no connection', async () => {
    const { google, server, account, rows } = await startWithGoogle(kind, { messages });
    await connectGmail(server, account);
    google.revokeGrants();
    const answer = await list({ server }, account);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'mailbox_not_connected']);
    expect(await readGmail(server, account)).toMatchObject({ connected: false });
    expect(await rows.db.selectFrom('mailboxes').selectAll().execute()).toEqual([]);
  });

  test('a new refresh token from Google is stored in the row, sealed', async () => {
    const { google, server, account, rows, database } = await startWithGoogle(kind, {
      messages,
      rotating: true,
    });
    await connectGmail(server, account);
    const before = await connectionOf(rows, account.id);
    google.expireAccessTokens();
    expect((await list({ server }, account)).status).toBe(200);
    const after = await connectionOf(rows, account.id);
    expect(after.credential).not.toBe(before.credential);
    expect({ ...after, credential: '' }).toEqual({ ...before, credential: '' });
    await server.close();
    const again = await startServer({ database, variables: google.variables });
    expect((await list({ server: again }, account)).status).toBe(200);
  });
});
