import type { MessageSummary } from '#domain/mailbox.ts';
import { MailboxError } from '../mailbox.ts';
import type { GmailCalls } from './gmail-calls.ts';
import { idFormat, summaryHeaders, summaryOf } from './message.ts';

/** The most messages of a conversation that are listed: the newest ones. */
const MAX_MESSAGES = 50;

/** Drafts are not part of a conversation yet, and deleted messages are not any more. */
const leftOut = ['DRAFT', 'TRASH'];

/**
 * The messages of a conversation, oldest first, as Gmail returns them. A message is answered if a message that was sent
 * from this mailbox follows it.
 */
export async function readThread(
  calls: GmailCalls,
  { threadId, signal }: { threadId: string; signal: AbortSignal },
): Promise<MessageSummary[]> {
  if (!idFormat.test(threadId)) throw new MailboxError('not-found');
  const { messages = [] } = await calls.withRetry(
    (users, options) =>
      users.threads.get(
        { userId: 'me', id: threadId, format: 'metadata', metadataHeaders: summaryHeaders },
        options,
      ),
    signal,
  );
  const isShown = ({ labelIds }: { labelIds?: string[] | null }) =>
    !leftOut.some((label) => labelIds?.includes(label));
  const shown = messages.filter(isShown).slice(-MAX_MESSAGES);
  const lastSent = shown.findLastIndex(({ labelIds }) => labelIds?.includes('SENT'));
  return shown.flatMap((message, index) => {
    const { id } = message;
    if (!id) return [];
    const isReceived = !message.labelIds?.includes('SENT');
    return [
      { ...summaryOf(message, { id, threadId }), ...(isReceived ? { answered: index < lastSent } : {}) },
    ];
  });
}
