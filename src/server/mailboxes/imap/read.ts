import type { FetchMessageObject, MessageStructureObject } from 'imapflow';
import type { MailFiles } from '../../mail-files/mail-files.ts';
import { ProblemError } from '../../problems.ts';
import { addressHeader, textHeader } from '../header-values.ts';
import { MAX_TEXT, MailboxError, type ReceivedMessage, snippetOfText } from '../mailbox.ts';
import { usableRecipients } from '../recipients.ts';
import { headerValues } from './header-lines.ts';
import type { OpenFolder } from './imap-connections.ts';
import { messageIdOf, messagePlaceOf } from './message-ids.ts';
import { MAX_PART_BYTES } from './sign-in.ts';
import { filesOf, isText, type Leaf, leavesOf } from './text-parts.ts';

/** The bytes of a message that are read if its parts give no text. */
const MAX_SOURCE_BYTES = 200_000;
/** The most texts of a message that are fetched. */
const MAX_PARTS = 20;

/** Headers that say what a message is made of. The texts are read with them. */
const mimeHeaders = ['Content-Type', 'Content-Transfer-Encoding', 'Content-Disposition'];
const shownHeaders = ['From', 'Reply-To', 'To', 'Cc', 'Mail-Followup-To', 'Subject', 'Date'];

/** Fetches one message of the open folder. Throws `not-found` if it is not there, or not under this number any more. */
export async function fetchMessage(
  { client, folder }: OpenFolder,
  id: string,
  query: Parameters<typeof client.fetchOne>[1],
): Promise<FetchMessageObject> {
  const place = messagePlaceOf(id);
  if (place.uidValidity !== folder.uidValidity) throw new MailboxError('not-found');
  const message = await client.fetchOne(String(place.uid), query, { uid: true });
  if (!message || message.uid !== place.uid) throw new MailboxError('not-found');
  // A server may answer so for a message that was deleted after the folder was opened.
  const isGone = query.headers !== undefined && !message.headers;
  if (isGone) throw new MailboxError('not-found');
  return message;
}

/** The parts whose text is read: those of the message itself, else the message that it contains. */
function partsToRead(leaves: readonly Leaf[]): Leaf[] {
  const texts = leaves.filter(isText);
  const wanted = texts.length > 0 ? texts : leaves.filter(({ node }) => node.type === 'message/rfc822');
  return wanted.slice(0, MAX_PARTS);
}

/**
 * Writes a message anew with only the parts that are read. So it can be parsed as any other message, although its files
 * were not fetched.
 */
function withoutFiles(
  head: Buffer,
  structure: MessageStructureObject | undefined,
  parts: ReadonlyMap<string, Buffer>,
  wanted: readonly Leaf[],
): Buffer {
  const bodyOf = ({ key }: Leaf) => parts.get(key.toLowerCase()) ?? Buffer.alloc(0);
  if (!structure?.childNodes || structure.type === 'message/rfc822') {
    return Buffer.concat([head, ...wanted.map(bodyOf)]);
  }
  let multiparts = 0;
  const render = (node: MessageStructureObject): Buffer[] => {
    if (!node.childNodes || node.type === 'message/rfc822') {
      const leaf = wanted.find((each) => each.node === node);
      if (!leaf) return [];
      const mime = parts.get(`${leaf.key}.mime`.toLowerCase()) ?? Buffer.from('\r\n');
      return [mime, bodyOf(leaf)];
    }
    const boundary = `multipart-${multiparts}`;
    multiparts += 1;
    const inner = node.childNodes.map(render).filter((each) => each.length > 0);
    if (inner.length === 0) return [];
    return [
      Buffer.from(`Content-Type: ${node.type}; boundary="${boundary}"\r\n\r\n`),
      ...inner.flatMap((each) => [Buffer.from(`\r\n--${boundary}\r\n`), ...each]),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ];
  };
  return Buffer.concat(render(structure));
}

/** Fetches the texts of a message, together at most `MAX_PART_BYTES`, and the message as it is parsed. */
async function fetchReadable(open: OpenFolder, id: string, message: FetchMessageObject): Promise<Buffer> {
  const { bodyStructure } = message;
  const wanted = partsToRead(leavesOf(bodyStructure));
  const maxLength = Math.floor(MAX_PART_BYTES / Math.max(1, wanted.length));
  const bodyParts = wanted.flatMap(({ key }) => [{ key, maxLength }, `${key}.MIME`]);
  const query = { uid: true, headers: mimeHeaders, ...(bodyParts.length > 0 ? { bodyParts } : {}) };
  const { headers = Buffer.alloc(0), bodyParts: parts = new Map() } = await fetchMessage(open, id, query);
  return withoutFiles(headers, bodyStructure, parts, wanted);
}

/** The problems of a message that cannot be read. Its headers are still shown. */
const unreadable = new Set<string>(['validation', 'mail_too_slow']);

/** The text of a message, as a file with it would be read. '' if it cannot be read. */
async function textOf(mailFiles: MailFiles, accountId: string, raw: Buffer): Promise<string> {
  try {
    const message = Buffer.concat([Buffer.from('MIME-Version: 1.0\r\nSubject: none\r\n'), raw]);
    const read = await mailFiles.read(accountId, async () => new Uint8Array(message));
    // The first empty line ends the headers.
    const end = read.indexOf('\n\n');
    return end < 0 ? '' : read.slice(end + 2);
  } catch (error) {
    const isUnreadable = error instanceof ProblemError && unreadable.has(error.code);
    if (isUnreadable) return '';
    throw error;
  }
}

/**
 * The text of a message. If its parts give none, for example because their boundaries are broken, the beginning of the
 * whole message is read.
 */
async function fetchText(
  open: OpenFolder,
  message: FetchMessageObject,
  reader: { id: string; mailFiles: MailFiles; accountId: string },
): Promise<string> {
  const { id, mailFiles, accountId } = reader;
  const text = await textOf(mailFiles, accountId, await fetchReadable(open, id, message));
  if (text !== '') return text;
  const { source } = await fetchMessage(open, id, { uid: true, source: { maxLength: MAX_SOURCE_BYTES } });
  return textOf(mailFiles, accountId, source ?? Buffer.alloc(0));
}

/** Reads a message of the open folder: its headers, its text and the names of its files. Nothing marks it as read. */
export async function readMessage(
  open: OpenFolder,
  id: string,
  { mailFiles, accountId }: { mailFiles: MailFiles; accountId: string },
): Promise<ReceivedMessage> {
  const query = { uid: true, headers: shownHeaders };
  // The library drops a message whose structure is nested too deep.
  const message = await fetchMessage(open, id, { ...query, bodyStructure: true }).catch((error) => {
    if (error instanceof MailboxError && error.failure === 'not-found') return fetchMessage(open, id, query);
    throw error;
  });
  const headers = headerValues(message.headers);
  const text = await fetchText(open, message, { id, mailFiles, accountId });
  const shown = {
    from: addressHeader(headers.last('From')),
    replyTo: usableRecipients(headers.first('Reply-To')),
    to: addressHeader(headers.first('To')),
    cc: addressHeader(headers.first('Cc')),
    followupTo: usableRecipients(headers.first('Mail-Followup-To')),
    subject: textHeader(headers.first('Subject')),
    date: textHeader(headers.first('Date')),
  };
  const { folder } = open;
  const ownId = messageIdOf({ folder: folder.path, uidValidity: folder.uidValidity, uid: message.uid });
  return {
    id: ownId,
    threadId: ownId,
    snippet: snippetOfText(text),
    ...Object.fromEntries(Object.entries(shown).filter(([, value]) => value)),
    text: text.slice(0, MAX_TEXT).toWellFormed(),
    attachments: filesOf(leavesOf(message.bodyStructure)),
  };
}
