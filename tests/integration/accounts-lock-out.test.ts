import { describe, expect, onTestFinished, test } from 'vitest';
import { hashPassword } from '#server/accounts/passwords.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { callAuth, codeOf, deviceCookie, signIn, signUp, type TestAccount } from './account-fixture.ts';
import { openRows } from './account-rows.ts';
import { addressOf, codesOf, signInFrom, startForAttempts, times, wrong } from './lock-out-fixture.ts';
import { mailedToken } from './mailed-links.ts';
import { runServer, untilReady } from './process-fixture.ts';
import { databaseKinds, makeDatabase, startServer, withOtherSecret } from './server-fixture.ts';

/** How many hashes the program computes at once, and how many may wait (src/server/accounts/passwords.ts). */
const [RUNNING_HASHES, WAITING_HASHES] = [2, 200];

/**
 * Lets the program compute as many hashes as may run and wait at the same time, so that it refuses every further one.
 * Returns what ends this.
 */
function keepHashingBusy(): () => Promise<void> {
  let isOver = false;
  const keepHashing = async () => {
    while (!isOver) await hashPassword('a password of another person');
  };
  const running = Array.from({ length: RUNNING_HASHES + WAITING_HASHES }, keepHashing);
  return async () => {
    isOver = true;
    await Promise.all(running);
  };
}

describe.each(databaseKinds)('wrong passwords of other people on %s', (kind) => {
  const start = (variables?: Record<string, string>) => startForAttempts(kind, variables);

  test('refuse one network address after ten, and never a device of the owner', async () => {
    const { server } = await start({ ACCOUNT_RATE_PER_ADDRESS: '20' });
    const ana = await signUp(server);
    const cookie = deviceCookie(await signInFrom(server, ana, { address: addressOf(1) }));
    const guess = (email = ana.email) => signInFrom(server, { email, password: wrong });
    expect(await codesOf(Array.from({ length: 12 }, () => guess()))).toEqual([
      ...times(10, 'invalid_credentials'),
      ...times(2, 'too_many_requests'),
    ]);
    for (let turn = 0; turn < 12; turn += 1) await guess(`nobody-${turn}@example.com`);
    expect(await codeOf(await guess('nobody@example.com'))).toBe('too_many_requests');
    expect((await signInFrom(server, ana)).status).toBe(429);
    expect((await signInFrom(server, ana, { cookie })).status).toBe(200);
    expect((await signInFrom(server, ana, { address: addressOf(2) })).status).toBe(200);
  });

  test('from many network addresses are exactly a hundred in an hour, in two processes', async () => {
    const database = await makeDatabase(kind);
    const variables = { ...database, TRUST_PROXY: '127.0.0.1' };
    const servers = await Promise.all([untilReady(runServer(variables)), untilReady(runServer(variables))]);
    const [one] = servers;
    const ana = await signUp(one);
    const cookie = deviceCookie(await signIn(one, ana));
    const { db } = await openRows(database);
    for (const email of [ana.email, 'nobody@example.com']) {
      await signInFrom(one, { email, password: wrong });
      const ofEmail = db.updateTable('rates').where('holder', 'like', 'sign-in:%');
      await ofEmail.set({ used: 90 }).execute();
      const guesses = Array.from({ length: 16 }, (_, turn) =>
        signInFrom(servers[turn % 2] ?? one, { email, password: wrong }, { address: addressOf(turn) }),
      );
      expect(await codesOf(guesses)).toEqual([
        ...times(10, 'invalid_credentials'),
        ...times(6, 'too_many_requests'),
      ]);
      const refused = await signInFrom(one, { ...ana, email }, { address: addressOf(99) });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    }
    expect((await signInFrom(one, ana, { address: addressOf(99), cookie })).status).toBe(200);
  });

  test('stay counted if the owner signs in, and the right password does not count', async () => {
    const { server, setWrong } = await start();
    const ana = await signUp(server);
    const guess = (turn: number) =>
      signInFrom(server, { ...ana, password: wrong }, { address: addressOf(turn) });
    await guess(1);
    await setWrong(99);
    for (let turn = 0; turn < 3; turn += 1) expect((await signInFrom(server, ana)).status).toBe(200);
    expect(await codeOf(await guess(2))).toBe('invalid_credentials');
    expect(await codeOf(await guess(3))).toBe('too_many_requests');
  });

  test('are limited to ten for a device, so that a stolen cookie gives no endless guesses', async () => {
    const { database, server } = await start();
    const other = await startServer({ database, variables: { TRUST_PROXY: '127.0.0.1' } });
    const ana = await signUp(server);
    const cookie = deviceCookie(await signInFrom(server, ana));
    const guesses = Array.from({ length: 14 }, (_, turn) =>
      signInFrom(
        turn % 2 ? server : other,
        { ...ana, password: wrong },
        { address: addressOf(turn), cookie },
      ),
    );
    expect(await codesOf(guesses)).toEqual([
      ...times(10, 'invalid_credentials'),
      ...times(4, 'too_many_requests'),
    ]);
    expect((await signInFrom(server, ana, { cookie, address: addressOf(50) })).status).toBe(429);
    expect((await signInFrom(server, ana, { address: addressOf(50) })).status).toBe(200);
  });

  test('refuse a cookie of another account, installation or password like no cookie', async () => {
    const { database, server, setWrong } = await start();
    const elsewhere = await startServer({ database: withOtherSecret(database) });
    const [ana, eve] = [await signUp(server), await signUp(server)];
    const old = deviceCookie(await signIn(server, ana));
    const fresh = 'another password';
    const change = { currentPassword: ana.password, newPassword: fresh };
    const changed = await callAuth(server, 'change-password', change, ana);
    const owner = { ...ana, password: fresh };
    const forged = [
      deviceCookie(await signIn(server, eve)),
      deviceCookie(await signIn(elsewhere, owner)),
      old,
      `${deviceCookie(changed).slice(0, -43)}${'A'.repeat(43)}`,
      'device=~.~',
    ];
    await signIn(server, { ...ana, password: wrong });
    await setWrong(100);
    for (const cookie of forged) expect((await signInFrom(server, owner, { cookie })).status).toBe(429);
    expect((await signInFrom(server, owner, { cookie: deviceCookie(changed) })).status).toBe(200);
  });

  test('do not refuse a device because of cookies that another site of the same domain has set', async () => {
    const { server, setWrong } = await start();
    const ana = await signUp(server);
    const own = deviceCookie(await signInFrom(server, ana));
    const foreign = Array.from({ length: 200 }, (_, turn) =>
      `${turn}`.padEnd(22, 'A').concat('.', 'A'.repeat(43)),
    );
    await signIn(server, { ...ana, password: wrong });
    await setWrong(100);
    for (const others of [
      foreign.slice(0, 5).map((token) => `device=${token}`),
      [`device=${foreign.slice(0, 60).join('~')}`],
      [`device=${foreign.join('~')}`],
    ]) {
      const answer = await signInFrom(server, ana, { cookie: [...others, own].join('; ') });
      expect(answer.status).toBe(200);
      const kept = deviceCookie(answer);
      expect(kept.split('~')).toHaveLength(5);
      expect((await signInFrom(server, ana, { cookie: kept })).status).toBe(200);
    }
  });

  test('do not refuse any of the people who share a browser, nor a person who has just reset the password', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const { server, setWrong } = await start({ SMTP_URL: smtp.url });
    const people: TestAccount[] = [];
    let cookie: string | undefined;
    for (let turn = 0; turn < 3; turn += 1) {
      const person = await signUp(server);
      cookie = deviceCookie(await signInFrom(server, person, { cookie }));
      people.push(person);
    }
    const eve = await signUp(server);
    const token = await mailedToken(server, smtp, eve.email);
    const fresh = { newPassword: 'another password', token };
    const reset = deviceCookie(await callAuth(server, 'reset-password', fresh));
    for (const person of [...people, eve]) await signIn(server, { ...person, password: wrong });
    await setWrong(100);
    for (const person of people) expect((await signInFrom(server, person, { cookie })).status).toBe(200);
    const owner = { ...eve, password: 'another password' };
    expect((await signInFrom(server, owner, { cookie })).status).toBe(429);
    expect((await signInFrom(server, owner, { cookie: reset })).status).toBe(200);
  });

  test('do not count if the server was too busy to verify them', async () => {
    const { server } = await start({ ACCOUNT_RATE_PER_ADDRESS: '20' });
    const ana = await signUp(server);
    const release = keepHashingBusy();
    const attempts = Array.from({ length: 10 }, () => signInFrom(server, ana));
    expect(await codesOf(attempts)).toEqual(times(10, 'too_many_requests'));
    await release();
    expect((await signInFrom(server, ana)).status).toBe(200);
  });

  test('in a session that another person uses do not keep the owner from changing the password', async () => {
    const { server } = await start();
    const ana = await signUp(server);
    const change = (address: string, currentPassword: string) =>
      callAuth(
        server,
        'change-password',
        { currentPassword, newPassword: 'another password' },
        { headers: { ...ana.headers, 'x-forwarded-for': address } },
      );
    const guesses = Array.from({ length: 11 }, () => change(addressOf(1), wrong));
    expect(await codesOf(guesses)).toEqual(['too_many_requests', ...times(10, 'validation')]);
    expect((await change(addressOf(2), ana.password)).status).toBe(200);
  });
});

test('the cookie of a device lasts a year, goes only to the routes of accounts and says nothing', async () => {
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database });
  const ana = await signUp(server);
  const [set = ''] = (await signIn(server, ana)).headers.getSetCookie();
  expect(set).toMatch(/^device=[\w.-]+; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
  const [first = '', second = ''] = [set, (await signIn(server, ana)).headers.getSetCookie()[0]];
  const parts = (cookie: string) => /^device=([\w-]+)\.([\w-]+);/.exec(cookie)?.slice(1) ?? [];
  for (const part of parts(first)) expect(parts(second)).not.toContain(part);
  const secure = await startServer({ database, variables: { APP_URL: 'https://reply.example.com' } });
  const overHttps = (await signIn(secure, ana)).headers.getSetCookie()[0];
  expect(overHttps).toMatch(/^__Secure-device=.*; HttpOnly; SameSite=Strict; Secure$/);
});
