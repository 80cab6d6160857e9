import { describe, expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { codeOf, signUp } from './account-fixture.ts';
import { addressOf, codesOf, signInFrom, startForAttempts, times, wrong } from './lock-out-fixture.ts';
import { databaseKinds, startServer } from './server-fixture.ts';

describe.each(databaseKinds)('the mail about wrong passwords of other people on %s', (kind) => {
  test('the owner gets one mail a day, and no other person gets one', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const variables = { SMTP_URL: smtp.url, APP_URL: 'https://reply.example.com' };
    const { database, server, setWrong, forgetWindows } = await startForAttempts(kind, variables);
    const other = await startServer({ database, variables: { TRUST_PROXY: '127.0.0.1', ...variables } });
    const ana = await signUp(server);
    const warnings = () => smtp.received.filter(({ subject }) => subject.startsWith('Wrong passwords'));
    const guess = (turn: number, email: string) =>
      signInFrom(turn % 2 ? server : other, { email, password: wrong }, { address: addressOf(turn) });
    for (const email of ['nobody@example.com', ana.email]) {
      expect(await codeOf(await guess(0, email))).toBe('invalid_credentials');
      await setWrong(28);
      expect(await codeOf(await guess(1, email))).toBe('invalid_credentials');
      expect(warnings()).toEqual([]);
      const many = Array.from({ length: 8 }, (_, turn) => guess(turn, email));
      expect(await codesOf(many)).toEqual(times(8, 'invalid_credentials'));
    }
    await expect.poll(() => warnings().length).toBe(1);
    expect(warnings()).toMatchObject([
      { to: [ana.email], text: expect.stringMatching(/^https:\/\/reply\.example\.com\/auth$/m) },
    ]);
    // The work of all these guesses ends with the servers.
    await Promise.all([server.close(2_000), other.close(2_000)]);
    expect(warnings()).toHaveLength(1);
    await forgetWindows();
    const again = await startServer({ database, variables: { TRUST_PROXY: '127.0.0.1', ...variables } });
    await signInFrom(again, { ...ana, password: wrong });
    await setWrong(29);
    await signInFrom(again, { ...ana, password: wrong });
    await expect.poll(() => warnings().length).toBe(2);
  });

  test('without a mail server they only count', async () => {
    const { server, setWrong } = await startForAttempts(kind);
    const ana = await signUp(server);
    await signInFrom(server, { ...ana, password: wrong });
    await setWrong(40);
    expect(await codeOf(await signInFrom(server, { ...ana, password: wrong }))).toBe('invalid_credentials');
    await server.close(2_000);
    expect(server.log()).not.toContain('"level":50');
  });
});
