import { expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { parseEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { resetMail, verificationMail } from './account-mails.ts';
import { openMailer } from './mailer.ts';

const link = 'https://reply.example.com/reset-password?token=canary';
const mail = resetMail('ana@example.com', link);
/** `timeoutMs` is long enough for a busy machine. Tests of a server that never answers use a shorter time. */
const fast = { delayMs: 10, retryMs: 20, timeoutMs: 20_000, closeMs: 50 };

async function start(variables: Record<string, string> = {}, times = fast) {
  const smtp = await startSmtp();
  const lines: string[] = [];
  const { mail: env } = parseEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'Replies <r@example.com>', ...variables });
  const mailer = openMailer(env, createLog('trace', { write: (line) => void lines.push(line) }), times);
  onTestFinished(async () => {
    await mailer.close();
    await smtp.close();
  });
  return { smtp, mailer, log: () => lines.join('') };
}

test('should deliver a plain text mail with its link on one line', async () => {
  const { smtp, mailer, log } = await start();
  mailer.send(mail);
  await expect.poll(() => smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatchObject({
    from: 'r@example.com',
    to: ['ana@example.com'],
    subject: 'Reset your password',
  });
  expect(smtp.received[0]?.text.split('\n')).toContain(link);
  expect(log()).toBe('');
});

test('should try again if the server defers a mail', async () => {
  const { smtp, mailer } = await start();
  smtp.become('defers', 1);
  mailer.send(mail);
  await expect.poll(() => smtp.received).toHaveLength(1);
  expect(smtp.attempts()).toBe(2);
});

test.each([
  ['refuses', 1, fast],
  ['defers', 2, fast],
  ['hangs', 2, { ...fast, timeoutMs: 1_000 }],
] as const)('should log that a server %s, without address and link', async (behaviour, attempts, times) => {
  const { smtp, mailer, log } = await start({}, times);
  smtp.become(behaviour);
  mailer.send(mail);
  await expect.poll(log).toContain('A mail could not be sent"');
  expect(smtp.attempts()).toBe(attempts);
  expect(smtp.received).toEqual([]);
  expect(log()).not.toMatch(/ana@example\.com|canary/);
});

test('should not wait for a hanging server when the program ends', async () => {
  const { smtp, mailer } = await start();
  smtp.become('hangs');
  mailer.send(mail);
  await expect.poll(smtp.attempts).toBe(1);
  await mailer.close();
  expect(smtp.received).toEqual([]);
});

test('should wait for prepared work and its mail when the program ends', async () => {
  const { smtp, mailer, log } = await start({}, { ...fast, closeMs: 20_000 });
  mailer.prepare(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    mailer.send(mail);
  });
  await mailer.close();
  expect(smtp.received).toHaveLength(1);
  expect(log()).toBe('');
});

test('should not wait for work that never finishes', async () => {
  const { smtp, mailer } = await start();
  mailer.prepare(() => new Promise(() => {}));
  await mailer.close();
  expect(smtp.received).toEqual([]);
});

test('should log the link without a mail server in development only', async () => {
  const development = await start({ SMTP_URL: '', NODE_ENV: 'development' });
  development.mailer.send(mail);
  expect(development.mailer.canSend).toBe(true);
  expect(development.log()).toContain(link);
  const production = await start({ SMTP_URL: '', NODE_ENV: 'production' });
  production.mailer.send(mail);
  expect(production.mailer.canSend).toBe(false);
  expect(production.log()).toBe('');
});

test('should put the link of a mail on its own line', () => {
  for (const { text } of [mail, verificationMail('ana@example.com', link)]) {
    expect(text.split('\n')).toContain(link);
  }
});
