import { htmlToText } from './html-text.ts';

/** A part of a Gmail API message; `data` is base64url. */
export type GmailPart = {
  mimeType?: string | null;
  filename?: string | null;
  headers?: readonly { name?: string | null; value?: string | null }[] | null;
  body?: { data?: string | null; attachmentId?: string | null; size?: number | null } | null;
  parts?: readonly GmailPart[] | null;
};

/** A message as the Gmail API gives it (users.messages.get, format full). */
export type GmailMessage = { snippet?: string | null; payload?: GmailPart | null };

const deepest = 50;

/** The value of a message's header, its name matched case-insensitively (specification, section 7). */
export function gmailHeader(message: GmailMessage, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const found = message.payload?.headers?.find((header) => header.name?.toLowerCase() === wanted);
  return found?.value ?? undefined;
}

function charsetOf(part: GmailPart): string {
  const type = part.headers?.find((header) => header.name?.toLowerCase() === 'content-type')?.value ?? '';
  return /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(type)?.[1] ?? 'utf-8';
}

/** Decodes base64url; bytes that are no UTF-8 are read by the part's charset. '' where it is no base64. */
function decodeData(data: string, charset: string): string {
  let bytes: Uint8Array;
  try {
    const base64 = data
      .replace(/[^\w+/-]/g, '')
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return '';
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeAs(bytes, charset);
  }
}

function decodeAs(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The parts of a type that are no attachments, at any depth but not within attached messages. */
function findParts(part: GmailPart, type: string, depth = 0): GmailPart[] {
  const mimeType = part.mimeType?.toLowerCase();
  if (mimeType === type) return part.body?.data && !part.filename ? [part] : [];
  if (depth >= deepest || (depth > 0 && mimeType === 'message/rfc822')) return [];
  return (part.parts ?? []).flatMap((child) => findParts(child, type, depth + 1));
}

function partText(part: GmailPart): string {
  const text = decodeData(part.body?.data ?? '', charsetOf(part));
  return part.mimeType?.toLowerCase() === 'text/html' ? htmlToText(text) : text;
}

/**
 * The text of a Gmail message: the message's own body, else its text/plain parts at any depth, else its HTML
 * parts as text, else the snippet (specification, section 7). '' where it has none of them.
 */
export function gmailText(message: GmailMessage): string {
  const payload = message.payload;
  const own =
    payload?.body?.data && /^text\//i.test(payload.mimeType ?? 'text/plain') ? partText(payload) : '';
  if (own.trim() !== '') return own;
  const plain = payload ? findParts(payload, 'text/plain') : [];
  const parts = plain.length > 0 || !payload ? plain : findParts(payload, 'text/html');
  const text = parts.map(partText).join('\n');
  return text.trim() === '' ? (message.snippet ?? '') : text;
}
