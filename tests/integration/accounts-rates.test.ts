import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { bearer, callAuth, codeOf, signIn, signUp, tokenOf } from './account-fixture.ts';
import { call, openRows } from './account-rows.ts';
import { makeDatabase, startServer, usualKinds } from './server-fixture.ts';

const wrong = 'not the password';

/** Makes `times` calls, one after the other, and returns the codes of the answers. */
async function codes(times: number, call: (turn: number) => Promise<Response>): Promise<string[]> {
  const answers: string[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await codeOf(await call(turn)));
  return answers;
}

const times = (count: number, code: string) => Array<string>(count).fill(code);

describe.each(usualKinds)('rates of accounts on %s', (kind) => {
  const start = async (variables: Record<string, string> = {}) => {
    const database = await makeDatabase(kind);
    return { database, server: await startServer({ database, variables }) };
  };

  test('ten wrong passwords refuse a network address for a while, also with the right password', async () => {
    const { database, server } = await start();
    const [ana, eve] = [await signUp(server), await signUp(server)];
    const guesses = await codes(11, () => signIn(server, { ...ana, password: wrong }));
    expect(guesses).toEqual([...times(10, 'invalid_credentials'), 'too_many_requests']);
    const refused = await signIn(server, { ...ana, email: ana.email.toUpperCase() });
    expect(refused.status).toBe(429);
    expect((await refused.json()).detail).toBe('Too many attempts. Please try again in 10 minutes.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(540);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect((await signIn(server, eve)).status).toBe(200);
    expect((await fetch(`${server.url}/api/profile`, ana)).status).toBe(200);
    const { db } = await openRows(database);
    await db
      .updateTable('rates')
      .set({ window_ends: Date.now() - 1 })
      .execute();
    expect((await signIn(server, ana)).status).toBe(200);
    const holders = await db.selectFrom('rates').select('holder').execute();
    expect(JSON.stringify(holders)).not.toMatch(/@|127\.0\.0\.1/);
  });

  test('wrong passwords for an email address without an account are refused in the same way', async () => {
    const { server } = await start();
    const unknown = { email: 'nobody@example.com', password: wrong };
    expect(await codes(11, () => signIn(server, unknown))).toEqual([
      ...times(10, 'invalid_credentials'),
      'too_many_requests',
    ]);
  });

  test('should reset the count of attempts after a sign-in', async () => {
    const { server } = await start();
    const ana = await signUp(server);
    for (let round = 0; round < 2; round += 1) {
      const guesses = await codes(9, () => signIn(server, { ...ana, password: wrong }));
      expect(guesses).toEqual(times(9, 'invalid_credentials'));
      expect((await signIn(server, ana)).status).toBe(200);
    }
  });

  test('guesses at the same time are counted one by one', async () => {
    const { server } = await start();
    const ana = await signUp(server);
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => signIn(server, { ...ana, password: wrong })),
    );
    const answers = await Promise.all(guesses.map(codeOf));
    expect(answers.toSorted()).toEqual([
      ...times(10, 'invalid_credentials'),
      ...times(5, 'too_many_requests'),
    ]);
  });

  test('sign-ups, requests for links and changes of password are also limited to ten for a name', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const { server } = await start({ SMTP_URL: smtp.url });
    const ana = await signUp(server);
    expect(await codes(10, () => callAuth(server, 'sign-up/email', ana))).toEqual([
      ...times(9, 'account_exists'),
      'too_many_requests',
    ]);
    expect(await codes(11, () => callAuth(server, 'request-password-reset', ana))).toEqual([
      ...times(10, 'ok'),
      'too_many_requests',
    ]);
    const change = { currentPassword: wrong, newPassword: 'another password' };
    expect(await codes(11, () => callAuth(server, 'change-password', change, ana))).toEqual([
      ...times(10, 'validation'),
      'too_many_requests',
    ]);
    expect((await fetch(`${server.url}/api/profile`, ana)).status).toBe(200);
  });

  test('deleting an account and signing up again does not send an address more mails', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const { server } = await start({ SMTP_URL: smtp.url });
    const email = 'victim@example.com';
    const answers: Record<string, string[]> = { signUp: [], reset: [], verification: [] };
    for (let round = 0; round < 11; round += 1) {
      const made = await callAuth(server, 'sign-up/email', { email, password: wrong, name: 'Eve' });
      answers.signUp?.push(await codeOf(made));
      if (!made.ok) break;
      const headers = bearer(tokenOf(made));
      for (const path of ['request-password-reset', 'send-verification-email']) {
        const mailed = await codes(2, () => callAuth(server, path, { email }, { headers }));
        answers[path === 'request-password-reset' ? 'reset' : 'verification']?.push(...mailed);
      }
      const deleted = await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
      expect(deleted.status).toBe(204);
    }
    expect(answers.signUp).toEqual([...times(10, 'ok'), 'too_many_requests']);
    expect(answers.reset).toEqual([...times(10, 'ok'), ...times(10, 'too_many_requests')]);
    expect(answers.verification).toEqual([...times(10, 'ok'), ...times(10, 'too_many_requests')]);
  });

  test('an account may change its name and plan sixty times in ten minutes, from all addresses together', async () => {
    const { server } = await start({ ACCOUNT_RATE_PER_ADDRESS: '3', TRUST_PROXY: '127.0.0.1' });
    const [ana, eve] = [await signUp(server), await signUp(server)];
    const change = (turn: number, { headers }: typeof ana) => {
      const init = { headers: { ...headers, 'x-forwarded-for': `203.0.113.${turn}` } };
      return turn % 2 === 0
        ? callAuth(server, 'update-user', { name: `Ana ${turn}` }, init)
        : call(server, 'PUT', apiPaths.plan, { ...init, body: { plan: turn % 4 === 1 ? 'pro' : 'free' } });
    };
    expect(await codes(62, (turn) => change(turn, ana))).toEqual([
      ...times(60, 'ok'),
      ...times(2, 'too_many_requests'),
    ]);
    expect((await change(0, eve)).status).toBe(200);
    expect((await fetch(`${server.url}/api/profile`, ana)).status).toBe(200);
  });

  test('a network address has one rate for all names, and a forged X-Forwarded-For does not help', async () => {
    const { server } = await start({ ACCOUNT_RATE_PER_ADDRESS: '3' });
    const attempt = (turn: number) =>
      callAuth(
        server,
        'sign-in/email',
        { email: `nobody-${turn}@example.com`, password: wrong },
        { headers: { 'x-forwarded-for': `203.0.113.${turn}` } },
      );
    expect(await codes(4, attempt)).toEqual([...times(3, 'invalid_credentials'), 'too_many_requests']);
    expect((await signUp(server)).token).toBeDefined();
  });

  test('behind a trusted proxy each address has its own rate', async () => {
    const { server } = await start({ ACCOUNT_RATE_PER_ADDRESS: '1', TRUST_PROXY: '127.0.0.1' });
    const from = (address: string, turn: number) =>
      callAuth(
        server,
        'sign-in/email',
        { email: `nobody-${turn}@example.com`, password: wrong },
        { headers: { 'x-forwarded-for': address } },
      );
    const addresses = ['203.0.113.1', '203.0.113.2', '198.51.100.7, 203.0.113.1'];
    expect(await codes(3, (turn) => from(addresses[turn] ?? '', turn))).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'too_many_requests',
    ]);
  });
});
