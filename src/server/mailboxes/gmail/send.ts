import type { SendResult } from '#domain/mailbox.ts';
import { gmailHeader } from '#reading/message/gmail-message.ts';
import { type AnsweredHeaders, composeReply } from '../compose-reply.ts';
import { MailboxError, type OutgoingReply } from '../mailbox.ts';
import type { GmailCalls } from './gmail-calls.ts';
import { GoogleFailure } from './google-failure.ts';
import { listIds } from './list.ts';
import { idFormat } from './message.ts';

/** The longest times to find the answered message, and to send the reply, in milliseconds. */
const SEARCH_MS = 12_000;
const SEND_MS = 15_000;
/** The latest message of a conversation is searched among this many messages of the inbox. */
const MAX_SEARCHED = 50;

type Answered = { headers: AnsweredHeaders; threadId: string | undefined };

/** The answered message, if it still exists; for a conversation, its latest message in the inbox. */
async function findAnswered(
  calls: GmailCalls,
  { answeredId, threadId }: OutgoingReply,
  signal: AbortSignal,
): Promise<Answered> {
  const findLatest = async () => {
    if (!threadId) return undefined;
    const { ids } = await listIds(calls, { maxResults: MAX_SEARCHED, signal });
    return ids.find((listed) => listed.threadId === threadId)?.id;
  };
  const id = answeredId !== undefined && idFormat.test(answeredId) ? answeredId : await findLatest();
  if (!id || !idFormat.test(id)) return { headers: {}, threadId };
  const metadataHeaders = ['Message-ID', 'References'];
  const message = await calls.withRetry(
    (users, options) =>
      users.messages.get({ userId: 'me', id, format: 'metadata', metadataHeaders }, options),
    signal,
  );
  const messageIdHeader = gmailHeader(message, 'message-id');
  const referencesHeader = gmailHeader(message, 'references');
  return {
    headers: {
      ...(messageIdHeader ? { messageIdHeader } : {}),
      ...(referencesHeader ? { referencesHeader } : {}),
    },
    threadId: threadId ?? message.threadId ?? undefined,
  };
}

/** Finds the answered message. If it does not exist any more, the reply is connected only to its conversation. */
async function findAnsweredIfExists(
  calls: GmailCalls,
  reply: OutgoingReply,
  signal: AbortSignal,
): Promise<Answered> {
  try {
    return await findAnswered(calls, reply, signal);
  } catch (error) {
    if (error instanceof MailboxError && error.failure === 'not-found') {
      return { headers: {}, threadId: reply.threadId };
    }
    // If the search took too long, nothing was sent.
    throw error instanceof MailboxError ? error : new MailboxError('unavailable', { cause: error });
  }
}

/** The reply as a mail of its conversation, in the form that Gmail takes. */
async function composeMessage(
  calls: GmailCalls,
  reply: OutgoingReply,
  signal: AbortSignal,
): Promise<{ raw: string; threadId?: string }> {
  const { headers, threadId } = await findAnsweredIfExists(calls, reply, signal);
  const raw = (await composeReply(reply, headers)).toString('base64url');
  return { raw, ...(threadId ? { threadId } : {}) };
}

/** Sends a reply through Gmail, once, in its conversation. */
export async function sendMessage(calls: GmailCalls, reply: OutgoingReply): Promise<SendResult> {
  const requestBody = await composeMessage(calls, reply, AbortSignal.timeout(SEARCH_MS));
  const sent = await calls.withoutRetry(
    (users, options) => users.messages.send({ userId: 'me', requestBody }, options),
    AbortSignal.timeout(SEND_MS),
  );
  const { id } = sent;
  if (typeof id !== 'string' || !idFormat.test(id)) {
    throw new MailboxError('unknown', { cause: new GoogleFailure({ status: 200, code: 'malformed' }) });
  }
  const conversation = sent.threadId ?? '';
  return { id, threadId: idFormat.test(conversation) ? conversation : (requestBody.threadId ?? id) };
}

/**
 * The error of a draft that Gmail refused. A person can allow everything but drafts, so a missing permission does not
 * mean that the access was revoked.
 */
function toDraftError(error: unknown): unknown {
  if (!(error instanceof MailboxError)) return error;
  const { failure, cause } = error;
  const isForbidden = failure === 'access-revoked' && cause instanceof GoogleFailure && cause.status === 403;
  return isForbidden ? new MailboxError('refused', { cause }) : error;
}

/** Saves a reply among the drafts of Gmail, in its conversation. */
export async function saveDraft(
  calls: GmailCalls,
  reply: OutgoingReply,
  { signal }: { signal: AbortSignal },
): Promise<{ id: string }> {
  const message = await composeMessage(calls, reply, signal);
  const { id } = await calls
    .withRetry(
      (users, options) => users.drafts.create({ userId: 'me', requestBody: { message } }, options),
      signal,
    )
    .catch((error) => {
      throw toDraftError(error);
    });
  if (!id)
    throw new MailboxError('unavailable', { cause: new GoogleFailure({ status: 200, code: 'malformed' }) });
  return { id };
}
