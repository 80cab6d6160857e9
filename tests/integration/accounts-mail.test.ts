import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { type SmtpFake, startSmtp } from '#tests/fakes/smtp.ts';
import { bearer, callAuth, codeOf, signIn, signUp, tokenOf } from './account-fixture.ts';
import { call, openRows } from './account-rows.ts';
import { linkIn, mailedToken } from './mailed-links.ts';
import { makeDatabase, startServer, type TestServer, usualKinds, withOtherSecret } from './server-fixture.ts';

const origin = 'https://reply.example.com';

const verifyLink = (smtp: SmtpFake) => linkIn(smtp, 'Verify your email address');

/** Opens a mailed link on the test's server, whose address is not the public address in the link. */
const follow = (server: TestServer, { pathname, search }: URL) =>
  fetch(`${server.url}${pathname}${search}`, { redirect: 'manual' });

describe.each(usualKinds)('account mail on %s', (kind) => {
  const start = async (variables: Record<string, string> = {}) => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const database = await makeDatabase(kind);
    const server = await startServer({
      database,
      variables: { APP_URL: origin, SMTP_URL: smtp.url, ...variables },
    });
    return { smtp, database, server };
  };

  test('a sign-up mails a link that verifies the address and leads to the dashboard', async () => {
    const { smtp, server } = await start();
    const person = await signUp(server);
    const link = await verifyLink(smtp);
    expect(link.origin).toBe(origin);
    expect(smtp.received).toMatchObject([
      { to: [person.email], from: 'no-reply@reply.example.com', subject: 'Verify your email address' },
    ]);
    const session = async () => (await callAuth(server, 'get-session', undefined, person)).json();
    expect(await session()).toMatchObject({ user: { emailVerified: false } });
    for (let times = 0; times < 2; times += 1) {
      const followed = await follow(server, link);
      expect([followed.status, followed.headers.get('location')]).toEqual([302, '/dashboard']);
    }
    expect(await session()).toMatchObject({ user: { emailVerified: true } });
  });

  test('an invalid verification link leads to the dashboard, which says so', async () => {
    const { smtp, server } = await start();
    await signUp(server);
    const link = await verifyLink(smtp);
    const token = link.searchParams.get('token') ?? '';
    const at = (query: Record<string, string>) =>
      follow(server, new URL(`/api/auth/verify-email?${new URLSearchParams(query)}`, origin));
    const broken = await at({ token: token.slice(0, -3), callbackURL: '/dashboard' });
    expect(broken.headers.get('location')).toBe('/dashboard?error=invalid_link');
    const bare = await at({ token: 'a.b.c' });
    expect([bare.status, await codeOf(bare)]).toEqual([400, 'invalid_link']);
    for (const callbackURL of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:x',
      '',
    ]) {
      const refused = await at({ token, callbackURL });
      expect([callbackURL, refused.status, refused.headers.get('location')]).toEqual([
        callbackURL,
        400,
        null,
      ]);
    }
  });

  test('should refuse a verification link that another secret signed', async () => {
    const { smtp, database, server } = await start();
    const elsewhere = await startServer({
      database: withOtherSecret(database),
      variables: { APP_URL: origin, SMTP_URL: smtp.url },
    });
    await signUp(elsewhere);
    const link = await verifyLink(smtp);
    expect((await follow(server, link)).headers.get('location')).toBe('/dashboard?error=invalid_link');
    expect((await follow(elsewhere, link)).headers.get('location')).toBe('/dashboard');
  });

  test('a verification link works only for its account, not for a later one of the same address', async () => {
    const { smtp, server } = await start();
    const before = await signUp(server);
    const link = await verifyLink(smtp);
    const body = { email: before.email };
    expect((await call(server, 'DELETE', apiPaths.account, { headers: before.headers, body })).status).toBe(
      204,
    );
    const later = await signUp(server, before);
    expect((await follow(server, link)).headers.get('location')).toBe('/dashboard?error=invalid_link');
    const session = await (await callAuth(server, 'get-session', undefined, later)).json();
    expect(session.user.emailVerified).toBe(false);
  });

  test('a signed-in person can get the verification mail again, only to the own address', async () => {
    const { smtp, server } = await start();
    const person = await signUp(server);
    await verifyLink(smtp);
    const body = { email: 'eve@example.com', callbackURL: 'https://evil.example' };
    expect(await codeOf(await callAuth(server, 'send-verification-email', body))).toBe('unauthenticated');
    expect(await codeOf(await callAuth(server, 'send-verification-email', body, person))).toBe('ok');
    await expect.poll(() => smtp.received.length).toBe(2);
    expect(smtp.received[1]?.to).toEqual([person.email]);
    expect(smtp.received[1]?.text).not.toContain('evil');
  });

  test('a forgotten password is reset by mail, which ends every session and every other link', async () => {
    const { smtp, server } = await start();
    const person = await signUp(server);
    await verifyLink(smtp);
    const other = await mailedToken(server, smtp, person.email);
    const token = await mailedToken(server, smtp, person.email.toUpperCase());
    const reset = (link: string) =>
      callAuth(server, 'reset-password', { token: link, newPassword: 'another password' });
    expect(await codeOf(await reset(token))).toBe('ok');
    const profile = await fetch(`${server.url}/api/profile`, person);
    expect(profile.status).toBe(401);
    expect(await codeOf(await signIn(server, person))).toBe('invalid_credentials');
    expect(await codeOf(await signIn(server, { ...person, password: 'another password' }))).toBe('ok');
    for (const used of [token, other, `${token}x`]) {
      const refused = await reset(used);
      expect(await refused.json()).toMatchObject({ status: 400, code: 'invalid_link' });
    }
  });

  test('a reset link works once, for an hour, and not after the password was changed', async () => {
    const { smtp, database, server } = await start();
    const person = await signUp(server);
    await verifyLink(smtp);
    const { db } = await openRows(database);
    const reset = (token: string) =>
      callAuth(server, 'reset-password', { token, newPassword: 'another password' });
    const expired = await mailedToken(server, smtp, person.email);
    const rows = await db.selectFrom('verifications').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(expired);
    const hour = Date.parse(rows[0]?.expires_at ?? '') - Date.now();
    expect(hour / 3_600_000).toBeCloseTo(1, 1);
    const past = new Date(Date.now() - 1_000).toISOString();
    await db.updateTable('verifications').set({ expires_at: past }).execute();
    expect(await codeOf(await reset(expired))).toBe('invalid_link');

    const outdated = await mailedToken(server, smtp, person.email);
    const change = { currentPassword: person.password, newPassword: 'a third password' };
    const headers = bearer(tokenOf(await callAuth(server, 'change-password', change, person)));
    expect(await codeOf(await reset(outdated))).toBe('invalid_link');
    expect((await fetch(`${server.url}/api/profile`, { headers })).status).toBe(200);

    const token = await mailedToken(server, smtp, person.email);
    const codes = await Promise.all([1, 2, 3].map(async () => codeOf(await reset(token))));
    expect(codes.toSorted()).toEqual(['invalid_link', 'invalid_link', 'ok']);
  });

  test('a link that is requested just before the program stops is still mailed', async () => {
    const { smtp, server } = await start();
    const person = await signUp(server);
    await verifyLink(smtp);
    expect(await codeOf(await callAuth(server, 'request-password-reset', person))).toBe('ok');
    await server.close();
    const link = await linkIn(smtp, 'Reset your password');
    expect(link.searchParams.get('token')).toMatch(/^[\w-]+$/);
    expect(server.log()).not.toContain('could not be');
  });

  test('a request for a link does not reveal whether the address has an account', async () => {
    const { smtp, server } = await start();
    const person = await signUp(server);
    await verifyLink(smtp);
    const answers = await Promise.all(
      ['nobody@example.com', person.email].map(async (email) => {
        const response = await callAuth(server, 'request-password-reset', { email });
        const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
        return { status: response.status, headers, body: await response.text() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(200);
    await expect.poll(() => smtp.received.length).toBe(2);
    expect(smtp.received[1]?.to).toEqual([person.email]);
  });

  test('links lead to the public address, not to the host that a request names', async () => {
    const { smtp, server } = await start();
    const person = await signUp(server);
    await verifyLink(smtp);
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil',
    };
    const body = { email: person.email, redirectTo: 'https://evil.example', callbackURL: '//evil.example' };
    await callAuth(server, 'request-password-reset', body, { headers });
    const link = await linkIn(smtp, 'Reset your password');
    expect(link.origin + link.pathname).toBe(`${origin}/reset-password`);
    expect(JSON.stringify(smtp.received)).not.toContain('evil');
  });

  test('a server that sends mail without APP_URL logs one warning about its links', async () => {
    const warning = 'SMTP_URL is set without APP_URL';
    const { server } = await start({ APP_URL: '' });
    await signUp(server);
    expect(server.log().split(warning)).toHaveLength(2);
    for (const variables of [{}, { APP_URL: '', SMTP_URL: '' }]) {
      expect((await start(variables)).server.log()).not.toContain(warning);
    }
  });

  test.each(['refuses', 'hangs'] as const)('a mail server that %s delays no answer', async (mood) => {
    const { smtp, server } = await start();
    smtp.become(mood);
    const person = await signUp(server);
    expect(await codeOf(await callAuth(server, 'request-password-reset', person))).toBe('ok');
    expect(await codeOf(await signIn(server, person))).toBe('ok');
    await expect.poll(smtp.attempts).toBeGreaterThan(0);
    expect(smtp.received).toEqual([]);
  });

  test('should promise no mail without a mail server, and still sign people up', async () => {
    const { server } = await start({ SMTP_URL: '', SUPPORT_ADDRESS: 'help@example.org' });
    const person = await signUp(server);
    for (const email of [person.email, 'nobody@example.com']) {
      const refused = await callAuth(server, 'request-password-reset', { email });
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({
        code: 'mail_not_configured',
        detail:
          'This site cannot send email, so a password cannot be reset here. Please write to help@example.org.',
      });
    }
    const again = await callAuth(server, 'send-verification-email', {}, person);
    expect(await again.json()).toMatchObject({
      code: 'mail_not_configured',
      detail: 'This site cannot send email, so an address cannot be verified here.',
    });
    // This is a warning, not an error: the installation has no mail server.
    expect(server.log()).toContain('"level":40');
    expect(server.log()).not.toContain('"level":50');
    const codes: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      codes.push(await codeOf(await callAuth(server, 'request-password-reset', person)));
    }
    expect(codes).toEqual([...Array(9).fill('mail_not_configured'), 'too_many_requests']);
    expect(server.log()).not.toContain('token=');
  });

  test('a developer without a mail server finds the links in the log', async () => {
    const { server } = await start({ SMTP_URL: '', NODE_ENV: 'development' });
    const person = await signUp(server);
    expect(server.log()).toContain(`${origin}/api/auth/verify-email?token=`);
    expect(await codeOf(await callAuth(server, 'request-password-reset', person))).toBe('ok');
    await expect.poll(server.log).toContain(`${origin}/reset-password?token=`);
  });

  test('should accept a link that an operator made in a second process', async () => {
    const { server, database } = await start({ SMTP_URL: '', NODE_ENV: 'production' });
    const person = await signUp(server);
    const beside = await startServer({ database, variables: { APP_URL: origin, NODE_ENV: 'development' } });
    await callAuth(beside, 'request-password-reset', { email: person.email });
    await expect.poll(beside.log).toContain(`${origin}/reset-password?token=`);
    const token = /reset-password\?token=([\w-]+)/.exec(beside.log())?.[1];
    await beside.close();
    const newPassword = 'another long password';
    expect(await codeOf(await callAuth(server, 'reset-password', { token, newPassword }))).toBe('ok');
    expect(await codeOf(await signIn(server, { ...person, password: newPassword }))).toBe('ok');
    expect(await codeOf(await signIn(server, person))).toBe('invalid_credentials');
    expect((await call(server, 'GET', apiPaths.profile, person)).status).toBe(401);
  });
});
