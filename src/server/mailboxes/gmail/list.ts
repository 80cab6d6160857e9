import type { MessageSummary } from '#domain/mailbox.ts';
import { type GmailMessage, gmailHeader } from '#reading/message/gmail-message.ts';
import { decodeEntities } from '#reading/message/html-entities.ts';
import { MailboxError } from '../mailbox.ts';
import type { GmailCalls } from './gmail-calls.ts';
import { addressHeader, textHeader } from './header-values.ts';

/** Messages that are looked at by one list at once: Google counts calls by the second. */
const AT_ONCE = 6;
const SNIPPET_MOST = 300;

/** The line that Gmail shows of a message: its entities decoded. */
export function snippetOf({ snippet }: GmailMessage): string {
  return decodeEntities((snippet ?? '').slice(0, 2 * SNIPPET_MOST))
    .replace(/\s+/g, ' ')
    .slice(0, SNIPPET_MOST)
    .toWellFormed()
    .trim();
}

/** Milliseconds as text, as Gmail dates a message; undefined where they are no date. */
function isoDate(internalDate: string | null | undefined): string | undefined {
  const date = new Date(Number(internalDate ?? Number.NaN));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

type Listed = { id: string; threadId: string | undefined };

/** What the list tells of a message; only its ids where Google does not tell more of it. */
async function summarize(calls: GmailCalls, listed: Listed, signal: AbortSignal): Promise<MessageSummary> {
  const { id } = listed;
  const metadataHeaders = ['From', 'Subject', 'Date'];
  const message = await calls.read(
    (messages, options) => messages.get({ userId: 'me', id, format: 'metadata', metadataHeaders }, options),
    signal,
  );
  const threadId = message.threadId ?? listed.threadId;
  const found = {
    threadId,
    from: addressHeader(gmailHeader(message, 'from')),
    subject: textHeader(gmailHeader(message, 'subject')),
    snippet: snippetOf(message),
    date: isoDate(message.internalDate),
  };
  return { id, ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) };
}

type Summarized = MessageSummary | 'deleted' | MailboxError;

async function trySummarize(calls: GmailCalls, listed: Listed, signal: AbortSignal): Promise<Summarized> {
  try {
    return await summarize(calls, listed, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof MailboxError)) return new MailboxError('unavailable', { cause: error });
    if (error.failure === 'not-connected') throw error;
    return error.failure === 'not-found' ? 'deleted' : error;
  }
}

/** Does something with each item, a few at a time; the results in the items' order. */
async function mapFew<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  return results;
}

/** The ids of the inbox's newest messages, newest first. */
export async function listIds(calls: GmailCalls, maxResults: number, signal: AbortSignal): Promise<Listed[]> {
  const answer = await calls.read(
    (messages, options) => messages.list({ userId: 'me', labelIds: ['INBOX'], maxResults }, options),
    signal,
  );
  const listed = (answer.messages ?? []).slice(0, maxResults);
  return listed.flatMap(({ id, threadId }) =>
    typeof id === 'string' ? [{ id, threadId: threadId ?? undefined }] : [],
  );
}

/** An inbox that is not there is no message that is gone. */
function failureOfList(error: unknown): unknown {
  const isAbsent = error instanceof MailboxError && error.failure === 'not-found';
  return isAbsent ? new MailboxError('unavailable', { cause: error.cause }) : error;
}

/**
 * The newest messages of the inbox. One that was deleted meanwhile is left out; one that Google does not show has its
 * ids alone, unless it shows none of them: that is the list's failure.
 */
export async function listMessages(
  calls: GmailCalls,
  { maxResults, signal }: { maxResults: number; signal: AbortSignal },
): Promise<MessageSummary[]> {
  const ids = await listIds(calls, maxResults, signal).catch((error) => {
    throw failureOfList(error);
  });
  const found = await mapFew(ids, (listed) => trySummarize(calls, listed, signal));
  const failed = found.filter((each) => each instanceof MailboxError);
  const [first] = failed;
  if (first && failed.length === found.length) throw first;
  return found.flatMap((each, index): MessageSummary[] => {
    if (each === 'deleted') return [];
    if (!(each instanceof MailboxError)) return [each];
    const { id = '', threadId } = ids[index] ?? {};
    return [{ id, ...(threadId ? { threadId } : {}) }];
  });
}
