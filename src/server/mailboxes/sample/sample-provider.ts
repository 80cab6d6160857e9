import { randomUUID } from 'node:crypto';
import type { MessageList, MessageSummary, SentReply } from '#domain/mailbox.ts';
import { beginningOf } from '#domain/text.ts';
import { htmlToText } from '#reading/message/html-text.ts';
import { MINUTE_MS } from '../../quotas/quota.ts';
import {
  BEGINNING_LENGTH,
  type ListOptions,
  type Mailbox,
  MailboxError,
  type MailboxProvider,
  type OutgoingReply,
  snippetOfText,
} from '../mailbox.ts';
import { type SampleMail, sampleCalendar } from './sample-mail.ts';
import { sampleMails } from './sample-mails.ts';

/** The address of the sample inbox. It belongs to no real person. */
const SAMPLE_ADDRESS = 'you@example.com';
const HOUR_MS = 60 * MINUTE_MS;

/** The most sent replies that are kept for one account, and for all accounts together. */
const MAX_SENT_PER_ACCOUNT = 30;
const MAX_SENT = 300;
/** How long a sent reply is kept, in milliseconds. */
const SENT_MS = HOUR_MS;

/** `answeredId`: the mail that the reply answers. */
type SentRow = { accountId: string; reply: SentReply; answeredId: string | undefined; timer: NodeJS.Timeout };

/** The replies that were 'sent' from sample inboxes, or saved. They are only in the memory of this process. */
type SentReplies = {
  /** Keeps a reply. If there are too many, the oldest is dropped. */
  add(row: Omit<SentRow, 'timer'>): void;
  /** The replies of an account, newest first. */
  list(accountId: string): SentReply[];
  /** The replies of an account to one mail. */
  answersTo(accountId: string, answeredId: string): SentReply[];
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
    add({ reply, ...added }) {
      const own = rows.filter((row) => row.accountId === added.accountId);
      if (own.length >= MAX_SENT_PER_ACCOUNT) drop((row) => row === own[0]);
      else if (rows.length >= MAX_SENT) drop((row) => row === rows[0]);
      const timer = setTimeout(() => drop((row) => row.reply === reply), SENT_MS).unref();
      rows.push({ ...added, reply, timer });
    },
    list: (accountId) =>
      rows
        .filter((row) => row.accountId === accountId)
        .map(({ reply }) => reply)
        .toReversed(),
    answersTo: (accountId, answeredId) =>
      rows
        .filter((row) => row.accountId === accountId && row.answeredId === answeredId)
        .map(({ reply }) => reply),
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
      snippet: snippetOfText(body),
    },
  };
}

/** The mails of one account, and what was answered of them. */
type SampleInbox = { accountId: string; sent: SentReplies };

/** What the list shows of a mail. A mail is read once a reply to it was 'sent' or saved. */
function summarize(mail: SampleMail, { accountId, sent }: SampleInbox): MessageSummary {
  const { headers, received, body } = receive(mail);
  const { replyTo: _replyTo, ...summary } = headers;
  const answers = sent.answersTo(accountId, mail.id);
  return {
    ...summary,
    date: received.toISOString(),
    unread: mail.unread === true && answers.length === 0,
    answered: answers.some(({ draft }) => !draft),
    bulk: mail.bulk === true,
    beginning: beginningOf(body, BEGINNING_LENGTH),
  };
}

/** Mails as a list. Throws `unknown-place` for a place that no list gave, and `not-found` for a folder: it has none. */
function listMails(
  mails: readonly SampleMail[],
  { maxResults, before, folder }: ListOptions,
  inbox: SampleInbox,
): MessageList {
  if (folder !== undefined) throw new MailboxError('not-found');
  const start = before === undefined ? 0 : mails.findIndex(({ id }) => id === before);
  if (start < 0) throw new MailboxError('unknown-place');
  const messages = mails.slice(start, start + maxResults).map((mail) => summarize(mail, inbox));
  const next = mails[start + maxResults]?.id;
  return { messages, ...(next === undefined ? {} : { next }) };
}

/** Keeps a reply for the list 'Sent'. Each conversation has one mail with the same id. */
function keepReply(
  { accountId, sent }: SampleInbox,
  { to, subject, body, threadId, answeredId = threadId }: OutgoingReply,
  draft: Pick<SentReply, 'draft'>,
): string {
  const id = `sample-${draft.draft ? 'draft' : 'sent'}-${randomUUID()}`;
  const reply = { id, to, subject, body, sent_at: new Date().toISOString(), ...draft };
  sent.add({ accountId, reply, answeredId });
  return id;
}

/** The sample inbox of one account. A reply that is 'sent' never leaves this program. */
function openSample(inbox: SampleInbox): Mailbox {
  const { accountId, sent } = inbox;
  return {
    list: async (options) => listMails(sampleMails, options, inbox),
    async search({ words, ...options }) {
      const wanted = words.toLocaleLowerCase().split(' ');
      const contains = (mail: SampleMail) => {
        const { headers, body } = receive(mail);
        const text = [headers.from, headers.subject, body].join(' ').toLocaleLowerCase();
        return wanted.every((word) => text.includes(word));
      };
      return listMails(sampleMails.filter(contains), options, inbox);
    },
    async read({ id }) {
      const mail = sampleMails.find((each) => each.id === id);
      if (!mail) throw new MailboxError('not-found');
      const { headers, received, body } = receive(mail);
      return { ...headers, to: SAMPLE_ADDRESS, date: received.toUTCString(), text: body };
    },
    async send(reply) {
      const id = keepReply(inbox, reply, {});
      return { id, threadId: reply.threadId ?? id };
    },
    saveDraft: async (reply) => ({ id: keepReply(inbox, reply, { draft: true }) }),
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
    open: ({ accountId }) => openSample({ accountId, sent }),
  };
}
