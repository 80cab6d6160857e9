import PostalMime from 'postal-mime';
import type { SentList } from '#domain/mailbox.ts';
import type { MailboxKind } from '#domain/mailbox-kinds.ts';
import { apiPaths } from '#domain/paths.ts';
import { hasDovecot } from '#tests/fakes/dovecot.ts';
import { gmailMessage } from '#tests/fakes/google-messages.ts';
import { appendMails, plainMail } from '#tests/stored-mail.ts';
import { type AccountRows, call, insertAccount, openRows } from './account-rows.ts';
import { startWithGmail } from './gmail-mail-fixture.ts';
import { sharedDovecot, startWithImap } from './imap-fixture.ts';
import { makeDatabase, startServer, type TestServer } from './server-fixture.ts';

type Sent = { to: string; subject: string; body: string };

/** A mailbox with some mails, connected by a signed-in person. `sent` returns what was sent from it, newest first. */
export type Started = {
  server: TestServer;
  account: AccountRows;
  other: AccountRows;
  sent: () => Promise<Sent[]>;
  /** Whether answering a message marks it as read. Gmail would need a further permission for it. */
  marksRead?: boolean;
  /** Lets a new message come in. Missing for a kind that does not report it. */
  deliver?: () => Promise<void>;
};

const day = (count: number) => new Date(Date.UTC(2026, 10, 20) - count * 86_400_000);
const mails = Array.from({ length: 8 }, (_, index) => ({
  subject: `Mail ${index}`,
  text: `The text of mail ${index}`,
  date: day(index),
}));

/** The mails that were sent, newest first. `raws`: as they were sent, the oldest first. */
function readSent(raws: (string | Uint8Array)[]): Promise<Sent[]> {
  return Promise.all(
    raws.toReversed().map(async (raw) => {
      const { to = [], subject = '', text = '' } = await PostalMime.parse(raw);
      // The parser undoes the changes of flowed text. The last line end of a mail is not part of its text.
      const body = text.replace(/\n$/, '');
      return { to: to.map(({ address }) => address).join(', '), subject, body };
    }),
  );
}

async function startGmail(): Promise<Started> {
  const messages = mails.map((mail) => gmailMessage({ ...mail, labelIds: ['INBOX', 'UNREAD'] }));
  const { google, server, database, rows, account } = await startWithGmail('SQLite', { messages });
  const other = await insertAccount(database, rows);
  return { server, account, other, sent: () => readSent(google.mail.sent.map(({ raw }) => raw)) };
}

const dovecot = sharedDovecot();
/** Belongs in the `afterAll` of a test file that uses `startedKinds`. */
export const stopMailServers = dovecot.stop;

async function startImap(): Promise<Started> {
  const raws = mails.toReversed().map(plainMail);
  const started = await startWithImap(await dovecot.start(), { mails: raws });
  const { server, account, addAccount, smtp, user } = started;
  const sent = () => readSent(smtp.received.map(({ raw }) => raw));
  const deliver = () => appendMails(started.dovecot, user, [plainMail({ subject: 'New' })]);
  return { server, account, other: await addAccount(), sent, deliver, marksRead: true };
}

async function startSample(): Promise<Started> {
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database });
  const rows = await openRows(database);
  const [account, other] = [await insertAccount(database, rows), await insertAccount(database, rows)];
  const { headers } = account;
  await call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'sample' } });
  const sent = async () => {
    const { sent: all }: SentList = await (await call(server, 'GET', apiPaths.gmailSent, { headers })).json();
    return all.filter(({ draft }) => !draft);
  };
  return { server, account, other, sent, marksRead: true };
}

/** What starts each kind of mailbox; undefined if this machine cannot have it. */
const startersByKind: Record<MailboxKind, (() => Promise<Started>) | undefined> = {
  gmail: startGmail,
  imap: hasDovecot ? startImap : undefined,
  sample: startSample,
};

/** Every kind of mailbox that this machine can have, and what starts it. */
export const startedKinds = Object.entries(startersByKind).flatMap(([kind, start]) =>
  start ? [[kind, start] as const] : [],
);
