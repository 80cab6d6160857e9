import { htmlToText } from './html-text.ts';

/** A part of a Gmail API message; `data` is base64url. */
export type GmailPart = {
  mimeType?: string | null;
  filename?: string | null;
  headers?: readonly { name?: string | null; value?: string | null }[] | null;
  body?: { data?: string | null; attachmentId?: string | null; size?: number | null } | null;
  parts?: readonly GmailPart[] | null;
};

/** A message from the Gmail API (users.messages.get, format full). */
export type GmailMessage = { snippet?: string | null; payload?: GmailPart | null };

const MAX_DEPTH = 50;
/** The base64 characters of a message that are decoded. No person reads a longer text. */
const MAX_DATA = 1_000_000;

/** The value of a message header. The name is case-insensitive (docs/product.md, 6.11). */
export function gmailHeader(message: GmailMessage, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const found = message.payload?.headers?.find((header) => header.name?.toLowerCase() === wanted);
  return found?.value ?? undefined;
}

function charsetOf(part: GmailPart): string {
  const type = part.headers?.find((header) => header.name?.toLowerCase() === 'content-type')?.value ?? '';
  return /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(type)?.[1] ?? 'utf-8';
}

/**
 * Decodes at most `limit` characters of base64url. Bytes that are not UTF-8 are decoded in the charset of the part. ''
 * if the data is not base64.
 */
function decodeData(data: string, charset: string, limit: number): string {
  const base64 = data.replace(/[^\w+/-]/g, '');
  const isCut = base64.length > limit;
  let bytes: Uint8Array;
  try {
    const standard = base64.slice(0, limit).replaceAll('-', '+').replaceAll('_', '/');
    bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
  } catch {
    return '';
  }
  try {
    // `stream` leaves out a character that the limit cut in two.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
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

/**
 * The text/plain and text/html parts that are not attachments, down to depth 50 but not inside attached messages. Gmail
 * may store the text of a part separately; the part then has no text.
 */
export function textParts(part: GmailPart, depth = 0): GmailPart[] {
  const type = part.mimeType?.toLowerCase() ?? '';
  if (/^text\/(?:plain|html)$/.test(type)) return part.filename ? [] : [part];
  if (depth >= MAX_DEPTH || (depth > 0 && type === 'message/rfc822')) return [];
  return (part.parts ?? []).flatMap((child) => textParts(child, depth + 1));
}

/** The parts of one type that contain their text. */
function findParts(payload: GmailPart, type: 'text/plain' | 'text/html'): GmailPart[] {
  return textParts(payload).filter((part) => part.mimeType?.toLowerCase() === type && part.body?.data);
}

function partText(part: GmailPart, limit: number): string {
  const text = decodeData(part.body?.data ?? '', charsetOf(part), limit);
  return part.mimeType?.toLowerCase() === 'text/html' ? htmlToText(text) : text;
}

function partsText(parts: readonly GmailPart[], limit: number): string {
  let remaining = limit;
  const texts = parts.map((part) => {
    const text = remaining > 0 ? partText(part, remaining) : '';
    // The limit must stay a multiple of four: four base64 characters are three whole bytes.
    remaining = Math.max(0, remaining - Math.ceil((part.body?.data?.length ?? 0) / 4) * 4);
    return text;
  });
  return texts.join('\n');
}

/**
 * The text of a Gmail message: its own body, else its text/plain parts at any depth, else its HTML parts as text, else
 * the snippet (docs/product.md, 6.11). '' if it has none of them. `limit`: the most base64 characters that are decoded,
 * a multiple of four.
 */
export function gmailText(message: GmailMessage, limit = MAX_DATA): string {
  const payload = message.payload;
  const own =
    payload?.body?.data && /^text\//i.test(payload.mimeType ?? 'text/plain') ? partText(payload, limit) : '';
  if (own.trim() !== '') return own;
  const plain = payload ? findParts(payload, 'text/plain') : [];
  const parts = plain.length > 0 || !payload ? plain : findParts(payload, 'text/html');
  const text = partsText(parts, limit);
  return text.trim() === '' ? (message.snippet ?? '') : text;
}
