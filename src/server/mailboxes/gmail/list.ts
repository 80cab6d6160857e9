import type { MessageList, MessageSummary } from '#domain/mailbox.ts';
import { type ListOptions, MailboxError } from '../mailbox.ts';
import { folderParameters, hasFolder } from './folders.ts';
import type { GmailCalls } from './gmail-calls.ts';
import { GoogleFailure } from './google-failure.ts';
import { getMessage, summaryOf } from './message.ts';

/** How many messages one list reads at the same time: Google limits calls per second. */
const CONCURRENCY = 6;
/** The most bytes of a message in a list. Of a larger one, the list has no text. */
const MAX_LISTED_BYTES = 512 * 1024;

/** The ids of a message and of its conversation. */
type MessageIds = { id: string; threadId: string | undefined };

type Summarized = MessageSummary | 'deleted' | MailboxError;

async function trySummarize(calls: GmailCalls, listed: MessageIds, signal: AbortSignal): Promise<Summarized> {
  try {
    const { id } = listed;
    return summaryOf(await getMessage(calls, { id, signal, maxBytes: MAX_LISTED_BYTES }), listed);
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

/** `words`: what to search for, in Gmail's own form. */
type Search = ListOptions & { words?: string };

/** The ids of messages of a folder, newest first, and Google's token for the older ones. */
export async function listIds(
  calls: GmailCalls,
  { folder, words, maxResults, before, signal }: Search,
): Promise<{ ids: MessageIds[]; next: string | undefined }> {
  const parameters = {
    userId: 'me',
    maxResults,
    ...folderParameters(folder),
    ...(words === undefined ? {} : { q: words }),
    ...(before === undefined ? {} : { pageToken: before }),
  };
  const response = await calls.withRetry(
    (users, options) => users.messages.list(parameters, options),
    signal,
  );
  const listed = (response.messages ?? []).slice(0, maxResults);
  const ids = listed.flatMap(({ id, threadId }) =>
    typeof id === 'string' ? [{ id, threadId: threadId ?? undefined }] : [],
  );
  return { ids, next: response.nextPageToken ?? undefined };
}

/**
 * The error of a list: 'not-found' if its folder does not exist any more, 'unknown-place' if its place is the fault.
 * Google's refusal (400) does not say which. The inbox always exists: without it, Gmail itself has a fault.
 */
async function toListError(
  calls: GmailCalls,
  error: unknown,
  { folder, before, signal }: Search,
): Promise<unknown> {
  if (!(error instanceof MailboxError)) return error;
  const { failure, cause } = error;
  if (folder === undefined && failure === 'not-found') return new MailboxError('unavailable', { cause });
  const isUnknown = failure === 'refused' && cause instanceof GoogleFailure && cause.status === 400;
  if (!isUnknown) return error;
  if (folder !== undefined && !(await hasFolder(calls, folder, signal))) {
    return new MailboxError('not-found', { cause });
  }
  return before === undefined ? error : new MailboxError('unknown-place', { cause });
}

/**
 * Messages of a folder, or those that a search found. A message that was deleted meanwhile is left out. A message that
 * Google does not return has only its ids. If Google returns none of them, the list fails.
 */
export async function listMessages(calls: GmailCalls, options: Search): Promise<MessageList> {
  const { signal } = options;
  const { ids, next } = await listIds(calls, options).catch(async (error) => {
    throw await toListError(calls, error, options);
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

/** The words without quotation marks and brackets that are not in pairs: Gmail would not know where they end. */
function withoutHalfPairs(words: string): string {
  const count = (mark: string) => words.split(mark).length - 1;
  const half = [
    count('"') % 2 === 0 ? '' : '"',
    count('(') === count(')') ? '' : '()',
    count('{') === count('}') ? '' : '{}',
  ].join('');
  return [...words].filter((character) => !half.includes(character)).join('');
}

/**
 * Searches in a folder. The words keep Gmail's own form, which people know from its page: 'from:anna "two words"'.
 */
export async function searchMessages(
  calls: GmailCalls,
  options: ListOptions & { words: string },
): Promise<MessageList> {
  const words = withoutHalfPairs(options.words).trim();
  return words === '' ? { messages: [] } : listMessages(calls, { ...options, words });
}
