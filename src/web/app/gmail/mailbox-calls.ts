import { MESSAGES_LISTED } from '#domain/limits.ts';
import type { Folder, FolderList, Message, MessageList, MessageSummary } from '#domain/mailbox.ts';
import type { Connection } from '#domain/mailbox-connection.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { callApi } from '#web/lib/api.ts';
import type { ApiProblem } from '#web/lib/api-problem.ts';
import { storeToastForNextPage } from '#web/lib/waiting-toast.ts';

// Every call here throws `ApiProblem`, or the signal's reason. `mailbox`: the id of a connected mailbox.

/** Which messages to list. `folder`: a folder's id; without it, the inbox. `words`: the words of a search. */
export type ListQuery = { mailbox: string; folder?: string; words?: string };

/** A path with its parameters. */
export function withParameters(path: string, parameters: Record<string, string>): string {
  return `${path}?${new URLSearchParams(parameters)}`;
}

async function get<Result>(path: string, signal: AbortSignal): Promise<Result> {
  return (await callApi<Result>('GET', path, undefined, { signal })).value;
}

/** The connected mailboxes. */
export function fetchConnection(signal: AbortSignal): Promise<Connection> {
  return get<Connection>(apiPaths.gmail, signal);
}

/** The newest messages, or those that follow after the list whose `next` is `before`; newest first. */
export async function fetchMessages(
  { mailbox, folder, words }: ListQuery,
  before: string | undefined,
  signal: AbortSignal,
): Promise<MessageList> {
  const path = withParameters(apiPaths.gmailMessages, {
    maxResults: `${MESSAGES_LISTED}`,
    mailbox,
    ...(folder ? { folder } : {}),
    ...(words ? { q: words } : {}),
    ...(before ? { before } : {}),
  });
  const list = await get<Partial<MessageList>>(path, signal);
  return { ...list, messages: list.messages ?? [] };
}

/** The folders of a mailbox. */
export async function fetchFolders(mailbox: string, signal: AbortSignal): Promise<Folder[]> {
  const path = withParameters(apiPaths.gmailFolders, { mailbox });
  return (await get<Partial<FolderList>>(path, signal)).folders ?? [];
}

/** One message; undefined if the response contains none. */
export async function fetchMessage(
  mailbox: string,
  id: string,
  signal: AbortSignal,
): Promise<Message | undefined> {
  const path = withParameters(`${apiPaths.gmailMessages}/${encodeURIComponent(id)}`, { mailbox });
  return (await get<{ message?: Message }>(path, signal)).message;
}

/** The messages of a conversation, oldest first. */
export async function fetchThread(
  mailbox: string,
  threadId: string,
  signal: AbortSignal,
): Promise<MessageSummary[]> {
  const path = withParameters(`${apiPaths.gmailThreads}/${encodeURIComponent(threadId)}`, { mailbox });
  return (await get<Partial<MessageList>>(path, signal)).messages ?? [];
}

/**
 * Goes to the dashboard, where the person can connect a mailbox. A toast there says why: `reason`. 'Back' skips this
 * page.
 */
export function goToConnect(reason: string = problems.mailbox_not_connected.detail): void {
  storeToastForNextPage('error', reason);
  window.location.replace(pagePaths.dashboard);
}

/** Goes to the dashboard if no mailbox is connected any more. Returns whether the page is left. */
export function leavePageIfNeeded({ code, message }: ApiProblem): boolean {
  if (code === 'mailbox_not_connected') goToConnect(message);
  // When a session ends, useSignedInAccount goes to the sign-in page.
  return code === 'mailbox_not_connected' || code === 'unauthenticated';
}
