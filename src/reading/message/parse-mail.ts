import PostalMime, { type Address, type Email } from 'postal-mime';
import { oneLine } from '#domain/text.ts';
import { parseHeaderDate } from '../header/header-date.ts';
import { formatPerson, parsePerson } from '../header/people.ts';
import type { MailMessage, Person } from '../reading.ts';
import { decodeLegacy, repairMojibake } from './charset-guess.ts';
import { hideFlowed, joinFlowed } from './flowed-text.ts';
import { htmlToText } from './html-text.ts';

const parserOptions = {
  // A message beyond these limits is refused.
  maxNestingDepth: 100,
  maxHeadersSize: 1024 * 1024,
  // Attached messages stay attachments, because the sender did not write their text.
  forceRfc822Attachments: true,
} as const;

/** A message that could not be parsed. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

function toPeople(addresses: readonly Address[] | undefined): Person[] {
  return (addresses ?? []).flatMap((entry): Person[] => {
    const people = entry.group ?? [entry];
    return people.flatMap(({ name, address }) => {
      const person: Person = {};
      if (name.trim() !== '') person.name = name.trim();
      if (address.trim() !== '') person.address = address.trim();
      return person.name === undefined && person.address === undefined ? [] : [person];
    });
  });
}

/** The sender. Of several From headers the last well-formed one, because most programs show that one. */
function senderOf(email: Email): Person | undefined {
  const lines = email.headerLines.filter(({ key }) => key === 'from').map(({ line }) => line);
  const lastWellFormed = lines.findLast((line) => /^from:/i.test(line));
  return lines.length > 1 && lastWellFormed !== undefined
    ? parsePerson(lastWellFormed.slice(5))
    : toPeople(email.from ? [email.from] : [])[0];
}

/** The Date header with the offset of the sender, else the date from the parser. */
function dateOf(email: Email): string | undefined {
  const raw = email.headers.find((header) => header.key === 'date')?.value;
  const fromHeader = raw === undefined ? undefined : parseHeaderDate(raw);
  if (fromHeader?.includes('T')) return fromHeader;
  return email.date !== undefined && !Number.isNaN(Date.parse(email.date)) ? email.date : fromHeader;
}

function ownText(email: Email): string {
  if (email.text !== undefined && email.text.trim() !== '') return repairMojibake(email.text);
  return email.html ? repairMojibake(htmlToText(email.html)) : '';
}

/**
 * The text part, else the HTML part as text. For a message that contains only another message: that message as a
 * forwarded mail, except in a report about a failed delivery.
 */
async function textOf(email: Email): Promise<string> {
  const own = ownText(email);
  const isReport = email.headers.some(
    ({ key, value }) => key === 'content-type' && /multipart\/report/i.test(value),
  );
  if (own !== '' || isReport) return own;
  const attached = email.attachments.find(({ mimeType }) => mimeType === 'message/rfc822');
  if (!(attached?.content instanceof ArrayBuffer)) return '';
  const inner = await PostalMime.parse(attached.content, parserOptions);
  const text = ownText(inner);
  return text === '' ? '' : `---------- Forwarded message ---------\n${mailAsText(toMessage(inner, text))}`;
}

/** Whether an attachment counts as a file. An attached message that is shown inside the mail does not. */
function isFile(attachment: Email['attachments'][number]): boolean {
  return attachment.mimeType !== 'message/rfc822' || attachment.disposition === 'attachment';
}

/** The ids of a thread. A mail without References may name the mail before it in In-Reply-To. */
function threadIdsOf({ references, inReplyTo, messageId }: Email): string[] {
  const ids = `${references || inReplyTo || ''} ${messageId ?? ''}`.match(/<[\x21-\x3b=\x3f-\x7e]{1,250}>/g);
  return [...new Set(ids ?? [])];
}

function toMessage(email: Email, text: string): MailMessage {
  const from = senderOf(email);
  const [replyTo] = toPeople(email.replyTo);
  const date = dateOf(email);
  const threadIds = threadIdsOf(email);
  return {
    ...(from ? { from } : {}),
    ...(replyTo ? { replyTo } : {}),
    to: toPeople(email.to),
    ...(email.subject ? { subject: email.subject } : {}),
    ...(date ? { date } : {}),
    text,
    hasHtml: email.html !== undefined && email.html !== '',
    attachments: email.attachments.filter(isFile).length,
    ...(threadIds.length > 0 ? { threadIds } : {}),
  };
}

/** The bytes without a byte order mark, which would hide the first header. */
function withoutMark(raw: Uint8Array): Uint8Array {
  const hasMark = raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf;
  return hasMark ? raw.subarray(3) : raw;
}

/**
 * Parses a MIME message. Run it in a worker with a deadline: some real mails keep the parser busy for a long time or
 * overflow its stack. Throws MailError if the message cannot be parsed.
 */
export async function parseMail(raw: Uint8Array): Promise<MailMessage> {
  const source = hideFlowed(withoutMark(raw));
  try {
    const email = await PostalMime.parse(source.bytes, parserOptions);
    const text = await textOf(email);
    return toMessage(email, source.found ? joinFlowed(text) : text);
  } catch (error) {
    throw new MailError('The message could not be parsed.', { cause: error });
  }
}

/** Header fields that only mail programs write, in addition to those that begin with 'x-'. */
const technicalFields = new Set([
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'message-id',
  'received',
  'return-path',
  'delivered-to',
  'dkim-signature',
]);

/**
 * Whether bytes look like a MIME message: the header at their start has a technical field, or From and one more basic
 * field. A text that begins with 'Subject:' only is not a message.
 */
export function looksLikeMail(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 16_384))
    .replace(/^(?:\xef\xbb\xbf)?\s*(?:From [^\n]*\n)?/, '');
  const head = start.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const names = [...head.matchAll(/^([A-Za-z][A-Za-z0-9-]{1,60})[ \t]*:/gm)].map((match) =>
    (match[1] ?? '').toLowerCase(),
  );
  if (names.length === 0 || !/^[A-Za-z][A-Za-z0-9-]{1,60}[ \t]*:/.test(start)) return false;
  const technical = names.some((name) => name.startsWith('x-') || technicalFields.has(name));
  const basic = ['from', 'to', 'subject', 'date'].filter((name) => names.includes(name)).length;
  return technical || (basic >= 2 && names.includes('from'));
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An ISO date in the format of a mail header: 'Tue, 14 May 2024 11:00:00 +0200'. */
function headerDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(
    iso,
  );
  if (!match) return iso;
  const [, year = '', month = '', day = '', clock, zone] = match;
  const weekday = days[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()];
  const offset = zone === undefined ? '' : zone === 'Z' ? ' +0000' : ` ${zone.replace(':', '')}`;
  return `${weekday}, ${Number(day)} ${months[Number(month) - 1]} ${year}${clock ? ` ${clock}${offset}` : ''}`;
}

/**
 * A parsed message as text, for the text box when a file is opened: the decoded headers From, To, Date and Subject, an
 * empty line, then the body (docs/product.md, 7.3). A missing header gets no line.
 */
export function mailAsText(message: MailMessage): string {
  const headers = [
    ['From', message.from ? formatPerson(message.from) : ''],
    ['To', message.to.map(formatPerson).join(', ')],
    ['Date', message.date ? headerDate(message.date) : ''],
    ['Subject', message.subject ?? ''],
  ];
  const lines = headers
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${oneLine(value ?? '')}`);
  return `${lines.join('\n')}\n\n${message.text.replace(/\r\n?/g, '\n').trim()}`.trim();
}

/** The first bytes of file types that are never text, even if the file name says so. */
const signatures: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** The share of control characters in the first 4 kB. Tabs, line ends, form feed and escape do not count. */
function controlShare(bytes: Uint8Array): number {
  const sample = bytes.subarray(0, 4096);
  let controls = 0;
  for (const byte of sample) if (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b) controls++;
  return sample.length === 0 ? 0 : controls / sample.length;
}

/** Detects UTF-16 without a byte order mark: most bytes at every second position are zero. */
function detectUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 1024);
  if (sample.length < 8) return undefined;
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) if (byte === 0) index % 2 === 0 ? even++ : odd++;
  const half = sample.length / 2;
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.05) return 'utf-16be';
  return undefined;
}

/**
 * The text of a file: UTF-8, UTF-16 (byte order mark or zero bytes), ISO-2022-JP (escape sequences), else the legacy
 * charset that fits best. Undefined if the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  if (signatures.some((start) => startsWith(bytes, start))) return undefined;
  const utf16 = detectUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  if (bytes.includes(0) || controlShare(bytes) > 0.02) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ISO-2022-JP announces itself by ESC sequences
    return /\x1b[$(][@BJI]/.test(text) ? new TextDecoder('iso-2022-jp').decode(bytes) : text;
  } catch {
    return decodeLegacy(bytes);
  }
}
