import {
  type GmailMessage,
  type GmailPart,
  gmailHeader,
  gmailText,
  textParts,
} from '#reading/message/gmail-message.ts';
import { addressHeader, textHeader } from '../header-values.ts';
import { MailboxError, type ReceivedMessage } from '../mailbox.ts';
import { readRecipients } from '../recipients.ts';
import { type GmailCalls, TOO_LARGE } from './gmail-calls.ts';
import { GoogleFailure } from './google-failure.ts';
import { snippetOf } from './list.ts';

/** The most characters of a mail's text that are returned. */
const MAX_TEXT = 200_000;
/** The most bytes of a text that Google stores apart from its message. A larger text is not fetched. */
const MAX_FETCHED = 1_000_000;

/** The format of Gmail's ids of messages and conversations. */
export const idFormat = /^[\w-]{1,256}$/;

/** Fetches the text if the message itself contains none of it: Gmail stores long texts apart. */
async function fetchText(
  calls: GmailCalls,
  message: GmailMessage,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<void> {
  const parts = message.payload ? textParts(message.payload) : [];
  if (parts.some(({ body }) => body?.data)) return;
  const isFetchable = ({ body }: GmailPart) => body?.attachmentId && (body.size ?? 0) <= MAX_FETCHED;
  const found =
    parts.find((part) => part.mimeType?.toLowerCase() === 'text/plain' && isFetchable(part)) ??
    parts.find(isFetchable);
  const attachmentId = found?.body?.attachmentId;
  if (!found || !attachmentId) return;
  const fetched = await calls.withRetry(
    (messages, options) =>
      messages.attachments.get({ userId: 'me', messageId: id, id: attachmentId }, options),
    signal,
  );
  found.body = { data: fetched.data ?? null };
}

/** The message; without its text if it is too large to be read completely. */
async function getMessage(calls: GmailCalls, id: string, signal: AbortSignal) {
  const get = (format: 'full' | 'metadata') =>
    calls.withRetry((messages, options) => messages.get({ userId: 'me', id, format }, options), signal);
  try {
    return await get('full');
  } catch (error) {
    const isTooLarge =
      error instanceof MailboxError && error.cause instanceof GoogleFailure && error.cause.code === TOO_LARGE;
    if (!isTooLarge) throw error;
    return get('metadata');
  }
}

/** Reads a message: its text, or Gmail's one-line preview if there is none. Its files are never fetched. */
export async function readMessage(
  calls: GmailCalls,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<ReceivedMessage> {
  if (!idFormat.test(id)) throw new MailboxError('not-found');
  const message = await getMessage(calls, id, signal);
  await fetchText(calls, message, { id, signal });
  const snippet = snippetOf(message);
  const replyTo = addressHeader(gmailHeader(message, 'reply-to'));
  const headers = {
    from: addressHeader(gmailHeader(message, 'from')),
    // A Reply-To without valid recipients, or with too many, is left out: a reply then goes to the sender.
    replyTo: replyTo && readRecipients(replyTo) ? replyTo : undefined,
    to: addressHeader(gmailHeader(message, 'to')),
    subject: textHeader(gmailHeader(message, 'subject')),
    date: textHeader(gmailHeader(message, 'date')),
  };
  return {
    id,
    threadId: message.threadId ?? id,
    snippet,
    ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value)),
    text: gmailText({ ...message, snippet })
      .slice(0, MAX_TEXT)
      .toWellFormed(),
  };
}
