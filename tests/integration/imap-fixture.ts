import { onTestFinished } from 'vitest';
import type { MailServer } from '#domain/mailbox-connection.ts';
import { apiPaths } from '#domain/paths.ts';
import { trust } from '#tests/fakes/certificates.ts';
import { type Dovecot, type MailUser, startDovecot } from '#tests/fakes/dovecot.ts';
import { type SmtpFake, startSmtp } from '#tests/fakes/smtp.ts';
import { testCertificate } from '#tests/fakes/test-certificate.ts';
import { type AccountRows, call, insertAccount, openRows } from './account-rows.ts';
import { makeDatabase, startServer, type TestServer } from './server-fixture.ts';

// The certificate of the mail servers, which the program trusts.
trust(testCertificate);

/** The Dovecot of a test file. `stop` belongs in its `afterAll`. */
export function sharedDovecot() {
  let started: Promise<Dovecot> | undefined;
  return {
    start: () => {
      started ??= startDovecot(testCertificate);
      return started;
    },
    stop: async () => (await started)?.stop(),
  };
}

/** A mail with plain headers. `further`: more lines of its header. */
export function plainMail({
  from = 'Jonas Weber <jonas.weber@example.com>',
  to = 'mara@mail.example',
  subject = 'A question',
  text = 'Does Thursday suit you?',
  date = new Date(Date.UTC(2026, 10, 20)),
  id = `${date.getTime()}@example.com`,
  further = [] as string[],
} = {}): string {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString()}`,
    `Message-ID: <${id}>`,
    'MIME-Version: 1.0',
    ...(further.some((line) => /^Content-Type:/i.test(line))
      ? []
      : ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit']),
    ...further,
  ];
  return `${head.join('\r\n')}\r\n\r\n${text.replace(/\r?\n/g, '\r\n')}\r\n`;
}

/** Puts mails into a folder of a person, oldest first, as they came one day after another. */
export async function appendMails(
  dovecot: Dovecot,
  user: MailUser,
  mails: readonly (string | Uint8Array)[],
  { folder = 'INBOX', flags = [] as string[], from = new Date(Date.UTC(2026, 9, 1)) } = {},
): Promise<void> {
  const client = await dovecot.open(user);
  for (const [index, mail] of mails.entries()) {
    await client.append(folder, Buffer.from(mail), flags, new Date(from.getTime() + index * 86_400_000));
  }
  await client.logout();
}

/** A message of a folder, as another mail program sees it. */
export type StoredMail = { uid: number; flags: string[]; source: string };

export async function readFolder(dovecot: Dovecot, user: MailUser, folder: string): Promise<StoredMail[]> {
  const client = await dovecot.open(user);
  const lock = await client.getMailboxLock(folder, { readOnly: true });
  const found: StoredMail[] = [];
  if (client.mailbox && client.mailbox.exists > 0) {
    for await (const { uid, flags, source } of client.fetch('1:*', { flags: true, source: true })) {
      found.push({ uid, flags: [...(flags ?? [])], source: source?.toString() ?? '' });
    }
  }
  lock.release();
  await client.logout();
  return found;
}

/** Starts a mail server that a person signs in to with the password of their mailbox. It ends with the test. */
export async function startOutgoing(
  user: Pick<MailUser, 'address' | 'password'>,
  security: 'tls' | 'starttls' = 'starttls',
): Promise<SmtpFake> {
  const smtp = await startSmtp({
    certificate: testCertificate,
    security,
    isKnown: (name, password) => name === user.address && password === user.password,
  });
  onTestFinished(() => smtp.close());
  return smtp;
}

/** The program as an operator runs it for mail servers of its own machine. */
export async function startForMailboxes(variables: Record<string, string> = {}) {
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database, variables: { MAILBOX_ALLOW_PRIVATE: '1', ...variables } });
  const rows = await openRows(database);
  return { database, server, rows, addAccount: () => insertAccount(database, rows) };
}

export type ConnectImap = {
  address: string;
  password: string;
  imap: MailServer;
  smtp: MailServer;
};

/** POST /api/gmail/connect with a mailbox by IMAP. */
export function connectImap(
  server: Pick<TestServer, 'url'>,
  { headers }: Pick<AccountRows, 'headers'>,
  mailbox: Partial<ConnectImap>,
): Promise<Response> {
  return call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'imap', ...mailbox } });
}

/** What connects a person's mailbox. */
export function signInOf(
  { host, port, tlsPort }: Pick<Dovecot, 'host' | 'port' | 'tlsPort'>,
  smtp: Pick<SmtpFake, 'port'>,
  { address, password }: Pick<MailUser, 'address' | 'password'>,
  security: 'tls' | 'starttls' = 'starttls',
): ConnectImap {
  return {
    address,
    password,
    imap: { host, port: security === 'tls' ? tlsPort : port, security },
    smtp: { host, port: smtp.port, security },
  };
}

type Options = {
  user?: Partial<Omit<MailUser, 'home'>>;
  security?: 'tls' | 'starttls';
  /** The mails of the inbox, the oldest first. */
  mails?: readonly (string | Uint8Array)[];
};

/** Starts the program with a signed-in person whose mailbox on a Dovecot is connected. */
export async function startWithImap(dovecot: Dovecot, { user: given, security, mails = [] }: Options = {}) {
  const user = await dovecot.addUser(given);
  const smtp = await startOutgoing(user, security);
  await appendMails(dovecot, user, mails);
  const program = await startForMailboxes();
  const account = await program.addAccount();
  const answer = await connectImap(program.server, account, signInOf(dovecot, smtp, user, security));
  if (!answer.ok) throw new Error(`The mailbox was not connected: ${await answer.text()}`);
  return { ...program, dovecot, user, smtp, account };
}
