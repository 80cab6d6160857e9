import { type GmailPart, gmailHeader, gmailText, textParts } from '#reading/message/gmail-message.ts';
import { addressHeader, textHeader } from '../header-values.ts';
import { MAX_TEXT, MailboxError, type ReceivedMessage } from '../mailbox.ts';
import { usableRecipients } from '../recipients.ts';
import type { GmailCalls } from './gmail-calls.ts';
import { type GmailMessage, getMessage, idFormat, snippetOf } from './message.ts';

/** The most bytes of a text that Google stores apart from its message. A larger text is not fetched. */
const MAX_FETCHED = 1_000_000;
const MAX_DEPTH = 50;
const MAX_ATTACHMENTS = 100;
/** The name of an attached message that has none. */
const UNNAMED_MESSAGE = 'message.eml';

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
    (users, options) =>
      users.messages.attachments.get({ userId: 'me', messageId: id, id: attachmentId }, options),
    signal,
  );
  found.body = { data: fetched.data ?? null };
}

/** Whether a part is a picture that the HTML text shows between its words, such as a logo in a signature. */
function isShownInText(part: GmailPart): boolean {
  const header = (name: string) => gmailHeader({ payload: part }, name)?.trim().toLowerCase() ?? '';
  const isPicture = part.mimeType?.toLowerCase().startsWith('image/') ?? false;
  return isPicture && header('content-id') !== '' && !header('content-disposition').startsWith('attachment');
}

/** The parts that are files, down to depth 50. An attached message is one file. */
function fileParts(part: GmailPart, depth = 0): GmailPart[] {
  const isMessage = depth > 0 && part.mimeType?.toLowerCase() === 'message/rfc822';
  if (part.filename || isMessage) return isShownInText(part) ? [] : [part];
  return depth < MAX_DEPTH ? (part.parts ?? []).flatMap((child) => fileParts(child, depth + 1)) : [];
}

/** The names and sizes of the files of a message. */
function attachmentsOf({ payload }: GmailMessage): { name: string; size?: number }[] {
  const files = payload ? fileParts(payload).slice(0, MAX_ATTACHMENTS) : [];
  return files.map(({ filename, body }) => {
    const name = textHeader(filename ?? '') || UNNAMED_MESSAGE;
    return { name, ...(body?.size ? { size: body.size } : {}) };
  });
}

/** Reads a message: its text, or Gmail's one-line preview if there is none. Its files are never fetched. */
export async function readMessage(
  calls: GmailCalls,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<ReceivedMessage> {
  if (!idFormat.test(id)) throw new MailboxError('not-found');
  const message = await getMessage(calls, { id, signal });
  await fetchText(calls, message, { id, signal });
  const snippet = snippetOf(message);
  const headers = {
    from: addressHeader(gmailHeader(message, 'from')),
    // Without valid recipients, or with too many, these two are left out: a reply then goes to the sender.
    replyTo: usableRecipients(gmailHeader(message, 'reply-to')),
    followupTo: usableRecipients(gmailHeader(message, 'mail-followup-to')),
    to: addressHeader(gmailHeader(message, 'to')),
    cc: addressHeader(gmailHeader(message, 'cc')),
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
    attachments: attachmentsOf(message),
  };
}
