import type { Language } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { beginningOf, oneLine } from '#domain/text.ts';

/** The sender in a header's value: 'Anna Smith <anna@example.com>' split in two. A missing part is empty. */
export type Sender = { name: string; address: string };

/** A message as the screen shows it. A header that is missing is empty. */
export type ReceivedMail = {
  id: string;
  threadId: string;
  /** The header's value, on one line. */
  from: string;
  sender: Sender;
  /** The address for replies, if it is not the sender's. */
  replyTo: string;
  subject: string;
  date: string;
  text: string;
  /** The text's language, if it is given. */
  language?: Language;
};

/** Marks that change the writing direction of the text after them. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A header's value as one line: without line breaks, and without marks that change the direction of the text around it.
 */
export function headerLine(text: string): string {
  return oneLine(text.replace(directionMarks, ''));
}

/**
 * Reads the sender of a header's value. A value without an address in angle brackets is taken whole, as an address if
 * it contains an '@', otherwise as a name.
 */
export function readSender(value: string): Sender {
  const line = headerLine(value);
  const found = /^(.*?)<([^<>\s]+@[^<>\s]+)>/u.exec(line);
  if (!found) return line.includes('@') ? { name: '', address: line } : { name: line, address: '' };
  const [, words = '', address = ''] = found;
  const name = words
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .replace(/\\(.)/gu, '$1')
    .trim();
  return { name: name === address ? '' : name, address };
}

/** Whether a header's value may name more than one address. A name that contains an '@' counts too. */
export function hasSeveralAddresses(value: string): boolean {
  return value.indexOf('@') !== value.lastIndexOf('@');
}

/** Bytes in base64url as UTF-8 text; empty if they are not valid. */
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

/** A message as the API returns it, or a part of one. What is missing is read as empty. */
type Part = { mimeType?: string; body?: { data?: string }; parts?: readonly Part[] };
export type ApiMessage = {
  id: string;
  threadId: string;
  snippet?: string;
  language?: Language | undefined;
  payload?: Part & { headers?: readonly { name: string; value: string }[] };
};

/** The first plain-text part, at any depth. */
function plainPart(parts: readonly Part[] = []): Part | undefined {
  for (const part of parts) {
    const found = part.mimeType === 'text/plain' ? part : plainPart(part.parts);
    if (found) return found;
  }
  return undefined;
}

/** The text of a message: its body, else its part in plain text, else its snippet. Source: docs/product.md, 6.11. */
function textOf({ payload, snippet = '' }: ApiMessage): string {
  const found = [payload, plainPart(payload?.parts)].map((part) => decodeText(part?.body?.data ?? ''));
  return found.find((text) => text.trim() !== '') ?? snippet;
}

/** Reads a message. Header names may be in upper or lower case. */
export function readMessage(message: ApiMessage): ReceivedMail {
  const headers = message.payload?.headers ?? [];
  const header = (name: string) =>
    headerLine(headers.find((one) => one.name.toLowerCase() === name)?.value ?? '');
  const from = header('from');
  const replyTo = header('reply-to');
  const sender = readSender(from);
  // Several people count as another address, even if the sender is the first of them.
  const isOtherAddress = hasSeveralAddresses(replyTo) || readSender(replyTo).address !== sender.address;
  return {
    id: message.id,
    threadId: message.threadId,
    from,
    sender,
    replyTo: isOtherAddress ? replyTo : '',
    subject: beginningOf(header('subject'), limits.subject),
    date: header('date'),
    text: textOf(message),
    ...(message.language ? { language: message.language } : {}),
  };
}

/**
 * The recipient of a reply to the mail, as the header has it. Empty if the mail names none, or more than a reply can go
 * to: a part of an address is another address.
 */
export function recipientOf({ replyTo, from }: ReceivedMail): string {
  const recipient = replyTo || from;
  return recipient.includes('@') && recipient.length <= limits.recipients ? recipient : '';
}
