import { randomUUID } from 'node:crypto';
import { htmlToText } from '#reading/message/html-text.ts';
import { MINUTE_MS } from '../../quotas/quota.ts';
import { type ConnectedMailbox, type Mailbox, MailboxError, type MailboxProvider } from '../mailbox.ts';
import { type SampleMail, sampleCalendar } from './sample-mail.ts';
import { sampleMails } from './sample-mails.ts';
import { createSampleSent, type SampleSent } from './sample-sent.ts';

/** The address of the sample inbox; it belongs to no real person. */
const SAMPLE_ADDRESS = 'you@example.com';
const SNIPPET_LENGTH = 140;
const HOUR_MS = 60 * MINUTE_MS;

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
    async begin({ id }) {
      // A new connection is a new inbox, from which nothing was sent yet.
      sent.forget(id);
      return { kind: 'connected', address: SAMPLE_ADDRESS, credential: null };
    },
    open: (connected) => openSample(connected, sent),
  };
}
