import { describe, expect, test } from 'vitest';
import { sessionSchema, signedInSchema } from '#domain/accounts.ts';
import { readSessionToken } from '#server/accounts/identify-account.ts';
import { purgeExpired } from '#server/database/purge.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { deriveSecrets, loadSecrets } from '#server/secrets.ts';
import { bearer, callAuth, codeOf, signIn, signUp, tokenOf } from './account-fixture.ts';
import { openRows } from './account-rows.ts';
import { runServer, untilReady } from './process-fixture.ts';
import {
  administer,
  databaseKinds,
  makeDatabase,
  startServer,
  type TestServer,
  usualKinds,
  withOtherSecret,
} from './server-fixture.ts';
import { runAfter } from './triggers.ts';

const DAY = 86_400_000;

const statusOf = async (server: Pick<TestServer, 'url'>, token: string) =>
  (await fetch(`${server.url}/api/profile`, { headers: bearer(token) })).status;

describe.each(usualKinds)('sessions on %s', (kind) => {
  const start = async () => {
    const database = await makeDatabase(kind);
    return { database, server: await startServer({ database }) };
  };

  test('the program reads the session token that the account library creates', async () => {
    const { database, server } = await start();
    const { token } = await signUp(server);
    const { session } = deriveSecrets(loadSecrets(parseEnv(database).storage));
    const { db } = await openRows(database);
    const row = await db.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
    expect(readSessionToken(token, session)).toBe(row.token);
  });

  test('the answers of a sign-in and its session match the schemas, without other fields', async () => {
    const { server } = await start();
    const person = await signUp(server);
    const opened = await (await signIn(server, person)).json();
    const known = { id: person.id, email: person.email, name: person.name };
    expect(signedInSchema.strict().parse(opened)).toMatchObject({ user: known });
    expect(Object.keys(opened.user)).toEqual(Object.keys(known));
    const answer = await (await callAuth(server, 'get-session', undefined, person)).json();
    const { session, user } = sessionSchema.shape;
    expect(session.strict().parse(answer.session)).toMatchObject({ userId: person.id });
    expect(user.strict().parse(answer.user)).toEqual({ ...known, emailVerified: false });
    expect(Object.keys(answer)).toEqual(['session', 'user']);
  });

  test('should refuse a token that was changed, cut or made elsewhere', async () => {
    const { database, server } = await start();
    const { token } = await signUp(server);
    const [name = '', signature = ''] = token.split('.');
    const elsewhere = await startServer({ database: withOtherSecret(database) });
    const strange = await signUp(elsewhere);
    expect(await statusOf(elsewhere, strange.token)).toBe(200);
    const forged = [
      strange.token,
      name,
      token.slice(0, -2),
      `${name}.`,
      `.${signature}`,
      `${name.slice(0, -1)}${name.endsWith('A') ? 'B' : 'A'}.${signature}`,
      `${name}.${'A'.repeat(43)}=`,
      encodeURIComponent(token),
      `${token}.${signature}`,
      'null',
      'x'.repeat(5_000),
    ];
    for (const bad of forged) {
      expect([bad, await statusOf(server, bad)]).toEqual([bad, 401]);
      const refused = await callAuth(server, 'change-password', {}, { headers: bearer(bad) });
      expect([refused.status, await codeOf(refused)]).toEqual([401, 'unauthenticated']);
      const session = await callAuth(server, 'get-session', undefined, { headers: bearer(bad) });
      expect(await session.json()).toBeNull();
    }
    expect(await statusOf(server, token)).toBe(200);
  });

  test('a sign-in fails if its password is changed while it is verified', async () => {
    const { database, server } = await start();
    const { email, password, token } = await signUp(server);
    const rows = await openRows(database);
    await runAfter(rows, 'insert on sessions', "update credentials set password = 'another'");
    const refused = await callAuth(server, 'sign-in/email', { email, password });
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'invalid_credentials']);
    expect(await rows.db.selectFrom('sessions').select('token').execute()).toEqual([
      { token: token.split('.')[0] },
    ]);
  });

  test('every way to end a session ends it at once in every process', async () => {
    const { database, server } = await start();
    const other = await untilReady(runServer(database));
    const person = await signUp(server);
    const another = async () => tokenOf(await signIn(server, person));

    const left = await another();
    const stayed = await another();
    expect(await statusOf(other, left)).toBe(200);
    await callAuth(server, 'sign-out', {}, { headers: bearer(left) });
    expect([await statusOf(other, left), await statusOf(other, stayed)]).toEqual([401, 200]);

    const changed = await callAuth(
      server,
      'change-password',
      { currentPassword: person.password, newPassword: 'another password' },
      { headers: bearer(stayed) },
    );
    const fresh = tokenOf(changed);
    for (const token of [stayed, person.token]) expect(await statusOf(other, token)).toBe(401);
    expect(await statusOf(other, fresh)).toBe(200);
    expect(await codeOf(await signIn(other, person))).toBe('invalid_credentials');
    const again = tokenOf(await signIn(other, { ...person, password: 'another password' }));

    await callAuth(other, 'revoke-sessions', {}, { headers: bearer(again) });
    for (const token of [fresh, again]) expect(await statusOf(server, token)).toBe(401);
  });

  test('the sessions of one person end without those of another', async () => {
    const { server } = await start();
    const [ana, eve] = [await signUp(server), await signUp(server)];
    await callAuth(server, 'revoke-sessions', {}, eve);
    expect([await statusOf(server, ana.token), await statusOf(server, eve.token)]).toEqual([200, 401]);
  });

  test('signing out twice is not an error', async () => {
    const { server } = await start();
    const { headers } = await signUp(server);
    for (const init of [{ headers }, { headers }, {}]) {
      const out = await callAuth(server, 'sign-out', {}, init);
      expect([out.status, await out.json()]).toEqual([200, { success: true }]);
    }
  });

  test('a wrong current password changes nothing and ends no session', async () => {
    const { server } = await start();
    const person = await signUp(server);
    const change = { currentPassword: 'not the password', newPassword: 'another password' };
    const refused = await callAuth(server, 'change-password', change, person);
    expect(await refused.json()).toMatchObject({
      status: 400,
      code: 'validation',
      detail: 'The current password is not right.',
    });
    expect(await statusOf(server, person.token)).toBe(200);
    expect((await signIn(server, person)).status).toBe(200);
  });

  test.each([
    ['signed in two days ago is renewed to seven days from now', -2, 5, 7],
    ['that was renewed today is not renewed again', 0, 6.5, 6.5],
    ['signed in 27 days ago ends 30 days after the sign-in', -27, 1, 3],
    ['that has expired stays expired', -8, -0.001, undefined],
    ['signed in 30 days ago has ended, also with a later expiry in its row', -30.001, 5, undefined],
  ])('a session %s', async (_what, signedIn, expires, renewed) => {
    const { database, server } = await start();
    const person = await signUp(server);
    const { db } = await openRows(database);
    const now = Date.now();
    const at = (days: number) => new Date(now + days * DAY).toISOString();
    const times = { created_at: at(signedIn), expires_at: at(expires) };
    await db.updateTable('sessions').set(times).execute();
    const session = await (await callAuth(server, 'get-session', undefined, person)).json();
    expect(await statusOf(server, person.token)).toBe(renewed === undefined ? 401 : 200);
    const row = await db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow();
    if (renewed === undefined) {
      expect(session).toBeNull();
      expect(row.expires_at).toBe(times.expires_at);
    } else {
      const days = (Date.parse(row.expires_at) - now) / DAY;
      expect(days).toBeCloseTo(renewed, 2);
      expect(session.session.expiresAt).toBe(row.expires_at);
    }
  });
});

describe.each(usualKinds)('expired rows on %s', (kind) => {
  test('sessions and links that have expired are deleted, and no others', async () => {
    const variables = await makeDatabase(kind);
    const server = await startServer({ database: variables });
    const [ana, eve] = [await signUp(server), await signUp(server)];
    const database = await openRows(variables);
    const { db } = database;
    const past = new Date(Date.now() - 1).toISOString();
    await db.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', ana.id).execute();
    const link = { value: ana.id, created_at: past, updated_at: past };
    const tomorrow = new Date(Date.now() + DAY).toISOString();
    await db
      .insertInto('verifications')
      .values([
        { ...link, id: 'old', identifier: 'old', expires_at: past },
        { ...link, id: 'new', identifier: 'new', expires_at: tomorrow },
      ])
      .execute();
    await purgeExpired(database, createLog('silent'));
    expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: eve.id }]);
    expect(await db.selectFrom('verifications').select('id').execute()).toEqual([{ id: 'new' }]);
  });
});

const onPostgres = test.runIf(databaseKinds.includes('PostgreSQL'));

onPostgres('while the database is gone, account requests are unavailable and sessions stay', async () => {
  const database = await makeDatabase('PostgreSQL');
  const server = await startServer({ database });
  const person = await signUp(server);
  const name = new URL(database.DATABASE_URL ?? '').pathname.slice(1);
  await administer(`alter database ${name} with allow_connections false`);
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const answers = [
    await signIn(server, person),
    await callAuth(server, 'sign-up/email', { ...person, email: 'new@example.com' }),
    await callAuth(server, 'get-session', undefined, person),
    await callAuth(server, 'sign-out', {}, person),
    await callAuth(server, 'update-user', { name: 'Ana' }, person),
  ];
  for (const answer of answers) expect([answer.status, await codeOf(answer)]).toEqual([503, 'unavailable']);
  await administer(`alter database ${name} with allow_connections true`);
  await expect.poll(async () => (await signIn(server, person)).status).toBe(200);
});
