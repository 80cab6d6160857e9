import type { MessageSummary } from '#domain/mailbox.ts';
import { beginningOf } from '#domain/text.ts';
import {
  gmailHeader,
  gmailText,
  type GmailMessage as ReadableMessage,
} from '#reading/message/gmail-message.ts';
import { decodeEntities } from '#reading/message/html-entities.ts';
import { bulkHeaders, isBulk } from '../bulk-headers.ts';
import { addressHeader, textHeader } from '../header-values.ts';
import { BEGINNING_LENGTH, MailboxError } from '../mailbox.ts';
import { type GmailCalls, TOO_LARGE } from './gmail-calls.ts';
import { GoogleFailure } from './google-failure.ts';

const MAX_SNIPPET = 300;
/**
 * The most base64 characters of a text that are decoded to find its beginning: 30 kB, because an HTML text begins with
 * its styles. More would keep the process busy for too long: 20 messages of this size take about 0.2 seconds.
 */
const MAX_BEGINNING_DATA = 40_000;

/** The headers that a summary is made of. */
export const summaryHeaders = ['From', 'To', 'Subject', 'Date', ...bulkHeaders];

/** The format of Gmail's ids of messages and conversations. */
export const idFormat = /^[\w-]{1,256}$/;

/** A message as Gmail's API returns it. */
export type GmailMessage = ReadableMessage & {
  threadId?: string | null;
  labelIds?: string[] | null;
  internalDate?: string | null;
};

/** A message; without its text if it has more than `maxBytes`. */
export async function getMessage(
  calls: GmailCalls,
  { id, signal, maxBytes }: { id: string; signal: AbortSignal; maxBytes?: number },
): Promise<GmailMessage> {
  const get = (format: 'full' | 'metadata') =>
    calls.withRetry(
      (users, options) => users.messages.get({ userId: 'me', id, format }, options),
      signal,
      maxBytes,
    );
  try {
    return await get('full');
  } catch (error) {
    const isTooLarge =
      error instanceof MailboxError && error.cause instanceof GoogleFailure && error.cause.code === TOO_LARGE;
    if (!isTooLarge) throw error;
    return get('metadata');
  }
}

/** Gmail's one-line preview of a message, with its entities decoded. */
export function snippetOf({ snippet }: GmailMessage): string {
  return decodeEntities((snippet ?? '').slice(0, 2 * MAX_SNIPPET))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_SNIPPET)
    .toWellFormed()
    .trim();
}

/** The ISO 8601 text of Gmail's date, which is a number of milliseconds as text; undefined if it is not a date. */
function isoDate(internalDate: string | null | undefined): string | undefined {
  const date = new Date(Number(internalDate ?? Number.NaN));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The beginning of the text; undefined if the message came without its text. */
function textBeginning({ payload }: GmailMessage): string | undefined {
  const text = gmailText({ payload: payload ?? null }, MAX_BEGINNING_DATA).trim();
  return text === '' ? undefined : beginningOf(text, BEGINNING_LENGTH).toWellFormed();
}

/** What a list shows of a message. Of a bulk message it has no `beginning`, because it wants no answer. */
export function summaryOf(
  message: GmailMessage,
  ids: { id: string; threadId: string | undefined },
): MessageSummary {
  const bulk = isBulk((name) => gmailHeader(message, name));
  const found = {
    threadId: message.threadId ?? ids.threadId,
    from: addressHeader(gmailHeader(message, 'from')),
    to: addressHeader(gmailHeader(message, 'to')),
    subject: textHeader(gmailHeader(message, 'subject')),
    snippet: snippetOf(message),
    date: isoDate(message.internalDate),
    unread: message.labelIds?.includes('UNREAD') ?? false,
    bulk,
    beginning: bulk ? undefined : textBeginning(message),
  };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  return { id: ids.id, ...Object.fromEntries(known) };
}
