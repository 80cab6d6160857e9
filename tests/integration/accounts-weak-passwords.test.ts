import { expect, onTestFinished, test } from 'vitest';
import { accountFieldMessages } from '#domain/messages.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { callAuth, codeOf, signIn, signUp } from './account-fixture.ts';
import { openRows } from './account-rows.ts';
import { mailedToken } from './mailed-links.ts';
import { makeDatabase, startServer } from './server-fixture.ts';

const { passwordCommon, passwordNotText, passwordPersonal } = accountFieldMessages;

test('no form accepts a new password that is weak, and trying some locks no person out', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.close());
  const server = await startServer({ variables: { SMTP_URL: smtp.url } });
  const ana = await signUp(server, { name: 'Wilhelmina' });
  const token = await mailedToken(server, smtp, ana.email);
  const sentences = [
    ['password', passwordCommon],
    ['\0'.repeat(8), passwordNotText],
    ['wilhelmina 1', passwordPersonal],
  ];
  for (let round = 0; round < 4; round += 1) {
    for (const [weak, detail] of sentences) {
      const answers = [
        await callAuth(server, 'sign-up/email', { ...ana, email: 'new@example.com', password: weak }),
        await callAuth(server, 'reset-password', { token, newPassword: weak }),
        await callAuth(
          server,
          'change-password',
          { currentPassword: ana.password, newPassword: weak },
          { headers: ana.headers },
        ),
      ];
      for (const answer of answers) {
        expect(await answer.json()).toMatchObject({ status: 400, code: 'validation', detail });
      }
    }
  }
  expect((await signIn(server, ana)).status).toBe(200);
  expect(await codeOf(await callAuth(server, 'sign-up/email', { ...ana, email: 'new@example.com' }))).toBe(
    'ok',
  );
  const change = { currentPassword: ana.password, newPassword: 'another password' };
  expect(await codeOf(await callAuth(server, 'change-password', change, ana))).toBe('ok');
});

test('the link of a mail still works after a weak password, and a refused sign-up leaves no account', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.close());
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database, variables: { SMTP_URL: smtp.url } });
  const ana = await signUp(server);
  const token = await mailedToken(server, smtp, ana.email);
  const reset = (newPassword: string) => callAuth(server, 'reset-password', { token, newPassword });
  expect(await codeOf(await reset('12345678'))).toBe('validation');
  expect(await codeOf(await reset('another password'))).toBe('ok');
  const weak = { ...ana, email: 'eve@example.com', password: '12345678' };
  expect(await codeOf(await callAuth(server, 'sign-up/email', weak))).toBe('validation');
  const { db } = await openRows(database);
  expect(await db.selectFrom('profiles').select('email').execute()).toEqual([{ email: ana.email }]);
});

test('a weak password from before this rule still signs in, and can be changed', async () => {
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database });
  const ana = await signUp(server);
  const { db } = await openRows(database);
  await db
    .updateTable('credentials')
    .set({ password: await hashPassword('password') })
    .execute();
  expect((await signIn(server, { ...ana, password: 'password' })).status).toBe(200);
  const change = { currentPassword: 'password', newPassword: 'another password' };
  expect(await codeOf(await callAuth(server, 'change-password', change, ana))).toBe('ok');
});
