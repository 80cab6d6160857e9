import type { Language } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { beginningOf } from '#domain/text-length.ts';
import { hasSeveralAddresses, headerLine, readSender, type Sender } from './header-line.ts';

/** A message as the screen shows it; a header that it lacks is empty. */
export type ReceivedMail = {
  id: string;
  threadId: string;
  /** As the header has it, on one line. */
  from: string;
  sender: Sender;
  /** Where replies are wanted, where that is not where it came from. */
  replyTo: string;
  subject: string;
  date: string;
  text: string;
  /** The text's language, where that is told. */
  language?: Language;
};

/** Bytes in base64url as UTF-8 text; empty where they are none. */
function decodeText(data: string): string {
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    return new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n');
  } catch {
    return '';
  }
}

/** A message as it is answered, or a part of one: what is missing is read as empty. */
type Part = { mimeType?: string; body?: { data?: string }; parts?: readonly Part[] };
export type AnsweredMessage = {
  id: string;
  threadId: string;
  snippet?: string;
  language?: Language | undefined;
  payload?: Part & { headers?: readonly { name: string; value: string }[] };
};

/** The first part in plain text, however deep it lies. */
function plainPart(parts: readonly Part[] = []): Part | undefined {
  for (const part of parts) {
    const found = part.mimeType === 'text/plain' ? part : plainPart(part.parts);
    if (found) return found;
  }
  return undefined;
}

/** The text of a message: its body, else its part in plain text, else its snippet. Source: specification, section 7. */
function textOf({ payload, snippet = '' }: AnsweredMessage): string {
  const found = [payload, plainPart(payload?.parts)].map((part) => decodeText(part?.body?.data ?? ''));
  return found.find((text) => text.trim() !== '') ?? snippet;
}

/** Reads a message; headers are found in whatever case they are written. */
export function readMessage(message: AnsweredMessage): ReceivedMail {
  const headers = message.payload?.headers ?? [];
  const header = (name: string) =>
    headerLine(headers.find((one) => one.name.toLowerCase() === name)?.value ?? '');
  const from = header('from');
  const replyTo = header('reply-to');
  const sender = readSender(from);
  // Several people are elsewhere even where the sender is the first of them.
  const isElsewhere = hasSeveralAddresses(replyTo) || readSender(replyTo).address !== sender.address;
  return {
    id: message.id,
    threadId: message.threadId,
    from,
    sender,
    replyTo: isElsewhere ? replyTo : '',
    subject: beginningOf(header('subject'), limits.subject),
    date: header('date'),
    text: textOf(message),
    ...(message.language ? { language: message.language } : {}),
  };
}

/**
 * Where a reply to the mail goes, as a header has it; empty where the mail names nobody, or more people than a reply
 * can go to: a part of an address is another address.
 */
export function recipientOf({ replyTo, from }: ReceivedMail): string {
  const recipient = replyTo || from;
  return recipient.includes('@') && recipient.length <= limits.recipients ? recipient : '';
}
