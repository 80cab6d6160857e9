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

/** Most replies that are kept for one account, and for all accounts together. */
const OF_ACCOUNT = 30;
const OF_ALL = 300;
/** Longest time that a reply is kept, in milliseconds. */
const KEPT_MS = HOUR_MS;

type Kept = { accountId: string; reply: SentReply; end: NodeJS.Timeout };

/** The replies that were 'sent' from sample inboxes. They are only in the memory of this process. */
type SampleSent = {
  /** Keeps a reply. If there are too many, the oldest is dropped. */
  add(accountId: string, reply: SentReply): void;
  /** What an account sent, newest first. */
  of(accountId: string): SentReply[];
  /** Forgets what an account sent. */
  forget(accountId: string): void;
};

/** Creates an empty list. A timer drops each reply after an hour. */
function createSampleSent(): SampleSent {
  /** Oldest first. */
  let kept: Kept[] = [];

  function drop(isOld: (one: Kept) => boolean): void {
    for (const one of kept.filter(isOld)) clearTimeout(one.end);
    kept = kept.filter((one) => !isOld(one));
  }

  return {
    add(accountId, reply) {
      const own = kept.filter((one) => one.accountId === accountId);
      const full = own.length >= OF_ACCOUNT ? own[0] : kept.length >= OF_ALL ? kept[0] : undefined;
      drop((one) => one === full);
      const end = setTimeout(() => drop((one) => one.reply === reply), KEPT_MS).unref();
      kept.push({ accountId, reply, end });
    },
    of: (accountId) =>
      kept
        .filter((one) => one.accountId === accountId)
        .map(({ reply }) => reply)
        .toReversed(),
    forget: (accountId) => drop((one) => one.accountId === accountId),
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
function openSample({ accountId }: Pick<ConnectedMailbox, 'accountId'>, sent: SampleSent): Mailbox {
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
    listSent: async () => sent.of(accountId),
    async disconnect() {
      sent.forget(accountId);
    },
  };
}

/** The sample inbox: the kind that needs no configuration. Its mails were written for this project. */
export function createSampleProvider(): MailboxProvider {
  const sent = createSampleSent();
  return {
    async start({ id }) {
      // A new connection is a new inbox, from which nothing was sent yet.
      sent.forget(id);
      return { kind: 'connected', address: SAMPLE_ADDRESS, credential: null };
    },
    open: (connected) => openSample(connected, sent),
  };
}
