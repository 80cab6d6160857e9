import { randomUUID } from 'node:crypto';
import type { SendResult } from '#domain/mailbox.ts';
import { htmlToText } from '#reading/message/html-text.ts';
import {
  type ConnectedMailbox,
  type Mailbox,
  MailboxError,
  type MailboxProvider,
  type OutgoingReply,
} from '../mailbox.ts';
import { type SampleMail, sampleMails } from './sample-mails.ts';

/** Whose inbox the sample is: an address that belongs to nobody. */
const SAMPLE_ADDRESS = 'you@example.com';
const SNIPPET_LENGTH = 140;
const MINUTE_MS = 60_000;

function textOf({ text, html }: SampleMail): string {
  return text ?? htmlToText(html ?? '');
}

function snippetOf(mail: SampleMail): string {
  return textOf(mail).replace(/\s+/g, ' ').slice(0, SNIPPET_LENGTH);
}

function dateOf({ minutesAgo }: SampleMail): Date {
  return new Date(Date.now() - minutesAgo * MINUTE_MS);
}

/** The sample inbox of one account; nothing that is 'sent' leaves it, or is kept. */
function openSample(_connected: ConnectedMailbox): Mailbox {
  return {
    async list({ maxResults }) {
      return sampleMails.slice(0, maxResults).map((mail) => ({
        id: mail.id,
        threadId: mail.threadId,
        from: mail.from,
        subject: mail.subject,
        snippet: snippetOf(mail),
        date: dateOf(mail).toISOString(),
      }));
    },
    async read({ id }) {
      const mail = sampleMails.find((each) => each.id === id);
      if (!mail) throw new MailboxError('not-found');
      const { threadId, from, replyTo, subject } = mail;
      return {
        id,
        threadId,
        snippet: snippetOf(mail),
        from,
        ...(replyTo ? { replyTo } : {}),
        to: SAMPLE_ADDRESS,
        subject,
        date: dateOf(mail).toUTCString(),
        text: textOf(mail),
      };
    },
    async send({ threadId }: OutgoingReply): Promise<SendResult> {
      const id = `sample-sent-${randomUUID()}`;
      return { id, threadId: threadId ?? id };
    },
    async disconnect() {},
  };
}

/** The sample inbox: the kind that needs nothing configured. Its mails were written for this project. */
export function createSampleProvider(): MailboxProvider {
  return {
    begin: async () => ({ kind: 'connected', address: SAMPLE_ADDRESS, credential: null }),
    open: openSample,
  };
}
