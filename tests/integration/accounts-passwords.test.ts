import { describe, expect, onTestFinished, test } from 'vitest';
import { accountFieldMessages, accountProblems } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { bearer, callAuth, codeOf, signIn, signUp, tokenOf } from './account-fixture.ts';
import { openRows } from './account-rows.ts';
import { mailedToken } from './mailed-links.ts';
import { databaseKinds, makeDatabase, startServer } from './server-fixture.ts';
import { runAfter } from './triggers.ts';

const sentences = [
  accountProblems.passwordChangedMeanwhile,
  // The answer to a call that starts after the password has changed.
  accountFieldMessages.currentPasswordWrong,
  problems.unauthenticated.detail,
  problems.invalid_link.detail,
];

describe.each(databaseKinds)('passwords that change at the same time, on %s', (kind) => {
  const start = async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const database = await makeDatabase(kind);
    const server = await startServer({ database, variables: { SMTP_URL: smtp.url } });
    return {
      smtp,
      database,
      server,
      statusOf: (token: string) => fetch(`${server.url}/api/profile`, { headers: bearer(token) }),
    };
  };

  test('of several password changes at once only one succeeds, and its password works', async () => {
    const { server, statusOf } = await start();
    const person = await signUp(server);
    const fresh = Array.from({ length: 5 }, (_, turn) => `another password ${turn}`);
    const answers = await Promise.all(
      fresh.map((newPassword) =>
        callAuth(server, 'change-password', { currentPassword: person.password, newPassword }, person),
      ),
    );
    const won = answers.flatMap(({ ok }, turn) => (ok ? [turn] : []));
    expect(won).toHaveLength(1);
    const refused = await Promise.all(answers.filter(({ ok }) => !ok).map((answer) => answer.json()));
    for (const { detail } of refused) expect(sentences).toContain(detail);
    for (const [turn, password] of fresh.entries()) {
      expect((await signIn(server, { ...person, password })).ok).toBe(won.includes(turn));
    }
    const winner = answers.find(({ ok }) => ok);
    expect(winner && (await statusOf(tokenOf(winner))).status).toBe(200);
  });

  test('a change is refused if the password changed while it was checked', async () => {
    const { database, server } = await start();
    const person = await signUp(server);
    await runAfter(
      await openRows(database),
      'update on profiles',
      "update credentials set password = 'another'",
    );
    const change = { currentPassword: person.password, newPassword: 'another password' };
    const refused = await callAuth(server, 'change-password', change, person);
    expect(await refused.json()).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      detail: 'Your password was changed elsewhere just now. Please sign in with that one.',
    });
    expect((await signIn(server, person)).status).toBe(200);
  });

  test('of a change and several resets at once only one succeeds, and its password works', async () => {
    const { server, smtp } = await start();
    for (let round = 0; round < 4; round += 1) {
      const person = await signUp(server);
      const links = [
        await mailedToken(server, smtp, person.email),
        await mailedToken(server, smtp, person.email),
      ];
      const fresh = ['by the change', 'by a reset', 'by the other reset'];
      const [change = '', ...resets] = fresh;
      const answers = await Promise.all([
        callAuth(
          server,
          'change-password',
          { currentPassword: person.password, newPassword: change },
          person,
        ),
        ...resets.map((newPassword, turn) =>
          callAuth(server, 'reset-password', { newPassword, token: links[turn] }),
        ),
      ]);
      for (const answer of answers.filter(({ ok }) => !ok)) {
        expect(sentences).toContain((await answer.json()).detail);
      }
      const signedIn = await Promise.all(
        fresh.map(async (password) => codeOf(await signIn(server, { ...person, password }))),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(signedIn.map((code) => code === 'ok')).toEqual(answers.map(({ ok }) => ok));
    }
  });

  test('a change or a reset also ends the session of a sign-in that runs at the same time', async () => {
    const { server, smtp, statusOf } = await start();
    for (let round = 0; round < 6; round += 1) {
      const person = await signUp(server);
      const body = { newPassword: 'another password', currentPassword: person.password };
      const change =
        round % 2 === 0
          ? () => callAuth(server, 'change-password', body, person)
          : await mailedToken(server, smtp, person.email).then(
              (token) => () => callAuth(server, 'reset-password', { ...body, token }),
            );
      const [changed, ...old] = await Promise.all([
        change(),
        ...Array.from({ length: 5 }, () => signIn(server, person)),
      ]);
      expect(changed?.status).toBe(200);
      for (const answer of old.filter(({ ok }) => ok)) {
        expect((await statusOf(tokenOf(answer))).status).toBe(401);
      }
    }
  });
});
