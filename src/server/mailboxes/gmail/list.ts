import type { MessageList, MessageSummary } from '#domain/mailbox.ts';
import { type GmailMessage, gmailHeader } from '#reading/message/gmail-message.ts';
import { decodeEntities } from '#reading/message/html-entities.ts';
import { addressHeader, textHeader } from '../header-values.ts';
import { type ListOptions, MailboxError } from '../mailbox.ts';
import type { GmailCalls } from './gmail-calls.ts';

/** How many messages one list reads at the same time: Google limits calls per second. */
const CONCURRENCY = 6;
const MAX_SNIPPET = 300;

/** Gmail's one-line preview of a message, with its entities decoded. */
export function snippetOf({ snippet }: GmailMessage): string {
  return decodeEntities((snippet ?? '').slice(0, 2 * MAX_SNIPPET))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_SNIPPET)
    .toWellFormed()
    .trim();
}

/** The ISO 8601 text of Gmail's date, which is a number of milliseconds as text; undefined if it is not a date. */
function isoDate(internalDate: string | null | undefined): string | undefined {
  const date = new Date(Number(internalDate ?? Number.NaN));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The ids of a message and of its conversation. */
type MessageIds = { id: string; threadId: string | undefined };

/** The summary of a message for the list. */
async function summarize(
  calls: GmailCalls,
  listed: MessageIds,
  signal: AbortSignal,
): Promise<MessageSummary> {
  const { id } = listed;
  const metadataHeaders = ['From', 'Subject', 'Date'];
  const message = await calls.withRetry(
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

async function trySummarize(calls: GmailCalls, listed: MessageIds, signal: AbortSignal): Promise<Summarized> {
  try {
    return await summarize(calls, listed, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof MailboxError)) return new MailboxError('unavailable', { cause: error });
    if (error.failure === 'access-revoked') throw error;
    return error.failure === 'not-found' ? 'deleted' : error;
  }
}

/** Runs `work` for each item, `CONCURRENCY` at a time. The results have the items' order. */
async function mapConcurrently<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, items.length) }, worker));
  return results;
}

/** The ids of messages of the inbox, newest first, and Google's token for the older ones. */
export async function listIds(
  calls: GmailCalls,
  { maxResults, before, signal }: ListOptions,
): Promise<{ ids: MessageIds[]; next: string | undefined }> {
  const page = before === undefined ? {} : { pageToken: before };
  const response = await calls.withRetry(
    (messages, options) => messages.list({ userId: 'me', labelIds: ['INBOX'], maxResults, ...page }, options),
    signal,
  );
  const listed = (response.messages ?? []).slice(0, maxResults);
  const ids = listed.flatMap(({ id, threadId }) =>
    typeof id === 'string' ? [{ id, threadId: threadId ?? undefined }] : [],
  );
  return { ids, next: response.nextPageToken ?? undefined };
}

/** Changes 'not-found' of the list to 'unavailable', because 'not-found' means that a message was deleted. */
function toListError(error: unknown): unknown {
  const isNotFound = error instanceof MailboxError && error.failure === 'not-found';
  return isNotFound ? new MailboxError('unavailable', { cause: error.cause }) : error;
}

/**
 * Messages of the inbox. A message that was deleted meanwhile is left out. A message that Google does not
 * return has only its ids. If Google returns none of them, the list fails.
 */
export async function listMessages(calls: GmailCalls, options: ListOptions): Promise<MessageList> {
  const { signal } = options;
  const { ids, next } = await listIds(calls, options).catch((error) => {
    throw toListError(error);
  });
  const results = await mapConcurrently(ids, (listed) => trySummarize(calls, listed, signal));
  const errors = results.filter((result) => result instanceof MailboxError);
  const [firstError] = errors;
  if (firstError && errors.length === results.length) throw firstError;
  const messages = results.flatMap((result, index): MessageSummary[] => {
    if (result === 'deleted') return [];
    if (!(result instanceof MailboxError)) return [result];
    const { id = '', threadId } = ids[index] ?? {};
    return [{ id, ...(threadId ? { threadId } : {}) }];
  });
  return { messages, ...(next === undefined ? {} : { next }) };
}
