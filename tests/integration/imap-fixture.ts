import { onTestFinished } from 'vitest';
import type { MailServer } from '#domain/mailbox-connection.ts';
import { apiPaths } from '#domain/paths.ts';
import { trust } from '#tests/fakes/certificates.ts';
import { type Dovecot, type MailUser, startDovecot } from '#tests/fakes/dovecot.ts';
import { type SmtpFake, startSmtp } from '#tests/fakes/smtp.ts';
import { testCertificate } from '#tests/fakes/test-certificate.ts';
import { appendMails } from '#tests/stored-mail.ts';
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
