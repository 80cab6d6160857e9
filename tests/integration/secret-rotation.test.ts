import { describe, expect, onTestFinished, test } from 'vitest';
import { OPERATOR_HEADER } from '#domain/operator.ts';
import { apiPaths } from '#domain/paths.ts';
import { deriveSecrets } from '#server/secrets.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import {
  bearer,
  callAuth,
  codeOf,
  deviceCookie,
  signIn,
  signUp,
  type TestAccount,
  tokenOf,
} from './account-fixture.ts';
import { call, insertAccount, openRows, readAccount } from './account-rows.ts';
import { connectGmail } from './gmail-fixture.ts';
import { send } from './gmail-mail-fixture.ts';
import { linkIn } from './mailed-links.ts';
import { askForReply, chargedTo, makeKey } from './public-api-fixture.ts';
import { NEW, OLD, openGoogle, startWith } from './secret-rotation-fixture.ts';
import {
  databaseKinds,
  guestCookie,
  makeDatabase,
  post,
  usualKinds,
  validRequest,
} from './server-fixture.ts';

/** Signs in from the device that has this cookie. */
function signInFrom(server: { url: string }, { email, password }: TestAccount, cookie: string) {
  return callAuth(server, 'sign-in/email', { email, password }, { headers: { cookie } });
}

describe.each(usualKinds)('after the secret was replaced, on %s', (kind) => {
  test('a session goes on, its password can be changed, and it ends with the old secret', async () => {
    const database = await makeDatabase(kind);
    const before = await startWith(database, [OLD]);
    const [person, other] = [await signUp(before), await signUp(before)];
    const both = await startWith(database, [NEW, OLD]);
    const passwords = { currentPassword: person.password, newPassword: 'another horse battery' };
    const changed = await callAuth(both, 'change-password', passwords, person);
    expect(await codeOf(changed)).toBe('ok');
    const after = await startWith(database, [NEW]);
    const profile = (headers: Record<string, string>) => call(after, 'GET', apiPaths.profile, { headers });
    expect((await profile(bearer(tokenOf(changed)))).status).toBe(200);
    expect((await call(both, 'GET', apiPaths.profile, other)).status).toBe(200);
    expect((await profile(other.headers)).status).toBe(401);
    expect((await signIn(after, other)).status).toBe(200);
  });

  test('a guest keeps the count of replies, also when the old secret is gone', async () => {
    const database = await makeDatabase(kind);
    const old = guestCookie(await post(await startWith(database, [OLD])));
    const again = await post(await startWith(database, [NEW, OLD]), undefined, { headers: old });
    const after = await startWith(database, [NEW]);
    const headers = guestCookie(again);
    const third = await post(after, undefined, { headers });
    expect([third.status, third.headers.getSetCookie()]).toEqual([200, []]);
    expect(await codeOf(await post(after, undefined, { headers }))).toBe('guest_limit');
  });

  test('a device that signs in meanwhile stays known when the old secret is gone', async () => {
    const database = await makeDatabase(kind);
    const before = await startWith(database, [OLD]);
    const person = await signUp(before);
    const old = deviceCookie(await signIn(before, person));
    const both = await startWith(database, [NEW, OLD]);
    const renewed = deviceCookie(await signInFrom(both, person, old));
    expect(renewed).not.toContain('~');
    const after = await startWith(database, [NEW]);
    for (let turn = 0; turn < 10; turn += 1) await signIn(after, { ...person, password: 'not the password' });
    expect((await signInFrom(after, person, old)).status).toBe(429);
    const again = await signInFrom(after, person, renewed);
    expect([again.status, deviceCookie(again)]).toEqual([200, renewed]);
  });

  test('a mailed link and the link of the operator still work', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const database = await makeDatabase(kind);
    const variables = { SMTP_URL: smtp.url, APP_URL: 'https://reply.example.com' };
    const person = await signUp(await startWith(database, [OLD], variables));
    const link = await linkIn(smtp, 'Verify your email address');
    const both = await startWith(database, [NEW, OLD], variables);
    await fetch(both.url + link.pathname + link.search, { redirect: 'manual' });
    const { db } = await openRows({ ...database, APP_SECRET: NEW });
    const row = db.selectFrom('profiles').select('email_verified').where('id', '=', person.id);
    expect(await row.executeTakeFirst()).toEqual({ email_verified: 1 });
    for (const token of deriveSecrets([NEW, OLD]).operator) {
      const headers = { [OPERATOR_HEADER]: token };
      expect((await call(both, 'GET', apiPaths.status, { headers })).status).toBe(200);
    }
  });

  test('the replies of a deleted account still count for its address', async () => {
    const database = await makeDatabase(kind);
    const before = await startWith(database, [OLD]);
    const person = await signUp(before);
    await post(before, undefined, { headers: person.headers });
    await call(before, 'DELETE', apiPaths.account, {
      headers: person.headers,
      body: { email: person.email },
    });
    const both = await startWith(database, [NEW, OLD]);
    const { headers } = await signUp(both, { email: person.email });
    expect((await readAccount(both, headers)).usage.emails_generated).toBe(1);
  });

  test('wrong passwords that were counted by the old secret are deleted with the account too', async () => {
    const database = await makeDatabase(kind);
    const before = await startWith(database, [OLD]);
    const person = await signUp(before);
    await signIn(before, { ...person, password: 'not the password' });
    const both = await startWith(database, [NEW, OLD]);
    await signIn(both, { ...person, password: 'not the password' });
    const { db } = await openRows({ ...database, APP_SECRET: NEW });
    const counts = db.selectFrom('rates').select('holder').where('holder', 'like', 'sign-in:%');
    expect(await counts.execute()).toHaveLength(2);
    await call(both, 'DELETE', apiPaths.account, { headers: person.headers, body: { email: person.email } });
    expect(await counts.execute()).toEqual([]);
  });

  test('an idempotent call gets its reply, and is not charged again', async () => {
    const database = await makeDatabase(kind);
    const before = await startWith(database, [OLD]);
    const rows = await openRows({ ...database, APP_SECRET: OLD });
    const account = await insertAccount({ ...database, APP_SECRET: OLD }, rows, { plan: 'pro' });
    const { key } = await makeKey(before, account);
    const asked = { key, headers: { 'idempotency-key': 'order-17' } };
    await askForReply(before, asked);
    const both = await startWith(database, [NEW, OLD]);
    expect((await askForReply(both, asked)).headers.get('idempotent-replayed')).toBe('true');
    const other = { ...asked, body: { ...validRequest, emailContent: 'Another mail' } };
    expect(await codeOf(await askForReply(both, other))).toBe('idempotency_key_reused');
    expect(await chargedTo(both, account)).toBe(1);
  });
});

describe.each(databaseKinds)('while the secret is replaced, on %s', (kind) => {
  test('a reply is sent once, and an idempotent call written once, whichever secret is the newest', async () => {
    const google = await openGoogle();
    const database = await makeDatabase(kind);
    const variables = { ...database, APP_SECRET: OLD };
    const before = await startWith(database, [OLD], google.variables);
    const account = await insertAccount(variables, await openRows(variables), { plan: 'pro' });
    await connectGmail(before, account);
    const { key } = await makeKey(before, account);
    const servers = await Promise.all([
      startWith(database, [OLD, NEW], google.variables),
      startWith(database, [NEW, OLD], google.variables),
    ]);
    for (const round of ['one', 'two', 'three', 'four', 'five']) {
      const presses = [...servers, ...servers].map((server) =>
        send(server, account, { body: `Round ${round}` }, { key: round }),
      );
      const ids = (await Promise.all(presses)).map(async (answer) => (await answer.json()).id);
      expect(new Set(await Promise.all(ids)).size).toBe(1);
      const calls = [...servers, ...servers].map((server) =>
        askForReply(server, { key, headers: { 'idempotency-key': round } }),
      );
      const answers = await Promise.all(calls);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(answers.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(3);
    }
    expect(google.count('send')).toBe(5);
    expect(await chargedTo(before, account)).toBe(5);
    const repeated = await send(servers[1], account, { body: 'Round one' }, { key: 'one' });
    expect([repeated.status, google.count('send')]).toEqual([200, 5]);
  });
});
