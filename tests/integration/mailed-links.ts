import { expect } from 'vitest';
import type { SmtpFake } from '#tests/fakes/smtp.ts';
import { callAuth, codeOf } from './account-fixture.ts';
import type { TestServer } from './server-fixture.ts';

/** Waits for a mail with this subject and returns the link of the latest one. */
export async function linkIn({ received }: SmtpFake, subject: string): Promise<URL> {
  const find = () => received.findLast((mail) => mail.subject === subject);
  await expect.poll(find).toBeDefined();
  return new URL(/^https?:\/\/\S+$/m.exec(find()?.text ?? '')?.[0] ?? '');
}

/** Asks for a link that resets a password. Returns the token of the mail with that link. */
export async function mailedToken(
  server: TestServer,
  { received }: SmtpFake,
  email: string,
): Promise<string> {
  const mails = () =>
    received.filter(({ subject, to }) => subject === 'Reset your password' && to[0] === email.toLowerCase());
  const before = mails().length;
  expect(await codeOf(await callAuth(server, 'request-password-reset', { email }))).toBe('ok');
  await expect.poll(() => mails().length).toBe(before + 1);
  return (
    new URL(/^https?:\/\/\S+$/m.exec(mails().at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
  );
}
