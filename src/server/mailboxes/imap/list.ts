import type { FetchMessageObject } from 'imapflow';
import type { MessageList, MessageSummary } from '#domain/mailbox.ts';
import { parseMail } from '#reading/message/parse-mail.ts';
import { isBulk } from '../bulk-headers.ts';
import { addressHeader, textHeader } from '../header-values.ts';
import { BEGINNING_LENGTH, MailboxError, snippetOfText } from '../mailbox.ts';
import { type HeaderValues, headerValues } from './header-lines.ts';
import type { OpenFolder } from './imap-connections.ts';
import { messageIdOf } from './message-ids.ts';
import { type SearchTerm, searchTerms } from './search-terms.ts';

/** The bytes of a message's header and of its content that are fetched for the list. */
const HEADER_BYTES = 30_000;
const CONTENT_BYTES = 8_000;
/**
 * The most messages that one search looks through. Its answer is one line with the ids of all that it found, and the
 * library reads no line of more than 1 MB.
 */
const SEARCH_STEP = 50_000;

const summaryQuery = {
  uid: true,
  flags: true,
  internalDate: true,
  bodyParts: [
    { key: 'HEADER', maxLength: HEADER_BYTES },
    { key: 'TEXT', maxLength: CONTENT_BYTES },
  ],
};

type Range = { range: string; isUid: boolean; hasOlder: boolean };

/** The place of older messages: '1712345678.42'. */
function uidOfPlace(before: string, { folder }: OpenFolder): number {
  const [, uidValidity, uid] = /^(\d{1,20})\.(\d{1,10})$/.exec(before) ?? [];
  if (uidValidity !== String(folder.uidValidity)) throw new MailboxError('unknown-place');
  return Number(uid);
}

/** The newest of these messages. `uids` is sorted. */
function newest(uids: readonly number[], count: number): Range | undefined {
  const found = uids.slice(-count);
  if (found.length === 0) return undefined;
  return { range: found.join(','), isUid: true, hasOlder: uids.length > found.length };
}

/** The sorted ids of the messages in a range that contain all terms. */
async function searchRange(
  { client }: OpenFolder,
  range: { seq: string; uid?: string },
  terms: readonly SearchTerm[],
): Promise<number[]> {
  const queries =
    terms.length === 0 ? [range] : terms.map(({ field, value }) => ({ ...range, [field]: value }));
  let found: number[] | undefined;
  for (const query of queries) {
    if (found?.length === 0) break;
    const uids = await client.search(query, { uid: true });
    if (!uids) throw new MailboxError('unavailable');
    const all = new Set(uids);
    found = found ? found.filter((uid) => all.has(uid)) : uids;
  }
  return (found ?? []).toSorted((a, b) => a - b);
}

type Search = { terms: readonly SearchTerm[]; maxResults: number; beforeUid?: number };

/** The newest messages, before a place if it is given, that contain all terms. */
async function findMatches(open: OpenFolder, { terms, maxResults, beforeUid }: Search) {
  if (beforeUid !== undefined && beforeUid <= 1) return undefined;
  const limit = beforeUid === undefined ? {} : { uid: `1:${beforeUid - 1}` };
  let found: number[] = [];
  for (let end = open.folder.exists; end >= 1 && found.length <= maxResults; end -= SEARCH_STEP) {
    const seq = `${Math.max(1, end - SEARCH_STEP + 1)}:${end}`;
    found = [...(await searchRange(open, { seq, ...limit }, terms)), ...found];
  }
  return newest(found, maxResults);
}

/**
 * The messages before a place, or the newest ones. Messages are counted by their numbers in the folder, which is as
 * fast in a large folder as in a small one.
 */
async function findRange(open: OpenFolder, maxResults: number, before?: string): Promise<Range | undefined> {
  const { client, folder } = open;
  let end = folder.exists;
  if (before !== undefined) {
    const uid = uidOfPlace(before, open);
    const place = await client.fetchOne(String(uid), { uid: true }, { uid: true });
    // If the message is gone, the others are counted.
    if (!place) return findMatches(open, { terms: [], maxResults, beforeUid: uid });
    end = place.seq - 1;
  }
  if (end < 1) return undefined;
  const start = Math.max(1, end - maxResults + 1);
  return { range: `${start}:${end}`, isUid: false, hasOlder: start > 1 };
}

/** Fetches messages, and no more than were asked for: a server may send any number. */
async function fetchBounded(
  { client }: OpenFolder,
  range: string,
  query: Parameters<typeof client.fetch>[1],
  { isUid, maxResults }: { isUid: boolean; maxResults: number },
): Promise<FetchMessageObject[]> {
  const found: FetchMessageObject[] = [];
  for await (const message of client.fetch(range, query, { uid: isUid })) {
    if (found.length >= maxResults) {
      // Without this, the library waits until the server has sent all of them.
      client.close();
      throw new MailboxError('unavailable');
    }
    found.push(message);
  }
  return found;
}

/**
 * The beginning of a message's text, as people read it. It is parsed from the beginning of the message's content, so
 * that no message can make the list long: the structure of a message can have any size. '' if it cannot be parsed.
 */
async function readBeginning(headers: HeaderValues, content: Buffer): Promise<string> {
  const head = ['Content-Type', 'Content-Transfer-Encoding']
    .map((name) => `${name}: ${headers.first(name) ?? ''}\r\n`)
    .filter((line) => !line.endsWith(': \r\n'))
    .join('');
  try {
    const { text } = await parseMail(Buffer.concat([Buffer.from(`${head}\r\n`), content]));
    return text.replace(/\r\n?/g, '\n').trim().slice(0, BEGINNING_LENGTH).toWellFormed();
  } catch {
    return '';
  }
}

/** The ISO 8601 text of the time when a message came, else of its own date. */
function isoDate(internalDate: Date | string | undefined, header: string | undefined): string | undefined {
  const dates = [new Date(internalDate ?? Number.NaN), new Date(header ?? Number.NaN)];
  return dates.find((date) => !Number.isNaN(date.getTime()))?.toISOString();
}

async function summarize({ folder }: OpenFolder, message: FetchMessageObject): Promise<MessageSummary> {
  const { uid, flags = new Set(), internalDate } = message;
  const headers = headerValues(message.headers);
  const id = messageIdOf({ folder: folder.path, uidValidity: folder.uidValidity, uid });
  const from = addressHeader(headers.last('From'));
  const to = addressHeader(headers.first('To'));
  const subject = textHeader(headers.first('Subject'));
  const date = isoDate(internalDate, headers.first('Date'));
  const bulk = isBulk(headers.first);
  const beginning = await readBeginning(headers, message.bodyParts?.get('text') ?? Buffer.alloc(0));
  return {
    id,
    threadId: id,
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(subject ? { subject } : {}),
    ...(date ? { date } : {}),
    ...(beginning ? { snippet: snippetOfText(beginning) } : {}),
    // A message to many people wants no answer.
    ...(beginning && !bulk ? { beginning } : {}),
    unread: !flags.has('\\Seen'),
    answered: flags.has('\\Answered'),
    bulk,
  };
}

/** The summaries of messages, newest first. */
export async function summarizeAll(
  open: OpenFolder,
  { range, isUid }: Pick<Range, 'range' | 'isUid'>,
  maxResults: number,
): Promise<{ summaries: MessageSummary[]; lowestUid: number | undefined }> {
  const fetched = await fetchBounded(open, range, summaryQuery, { isUid, maxResults });
  const messages = fetched.toSorted((a, b) => b.uid - a.uid);
  const summaries: MessageSummary[] = [];
  for (const message of messages) summaries.push(await summarize(open, message));
  return { summaries, lowestUid: messages.at(-1)?.uid };
}

/** Messages of the open folder, newest first: all, or those that contain words. */
export async function listMessages(
  open: OpenFolder,
  { maxResults, before, words }: { maxResults: number; before?: string; words?: string },
): Promise<MessageList> {
  const terms = words === undefined ? undefined : searchTerms(words);
  // Quotation marks alone ask for nothing.
  if (terms?.length === 0) return { messages: [] };
  const found = terms
    ? await findMatches(open, {
        terms,
        maxResults,
        ...(before === undefined ? {} : { beforeUid: uidOfPlace(before, open) }),
      })
    : await findRange(open, maxResults, before);
  if (!found) return { messages: [] };
  const { summaries, lowestUid } = await summarizeAll(open, found, maxResults);
  const hasNext = found.hasOlder && lowestUid !== undefined;
  return {
    messages: summaries,
    ...(hasNext ? { next: `${open.folder.uidValidity}.${lowestUid}` } : {}),
  };
}
