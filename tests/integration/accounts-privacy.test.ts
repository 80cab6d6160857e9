import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { callAuth, signIn, signUp, tokenOf } from './account-fixture.ts';
import { openRows } from './account-rows.ts';
import { makeDatabase, startServer, usualKinds } from './server-fixture.ts';

const canary = 'canary-7f3a91';

describe.each(usualKinds)('the privacy of accounts on %s', (kind) => {
  test('no address, password, name, token or link is logged, also if something fails', async () => {
    const printed: string[] = [];
    for (const method of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((...parts) => void printed.push(inspect(parts)));
    }
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const database = await makeDatabase(kind);
    const server = await startServer({ database, variables: { LOG_LEVEL: 'trace', SMTP_URL: smtp.url } });
    const person = {
      email: `me-${canary}@example.com`,
      password: `password ${canary}`,
      name: `Ana ${canary}`,
    };
    const { token, headers } = await signUp(server, person);
    const init = { headers: { ...headers, 'user-agent': canary, 'x-forwarded-for': '203.0.113.77' } };
    const tokens = [token, tokenOf(await signIn(server, person))];
    const spoiled = { newPassword: person.password, token: canary };
    const calls = () => [
      callAuth(server, 'sign-up/email', person, init),
      callAuth(server, 'sign-up/email', { ...person, email: `other-${canary}@example.com` }, init),
      callAuth(server, 'sign-in/email', { ...person, password: `wrong ${canary}` }, init),
      callAuth(server, 'sign-in/email', { ...person, email: `nobody-${canary}@example.com` }, init),
      callAuth(server, 'sign-in/email', `{"email": "${canary}`, init),
      callAuth(server, 'update-user', { name: person.name }, init),
      callAuth(server, 'change-password', { ...spoiled, currentPassword: `wrong ${canary}` }, init),
      callAuth(server, 'request-password-reset', person, init),
      callAuth(server, 'reset-password', spoiled, init),
      callAuth(server, 'send-verification-email', {}, init),
      callAuth(server, `verify-email?token=${canary}&callbackURL=/${canary}`),
      callAuth(server, `verify-email?token=${canary}`),
      callAuth(server, canary),
      callAuth(server, 'get-session', undefined, { headers: { authorization: `Bearer ${canary}` } }),
    ];
    await Promise.all(calls());
    await expect.poll(() => JSON.stringify(smtp.received)).toContain('reset-password');
    smtp.become('refuses');
    const { db } = await openRows(database);
    // From here on, the library itself fails.
    await db.schema.dropTable('verifications').execute();
    await db.schema.dropTable('credentials').execute();
    const failed = await Promise.all(calls());
    expect(failed.filter(({ status }) => status === 500).length).toBeGreaterThan(1);
    await expect.poll(server.log).toContain('A mail could not be sent');
    await expect.poll(server.log).toContain('A password reset could not be prepared');
    const secrets = [
      canary,
      '203.0.113.77',
      '127.0.0.1',
      ...tokens,
      ...tokens.map((text) => text.slice(0, 32)),
    ];
    const output = server.log() + printed.join('');
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
    expect(printed).toEqual([]);
    for (const mail of smtp.received) {
      const link = new URL(/^http\S+$/m.exec(mail.text)?.[0] ?? '');
      expect(output).not.toContain(link.searchParams.get('token'));
      expect(mail.text).not.toContain('Ana');
    }
  });
});
