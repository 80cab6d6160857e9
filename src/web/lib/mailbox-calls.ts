import { MESSAGES_LISTED } from '#domain/limits.ts';
import type { Connection, Message, MessageSummary, SendRequest, SendResult } from '#domain/mailbox.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from './api.ts';

/**
 * Milliseconds that sending may take. Longer than the server waits for the mailbox, so that the server can report the
 * outcome.
 */
const SEND_MS = 35_000;

/** Whether a mailbox is connected, and which. Throws `ApiProblem`, like all calls here, or the signal's reason. */
export async function fetchConnection(signal: AbortSignal): Promise<Connection> {
  return (await callApi<Connection>('GET', apiPaths.gmail, undefined, { signal })).value;
}

/** The newest messages of the inbox, newest first. */
export async function fetchMessages(signal: AbortSignal): Promise<MessageSummary[]> {
  const path = `${apiPaths.gmailMessages}?maxResults=${MESSAGES_LISTED}`;
  const { value } = await callApi<{ messages?: MessageSummary[] }>('GET', path, undefined, { signal });
  return value.messages ?? [];
}

/** One message of the inbox; undefined if the answer contains none. */
export async function fetchMessage(id: string, signal: AbortSignal): Promise<Message | undefined> {
  const path = `${apiPaths.gmailMessages}/${encodeURIComponent(id)}`;
  return (await callApi<{ message?: Message }>('GET', path, undefined, { signal })).value.message;
}

/** Sends a reply. The same key sends it only once, however often it is tried. Another text needs another key. */
export async function sendReply(reply: SendRequest, key: string): Promise<SendResult> {
  const options = { headers: { 'idempotency-key': key }, deadlineMs: SEND_MS };
  return (await callApi<SendResult>('POST', apiPaths.gmailSend, reply, options)).value;
}
