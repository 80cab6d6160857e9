import type { MailboxKind } from '#domain/mailbox.ts';
import { mailboxFieldMessages } from '#domain/messages.ts';
import type { Account } from '../accounts/identify-account.ts';
import { ProblemError } from '../problems.ts';
import { saveConnection } from './connections.ts';
import type { MailboxContext } from './context.ts';
import type { Beginning, ConnectedMailbox } from './mailbox.ts';
import { toMailboxProblem } from './open-mailbox.ts';

/**
 * Connects an account's mailbox, or returns the page where its owner has to be asked. Throws `mailbox_not_configured`
 * for a kind that is not offered here, `mailbox_failed`, `unavailable`.
 */
export async function connectMailbox({
  ctx,
  account,
  kind,
}: {
  ctx: MailboxContext;
  account: Account;
  kind: MailboxKind;
}): Promise<{ connected: ConnectedMailbox } | { asked: Extract<Beginning, { kind: 'asked' }> }> {
  const provider = ctx.mailboxes.offered.includes(kind) ? ctx.mailboxes.providers[kind] : undefined;
  if (!provider) {
    const isSample = kind === 'sample';
    throw new ProblemError(
      'mailbox_not_configured',
      isSample ? { detail: mailboxFieldMessages.sampleNotOffered } : {},
    );
  }
  const begun = await provider.begin(account).catch((error) => {
    throw toMailboxProblem(error);
  });
  if (begun.kind === 'asked') return { asked: begun };
  const { address, credential } = begun;
  return { connected: await saveConnection(ctx, { accountId: account.id, kind, address, credential }) };
}
