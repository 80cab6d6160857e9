import { randomUUID } from 'node:crypto';
import type { MessageList, SentReply } from '#domain/mailbox.ts';
import { htmlToText } from '#reading/message/html-text.ts';
import { MINUTE_MS } from '../../quotas/quota.ts';
import {
  type ConnectedMailbox,
  type ListOptions,
  type Mailbox,
  MailboxError,
  type MailboxProvider,
} from '../mailbox.ts';
import { type SampleMail, sampleCalendar } from './sample-mail.ts';
import { sampleMails } from './sample-mails.ts';

/** The address of the sample inbox. It belongs to no real person. */
const SAMPLE_ADDRESS = 'you@example.com';
const SNIPPET_LENGTH = 140;
const HOUR_MS = 60 * MINUTE_MS;

/** The most sent replies that are kept for one account, and for all accounts together. */
const MAX_SENT_PER_ACCOUNT = 30;
const MAX_SENT = 300;
/** How long a sent reply is kept, in milliseconds. */
const SENT_MS = HOUR_MS;

type SentRow = { accountId: string; reply: SentReply; timer: NodeJS.Timeout };

/** The replies that were 'sent' from sample inboxes. They are only in the memory of this process. */
type SentReplies = {
  /** Keeps a reply. If there are too many, the oldest is dropped. */
  add(accountId: string, reply: SentReply): void;
  /** The replies of an account, newest first. */
  list(accountId: string): SentReply[];
  /** Deletes the replies of an account. */
  clear(accountId: string): void;
};

/** Creates an empty list. A timer drops each reply after an hour. */
function createSentReplies(): SentReplies {
  /** Oldest first. */
  let rows: SentRow[] = [];

  function drop(isDropped: (row: SentRow) => boolean): void {
    for (const { timer } of rows.filter(isDropped)) clearTimeout(timer);
    rows = rows.filter((row) => !isDropped(row));
  }

  return {
    add(accountId, reply) {
      const own = rows.filter((row) => row.accountId === accountId);
      if (own.length >= MAX_SENT_PER_ACCOUNT) drop((row) => row === own[0]);
      else if (rows.length >= MAX_SENT) drop((row) => row === rows[0]);
      const timer = setTimeout(() => drop((row) => row.reply === reply), SENT_MS).unref();
      rows.push({ accountId, reply, timer });
    },
    list: (accountId) =>
      rows
        .filter((row) => row.accountId === accountId)
        .map(({ reply }) => reply)
        .toReversed(),
    clear: (accountId) => drop((row) => row.accountId === accountId),
  };
}

/** A mail as it is in this hour. Each conversation has one mail, which has the same id. */
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

/** The most characters of a mail's text in a list. */
const BEGINNING_LENGTH = 2_000;

/** Mails as a list. Throws `refused` for a place that no list gave, and `not-found` for a folder: it has none. */
function listMails(mails: readonly SampleMail[], { maxResults, before, folder }: ListOptions): MessageList {
  if (folder !== undefined) throw new MailboxError('not-found');
  const start = before === undefined ? 0 : mails.findIndex(({ id }) => id === before);
  if (start < 0) throw new MailboxError('refused');
  const messages = mails.slice(start, start + maxResults).map((mail) => {
    const { headers, received, body } = receive(mail);
    const { replyTo: _replyTo, ...summary } = headers;
    return { ...summary, date: received.toISOString(), beginning: body.slice(0, BEGINNING_LENGTH) };
  });
  const next = mails[start + maxResults]?.id;
  return { messages, ...(next === undefined ? {} : { next }) };
}

/** The sample inbox of one account. A reply that is 'sent' never leaves this program. */
function openSample({ accountId }: Pick<ConnectedMailbox, 'accountId'>, sent: SentReplies): Mailbox {
  return {
    list: async (options) => listMails(sampleMails, options),
    async search({ words, ...options }) {
      const wanted = words.toLocaleLowerCase().split(' ');
      const contains = (mail: SampleMail) => {
        const { headers, body } = receive(mail);
        const text = [headers.from, headers.subject, body].join(' ').toLocaleLowerCase();
        return wanted.every((word) => text.includes(word));
      };
      return listMails(sampleMails.filter(contains), options);
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

/** Creates the provider of sample inboxes, which needs no configuration. Their mails were written for this project. */
export function createSampleProvider(): MailboxProvider {
  const sent = createSentReplies();
  return {
    async start({ account: { id } }) {
      // A new connection is a new inbox, without sent replies.
      sent.clear(id);
      return { kind: 'connected', address: SAMPLE_ADDRESS, credential: null, scope: null };
    },
    open: (connected) => openSample(connected, sent),
  };
}
