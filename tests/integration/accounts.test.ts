import { describe, expect, test } from 'vitest';
import { problems } from '#domain/problems.ts';
import { bearer, callAuth, codeOf, deviceCookie, signIn, signUp, tokenOf } from './account-fixture.ts';
import { openRows } from './account-rows.ts';
import { makeDatabase, startServer, usualKinds } from './server-fixture.ts';

describe.each(usualKinds)('accounts on %s', (kind) => {
  const start = async (variables: Record<string, string> = {}) => {
    const database = await makeDatabase(kind);
    return { database, server: await startServer({ database, variables }) };
  };

  test('a person signs up, has a session, signs out and signs in again', async () => {
    const { server } = await start();
    const person = await signUp(server, { email: ' Ana@Example.com', name: ' Ana Best ' });
    const session = await callAuth(server, 'get-session', undefined, person);
    expect(await session.json()).toMatchObject({
      session: { userId: person.id },
      user: { id: person.id, email: 'ana@example.com', name: 'Ana Best', emailVerified: false },
    });
    const out = await callAuth(server, 'sign-out', {}, person);
    expect(await out.json()).toEqual({ success: true });
    expect(await (await callAuth(server, 'get-session', undefined, person)).json()).toBeNull();
    const back = await signIn(server, person);
    expect(await back.json()).toMatchObject({ token: tokenOf(back), user: { id: person.id } });
  });

  test('rows have ISO 8601 texts, 0 and 1, a password hash, and no network address and browser', async () => {
    const { database, server } = await start();
    const person = await signUp(server);
    const { db } = await openRows(database);
    const profile = await db.selectFrom('profiles').selectAll().executeTakeFirstOrThrow();
    const session = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    const credential = await db.selectFrom('credentials').selectAll().executeTakeFirstOrThrow();
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(profile).toEqual({
      id: person.id,
      email: person.email,
      full_name: person.name,
      email_verified: 0,
      image: null,
      current_plan: 'free',
      own_plan: null,
      team_id: null,
      usage_mails: 1,
      created_at: moment,
      updated_at: moment,
    });
    expect(session).toMatchObject({
      user_id: person.id,
      ip_address: '',
      user_agent: '',
      created_at: moment,
      expires_at: moment,
    });
    expect(credential).toMatchObject({ user_id: person.id, provider_id: 'credential', created_at: moment });
    expect(credential.password).toMatch(/^\$argon2id\$/);
  });

  test('should ignore a plan or an id in a sign-up or a change of name', async () => {
    const { database, server } = await start();
    const forged = { current_plan: 'pro', id: 'mine', emailVerified: true, email_verified: 1, image: 'x' };
    const up = await callAuth(server, 'sign-up/email', {
      ...forged,
      email: 'ana@example.com',
      password: 'another password',
      name: 'Ana',
    });
    const headers = bearer(tokenOf(up));
    const changed = { ...forged, name: 'Anna', email: 'eve@example.com', full_name: 'Eve' };
    expect((await callAuth(server, 'update-user', changed, { headers })).status).toBe(200);
    const { db } = await openRows(database);
    const profile = await db.selectFrom('profiles').selectAll().executeTakeFirstOrThrow();
    expect(profile).toMatchObject({
      email: 'ana@example.com',
      full_name: 'Anna',
      current_plan: 'free',
      email_verified: 0,
      image: null,
    });
    expect(profile.id).not.toBe('mine');
  });

  test('an address has one account, in any spelling and after many sign-ups at once', async () => {
    const { database, server } = await start();
    const form = { email: 'ana@example.com', password: 'another password', name: 'Ana' };
    const racing = await Promise.all(
      Array.from({ length: 6 }, () => callAuth(server, 'sign-up/email', form)),
    );
    const codes = await Promise.all(racing.map(codeOf));
    expect(codes.toSorted()).toEqual([...Array(5).fill('account_exists'), 'ok']);
    for (const email of ['ANA@example.com', ' ana@example.com ', 'ana@EXAMPLE.COM']) {
      const again = await callAuth(server, 'sign-up/email', { ...form, email });
      expect([again.status, await codeOf(again)]).toEqual([422, 'account_exists']);
    }
    const { db } = await openRows(database);
    expect(await db.selectFrom('profiles').select('email').execute()).toEqual([{ email: form.email }]);
    expect(await db.selectFrom('credentials').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  test('an address that only looks like another one is another address', async () => {
    const { server } = await start();
    await signUp(server, { email: 'ana@example.com' });
    const alike = [
      'аna@example.com',
      'ａｎａ@example.com',
      'ana＠example.com',
      'ana\u200b@example.com',
      'ana@exаmple.com',
      'ana@example.\u212aom',
    ];
    for (const email of alike) {
      const refused = await callAuth(server, 'sign-up/email', {
        email,
        password: 'another password',
        name: 'Eve',
      });
      expect(await refused.json()).toMatchObject({
        code: 'validation',
        detail: 'Please enter a valid email address',
      });
    }
  });

  test('a name in any script is returned unchanged', async () => {
    const { server } = await start();
    const person = await signUp(server);
    const names = [
      'Ünal Şahin',
      'مريم العلي',
      'רות כהן',
      '山田 太郎',
      "Zoë O'Brien; drop table profiles",
      '👩‍🚀 Ada',
      'x'.repeat(100),
    ];
    for (const name of names) {
      await callAuth(server, 'update-user', { name }, person);
      const profile = await fetch(`${server.url}/api/profile`, person);
      expect(await profile.json()).toMatchObject({ full_name: name });
    }
  });

  test('line breaks and other control characters are removed from a name', async () => {
    const { server } = await start();
    const person = await signUp(server, { name: 'Ana\r\nBcc: eve@example.com\u0000' });
    const profile = await fetch(`${server.url}/api/profile`, person);
    expect(await profile.json()).toMatchObject({ full_name: 'Ana Bcc: eve@example.com' });
  });

  test('a person can sign up and in with the longest address and the longest password', async () => {
    const { server } = await start();
    const labels = Array.from({ length: 3 }, () => 'd'.repeat(60)).join('.');
    const email = `${'a'.repeat(64)}@${labels}.${'e'.repeat(3)}.com`.slice(-255);
    const longest = '🔑🔓🔐🗝🔏🔑🔑🗝'.repeat(8);
    const person = await signUp(server, { email, password: longest, name: 'Ana' });
    expect((await signIn(server, person)).status).toBe(200);
    const nearly = { ...person, password: `${longest.slice(0, -2)}🔒` };
    expect(await codeOf(await signIn(server, nearly))).toBe('invalid_credentials');
  });

  test('sign-in gives the same answer for an unknown address and a wrong password', async () => {
    const { server } = await start();
    const { email } = await signUp(server);
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map(async (address) => {
        const response = await signIn(server, { email: address, password: 'wrong password' });
        const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
        return { status: response.status, headers, body: await response.text() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(401);
    expect(answers[0]?.body).toContain(problems.invalid_credentials.detail);
  });

  test('no cookie of a browser signs it in, also not the one of its device', async () => {
    const { server } = await start();
    const person = await signUp(server);
    const cookie = [
      deviceCookie(await signIn(server, person)),
      `better-auth.session_token=${encodeURIComponent(person.token)}`,
      `__Secure-better-auth.session_token=${encodeURIComponent(person.token)}`,
    ].join('; ');
    const headers = { cookie };
    expect(await (await callAuth(server, 'get-session', undefined, { headers })).json()).toBeNull();
    expect(await codeOf(await callAuth(server, 'update-user', { name: 'Eve' }, { headers }))).toBe(
      'unauthenticated',
    );
    const change = { currentPassword: person.password, newPassword: 'another password' };
    const answers = [
      await callAuth(server, 'sign-up/email', { ...person, email: 'other@example.com' }),
      await signIn(server, person),
      await callAuth(server, 'get-session', undefined, person),
      await callAuth(server, 'change-password', change, person),
      await callAuth(server, 'sign-out', {}, person),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      for (const set of answer.headers.getSetCookie()) expect(set).toMatch(/^device=/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('other functions of the library have no route', async () => {
    const { server } = await start();
    const person = await signUp(server);
    const posts = [
      'sign-in/social',
      'delete-user',
      'change-email',
      'revoke-session',
      'revoke-other-sessions',
      'link-social',
      'unlink-account',
      'set-password',
      'verify-password',
      'update-session',
      'refresh-token',
      'sign-up/email/',
    ];
    for (const path of posts) {
      const answer = await callAuth(server, path, { password: person.password, name: 'x' }, person);
      expect([path, answer.status, await codeOf(answer)]).toEqual([path, 404, 'not_found']);
    }
    for (const path of ['ok', 'error', 'list-sessions', 'list-accounts', 'callback/google']) {
      const answer = await callAuth(server, path, undefined, person);
      expect([path, answer.status, await codeOf(answer)]).toEqual([path, 404, 'not_found']);
    }
  });
});
