import { randomUUID } from 'node:crypto';
import type { SentReply } from '#domain/mailbox.ts';
import { htmlToText } from '#reading/message/html-text.ts';
import { MINUTE_MS } from '../../quotas/quota.ts';
import { type ConnectedMailbox, type Mailbox, MailboxError, type MailboxProvider } from '../mailbox.ts';
import { type SampleMail, sampleCalendar } from './sample-mail.ts';
import { sampleMails } from './sample-mails.ts';

/** The address of the sample inbox; it belongs to no real person. */
const SAMPLE_ADDRESS = 'you@example.com';
const SNIPPET_LENGTH = 140;
const HOUR_MS = 60 * MINUTE_MS;

/** Most sent replies that are kept for one account, and for all accounts together. */
const SENT_MOST_OF_ACCOUNT = 30;
const SENT_MOST = 300;
/** Longest time that a sent reply is kept, in milliseconds. */
const SENT_MS = HOUR_MS;

type SentRow = { accountId: string; reply: SentReply; end: NodeJS.Timeout };

/** The replies that were 'sent' from sample inboxes. They are only in the memory of this process. */
type SentReplies = {
  /** Keeps a reply. If there are too many, the oldest is dropped. */
  add(accountId: string, reply: SentReply): void;
  /** What an account sent, newest first. */
  list(accountId: string): SentReply[];
  /** Deletes what an account sent. */
  clear(accountId: string): void;
};

/** Creates an empty list. A timer drops each reply after an hour. */
function createSentReplies(): SentReplies {
  /** Oldest first. */
  let rows: SentRow[] = [];

  function drop(isOld: (one: SentRow) => boolean): void {
    for (const one of rows.filter(isOld)) clearTimeout(one.end);
    rows = rows.filter((one) => !isOld(one));
  }

  return {
    add(accountId, reply) {
      const own = rows.filter((one) => one.accountId === accountId);
      const full =
        own.length >= SENT_MOST_OF_ACCOUNT ? own[0] : rows.length >= SENT_MOST ? rows[0] : undefined;
      drop((one) => one === full);
      const end = setTimeout(() => drop((one) => one.reply === reply), SENT_MS).unref();
      rows.push({ accountId, reply, end });
    },
    list: (accountId) =>
      rows
        .filter((one) => one.accountId === accountId)
        .map(({ reply }) => reply)
        .toReversed(),
    clear: (accountId) => drop((one) => one.accountId === accountId),
  };
}

/** A mail as it is in this hour. A conversation has one mail, and the same id. */
function receive({ id, from, replyTo, subject, minutesAgo, text, html }: SampleMail) {
  const hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const received = new Date(hour - minutesAgo * MINUTE_MS);
  const written = text ?? html;
  const source = typeof written === 'string' ? written : written(sampleCalendar(received));
  const body = html === undefined ? source : htmlToText(source);
  return {
    received,
    body,
    headers: {
      id,
      threadId: id,
      from,
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(subject === undefined ? {} : { subject }),
      snippet: body.replace(/\s+/g, ' ').slice(0, SNIPPET_LENGTH),
    },
  };
}

/** The sample inbox of one account; nothing that is 'sent' leaves it. */
function openSample({ accountId }: Pick<ConnectedMailbox, 'accountId'>, sent: SentReplies): Mailbox {
  return {
    async list({ maxResults }) {
      return sampleMails.slice(0, maxResults).map((mail) => {
        const { headers, received } = receive(mail);
        const { replyTo: _replyTo, ...summary } = headers;
        return { ...summary, date: received.toISOString() };
      });
    },
    async read({ id }) {
      const mail = sampleMails.find((each) => each.id === id);
      if (!mail) throw new MailboxError('not-found');
      const { headers, received, body } = receive(mail);
      return { ...headers, to: SAMPLE_ADDRESS, date: received.toUTCString(), text: body };
    },
    async send({ to, subject, body, threadId }) {
      const id = `sample-sent-${randomUUID()}`;
      sent.add(accountId, { id, to, subject, body, sent_at: new Date().toISOString() });
      return { id, threadId: threadId ?? id };
    },
    listSent: async () => sent.list(accountId),
    async disconnect() {
      sent.clear(accountId);
    },
  };
}

/** The sample inbox: the kind that needs no configuration. Its mails were written for this project. */
export function createSampleProvider(): MailboxProvider {
  const sent = createSentReplies();
  return {
    async start({ id }) {
      // A new connection is a new inbox, from which nothing was sent yet.
      sent.clear(id);
      return { kind: 'connected', address: SAMPLE_ADDRESS, credential: null };
    },
    open: (connected) => openSample(connected, sent),
  };
}
