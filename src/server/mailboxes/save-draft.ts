import { replySubject } from '#reading/header/subject.ts';
import type { Ledger } from '../quotas/ledger.ts';
import { requireMethod, withMailbox } from './account-mailbox.ts';
import type { OutgoingReply } from './mailbox.ts';
import { limitMailboxCall } from './mailbox-rates.ts';
import type { MailboxContext } from './mailboxes.ts';
import { parseRecipients } from './recipients.ts';

/** How long a mailbox may take to save a draft, in milliseconds. */
const SAVE_MS = 20_000;

/**
 * Saves a reply among the drafts of a mailbox. A draft that is saved twice is there twice: nothing is sent. Throws
 * `validation`, `mailbox_unable`, `mailbox_not_connected`, `mailbox_not_found`, `too_many_requests`, `mailbox_failed`,
 * `unavailable`.
 */
export async function saveDraft({
  ctx,
  accountId,
  mailboxId,
  input,
}: {
  ctx: MailboxContext & { ledger: Pick<Ledger, 'count'> };
  accountId: string;
  /** Undefined: the mailbox that was shown last. */
  mailboxId: string | undefined;
  input: OutgoingReply;
}): Promise<{ id: string }> {
  parseRecipients(input);
  const reply = { ...input, subject: replySubject(input.subject) };
  await limitMailboxCall(ctx, 'send', accountId);
  return withMailbox(ctx, { accountId, id: mailboxId }, async (mailbox) => {
    return requireMethod(mailbox.saveDraft)(reply, { signal: AbortSignal.timeout(SAVE_MS) });
  });
}
