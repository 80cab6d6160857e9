import type { Language } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { beginningOf, oneLine } from '#domain/text.ts';

/** The name and the address in 'Anna Smith <anna@example.com>'. A missing part is empty. */
export type Sender = { name: string; address: string };

/** A received mail as the screen shows it. A missing header is empty. */
export type ReceivedMail = {
  id: string;
  threadId: string;
  /** The value of the header, on one line. */
  from: string;
  sender: Sender;
  /** The value of the Reply-To header, unless it has only the sender's address. */
  replyTo: string;
  /** The headers To, Cc and Mail-Followup-To: to whom it went, and to whom a list wants answers to all. */
  sentTo: string;
  cc: string;
  followupTo: string;
  subject: string;
  date: string;
  text: string;
  /** The files of the mail, which are not fetched. `size`: in bytes, about. */
  attachments: readonly { name: string; size?: number | undefined }[];
  /** The language of the text, if the server knows it. */
  language?: Language;
};

/**
 * Reads name and address from the value of a header. A value without an address in angle brackets is an address if it
 * contains an '@', otherwise a name.
 */
export function readSender(value: string): Sender {
  const line = oneLine(value);
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

/** Whether the value of a header may have more than one address. Also true if a name contains an '@'. */
export function hasSeveralAddresses(value: string): boolean {
  return value.indexOf('@') !== value.lastIndexOf('@');
}

/** The UTF-8 text that is encoded as base64url; empty if the encoding is not valid. */
function decodeText(data: string): string {
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n');
  } catch {
    return '';
  }
}

/** A message of the API, or a part of it. Missing fields count as empty. */
type Part = { mimeType?: string; body?: { data?: string }; parts?: readonly Part[] };
export type ApiMessage = {
  id: string;
  threadId: string;
  snippet?: string;
  language?: Language | undefined;
  attachments?: ReceivedMail['attachments'] | undefined;
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

/** The text of a message: its body, else its plain-text part, else its snippet. Source: docs/product.md, 6.11. */
function textOf({ payload, snippet = '' }: ApiMessage): string {
  const found = [payload, plainPart(payload?.parts)].map((part) => decodeText(part?.body?.data ?? ''));
  return found.find((text) => text.trim() !== '') ?? snippet;
}

/** Reads a message. Header names may be in upper or lower case. */
export function readMessage(message: ApiMessage): ReceivedMail {
  const headers = message.payload?.headers ?? [];
  const headerOf = (name: string) =>
    oneLine(headers.find((header) => header.name.toLowerCase() === name)?.value ?? '');
  const from = headerOf('from');
  const replyTo = headerOf('reply-to');
  const sender = readSender(from);
  // A list of addresses is kept even if the sender is the first of them.
  const isOtherAddress = hasSeveralAddresses(replyTo) || readSender(replyTo).address !== sender.address;
  return {
    id: message.id,
    threadId: message.threadId,
    from,
    sender,
    replyTo: isOtherAddress ? replyTo : '',
    sentTo: headerOf('to'),
    cc: headerOf('cc'),
    followupTo: headerOf('mail-followup-to'),
    subject: beginningOf(headerOf('subject'), limits.subject),
    date: headerOf('date'),
    text: textOf(message),
    attachments: message.attachments ?? [],
    ...(message.language ? { language: message.language } : {}),
  };
}

/**
 * The recipient of a reply to the mail, as the header gives it. Empty if there is no address, or if the list is too
 * long: it must not be cut, because a part of an address can be the address of another person.
 */
export function recipientOf({ replyTo, from }: Pick<ReceivedMail, 'replyTo' | 'from'>): string {
  const recipient = replyTo || from;
  return recipient.includes('@') && recipient.length <= limits.recipients ? recipient : '';
}
