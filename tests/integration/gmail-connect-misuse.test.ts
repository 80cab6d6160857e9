import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { call, insertAccount } from './account-rows.ts';
import {
  askOwner,
  comeBack,
  connectGmail,
  readGmail,
  startConnecting,
  startWithGoogle,
} from './gmail-fixture.ts';
import { usualKinds } from './server-fixture.ts';

/** A person who was sent to Google, allowed everything, and is on the way back. */
async function onTheWayBack(kind: (typeof usualKinds)[number]) {
  const setting = await startWithGoogle(kind);
  const started = await startConnecting(setting.server, setting.account);
  return { ...setting, ...started, location: await askOwner(started) };
}

type Setting = Awaited<ReturnType<typeof onTheWayBack>>;

/** Expects that no code was exchanged and that no mailbox is connected. */
async function expectNothing({ google, server, account }: Setting): Promise<void> {
  expect(google.count('exchange')).toBe(0);
  expect(await readGmail(server, account)).toMatchObject({ connected: false });
}

describe.each(usualKinds)('on %s, the callback from Google is refused', (kind) => {
  test.each([
    ['without a state', (url: URL) => url.searchParams.delete('state')],
    [
      'with an unknown state',
      (url: URL) => url.searchParams.set('state', randomBytes(32).toString('base64url')),
    ],
    [
      'with a state of ten thousand characters',
      (url: URL) => url.searchParams.set('state', 'x'.repeat(10_000)),
    ],
    [
      'without anything',
      (url: URL) => {
        url.search = '';
      },
    ],
  ])('%s', async (_, change) => {
    const setting = await onTheWayBack(kind);
    const url = new URL(setting.location);
    change(url);
    expect(await comeBack(url.href, { cookie: setting.cookie })).toBe('expired');
    await expectNothing(setting);
  });

  test("in a browser that did not start the connection, so that a person cannot get another's mailbox", async () => {
    const setting = await onTheWayBack(kind);
    expect(await comeBack(setting.location, {})).toBe('expired');
    await expectNothing(setting);
  });

  test('in a browser that started a connection for another account', async () => {
    const setting = await onTheWayBack(kind);
    const { server, database, rows } = setting;
    const other = await insertAccount(database, rows);
    const { cookie } = await startConnecting(server, other);
    expect(await comeBack(setting.location, { cookie })).toBe('expired');
    await expectNothing(setting);
    expect(await readGmail(server, other)).toMatchObject({ connected: false });
  });

  test('for a program with the session of another account, or with an invalid session', async () => {
    for (const who of ['other', 'garbage'] as const) {
      const setting = await onTheWayBack(kind);
      const other = await insertAccount(setting.database, setting.rows);
      const headers = who === 'other' ? other.headers : { authorization: 'Bearer garbage' };
      expect(await comeBack(setting.location, headers)).toBe('expired');
      await expectNothing(setting);
      expect(await readGmail(setting.server, other)).toMatchObject({ connected: false });
    }
  });

  test('a second time', async () => {
    const setting = await onTheWayBack(kind);
    const { server, account, location, cookie, google } = setting;
    expect(await comeBack(location, { cookie })).toBe('connected');
    expect(await comeBack(location, { cookie })).toBe('expired');
    expect(google.count('exchange')).toBe(1);
    expect(await readGmail(server, account)).toMatchObject({ connected: true });
  });

  test('for nine of ten calls at once, so that there is one connection', async () => {
    const { server, account, location, cookie, google, rows } = await onTheWayBack(kind);
    const ends = await Promise.all(Array.from({ length: 10 }, () => comeBack(location, { cookie })));
    expect(ends.filter((end) => end === 'connected')).toEqual(['connected']);
    expect(ends.filter((end) => end === 'expired')).toHaveLength(9);
    expect(google.count('exchange')).toBe(1);
    expect(await rows.db.selectFrom('mailboxes').select('user_id').execute()).toEqual([
      { user_id: account.id },
    ]);
    expect(await readGmail(server, account)).toMatchObject({ connected: true });
  });

  test('ten minutes later', async () => {
    const setting = await onTheWayBack(kind);
    const { rows, location, cookie } = setting;
    const [started] = await rows.db.selectFrom('mailbox_authorizations').select('expires_at').execute();
    expect(Math.round(((started?.expires_at ?? 0) - Date.now()) / 60_000)).toBe(10);
    await rows.db
      .updateTable('mailbox_authorizations')
      .set({ expires_at: Date.now() - 1 })
      .execute();
    expect(await comeBack(location, { cookie })).toBe('expired');
    await expectNothing(setting);
  });

  test('after the session that started the connection has signed out', async () => {
    const setting = await onTheWayBack(kind);
    const { rows, account, location, cookie } = setting;
    await rows.db.deleteFrom('sessions').where('user_id', '=', account.id).execute();
    expect(await comeBack(location, { cookie })).toBe('expired');
    expect(setting.google.count('exchange')).toBe(0);
    expect(await rows.db.selectFrom('mailboxes').selectAll().execute()).toEqual([]);
  });

  test('after the session that started the connection has expired', async () => {
    const setting = await onTheWayBack(kind);
    const { rows, location, cookie } = setting;
    const past = new Date(Date.now() - 1_000).toISOString();
    await rows.db.updateTable('sessions').set({ expires_at: past }).execute();
    expect(await comeBack(location, { cookie })).toBe('expired');
    expect(setting.google.count('exchange')).toBe(0);
  });

  test.each(['sessions', 'profiles'] as const)(
    'if rows of %s are deleted while Google is called: the grant is revoked',
    async (table) => {
      const { google, rows, account, location, cookie } = await onTheWayBack(kind);
      google.fail('exchange', { slow: 300 });
      const coming = comeBack(location, { cookie });
      await expect.poll(() => google.count('exchange')).toBe(1);
      const column = table === 'sessions' ? 'user_id' : 'id';
      await rows.db
        .deleteFrom(table)
        .where(column as 'id', '=', account.id)
        .execute();
      expect(await coming).toBe('expired');
      expect(google.grants).toMatchObject([{ isRevoked: true }]);
      expect(await rows.db.selectFrom('mailboxes').selectAll().execute()).toEqual([]);
    },
  );

  test('if the session ends while Google is called, and an existing connection stays', async () => {
    const { google, server, rows, account } = await onTheWayBack(kind);
    expect(await connectGmail(server, account)).toBe('connected');
    const started = await startConnecting(server, account);
    const location = await askOwner(started);
    const before = google.count('exchange');
    google.fail('exchange', { slow: 300 });
    const coming = comeBack(location, { cookie: started.cookie });
    await expect.poll(() => google.count('exchange')).toBe(before + 1);
    await rows.db.deleteFrom('sessions').where('user_id', '=', account.id).execute();
    expect(await coming).toBe('expired');
    expect(google.count('revoke')).toBe(0);
    expect(await rows.db.selectFrom('mailboxes').selectAll().execute()).toHaveLength(1);
  });
});

describe.each(usualKinds)('on %s', (kind) => {
  test('a program can finish with its session alone', async () => {
    const { server, account, location } = await onTheWayBack(kind);
    expect(await comeBack(location, account.headers)).toBe('connected');
    expect(await readGmail(server, account)).toMatchObject({ connected: true });
  });

  test('the callback leads to the dashboard, deletes the cookie and is not cached', async () => {
    const { location, cookie } = await onTheWayBack(kind);
    const response = await fetch(location, { redirect: 'manual', headers: { cookie } });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/dashboard?mailbox=connected&kind=gmail');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const [gone = ''] = response.headers.getSetCookie();
    expect(gone).toMatch(/^gmail-connect=; Path=\/api\/gmail\/callback; Max-Age=0; HttpOnly; SameSite=Lax$/);
    expect(await response.text()).toBe('');
  });

  test('a late callback does not delete the cookie of another tab', async () => {
    const { server, account, location } = await onTheWayBack(kind);
    const other = await startConnecting(server, account);
    const late = await fetch(location, { redirect: 'manual', headers: { cookie: other.cookie } });
    expect(late.headers.get('location')).toBe('/dashboard?mailbox=expired&kind=gmail');
    expect(late.headers.getSetCookie()).toEqual([]);
    expect(await comeBack(await askOwner(other), { cookie: other.cookie })).toBe('connected');
  });

  test('five connections can be started at the same time, and the sixth replaces the first', async () => {
    const { server, account, rows } = await startWithGoogle(kind);
    const started = [];
    for (let count = 0; count < 6; count++) {
      started.push(await startConnecting(server, account));
      await rows.db
        .updateTable('mailbox_authorizations')
        .set(({ eb }) => ({ expires_at: eb('expires_at', '-', 1_000) }))
        .execute();
    }
    const ends = [];
    for (const each of started) ends.push(await comeBack(await askOwner(each), { cookie: each.cookie }));
    expect(ends).toEqual(['expired', ...Array(5).fill('connected')]);
    expect(await rows.db.selectFrom('mailboxes').select('user_id').execute()).toHaveLength(1);
  });

  test('a connection can be started at most thirty times a minute', async () => {
    const { server, account } = await startWithGoogle(kind);
    const begin = async () => {
      const { headers } = account;
      const answer = await call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'gmail' } });
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: 31 }, begin));
    expect(statuses.toSorted()).toEqual([...Array(30).fill(200), 429]);
  });

  test("a person who starts often does not affect another person's connection", async () => {
    const { server, account, rows, database } = await startWithGoogle(kind);
    const other = await insertAccount(database, rows);
    const started = await startConnecting(server, other);
    for (let count = 0; count < 6; count++) await startConnecting(server, account);
    expect(await comeBack(await askOwner(started), { cookie: started.cookie })).toBe('connected');
  });

  test('if the database is unavailable, the callback still leads to the dashboard', async () => {
    const { rows, location, cookie } = await onTheWayBack(kind);
    await rows.db.schema.dropTable('mailbox_authorizations').execute();
    expect(await comeBack(location, { cookie })).toBe('failed');
  });
});

test('with https, the cookie is sent over https only', async () => {
  const { server, account } = await startWithGoogle('SQLite', {
    variables: { APP_URL: 'https://reply.example.com' },
  });
  const { cookie, url } = await startConnecting(server, account);
  expect(cookie).toMatch(/^__Secure-gmail-connect=[\w-]{43}$/);
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://reply.example.com/api/gmail/callback');
});
