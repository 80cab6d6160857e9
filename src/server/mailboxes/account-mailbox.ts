import type { MailboxKind } from '#domain/mailbox.ts';
import { mailboxFieldMessages } from '#domain/messages.ts';
import type { Account } from '../accounts/identify-account.ts';
import { ProblemError } from '../problems.ts';
import { deleteConnection, readConnection, saveConnection } from './connections.ts';
import {
  type ConnectedMailbox,
  type ConnectStart,
  type Mailbox,
  MailboxError,
  type MailboxFailure,
} from './mailbox.ts';
import type { MailboxContext } from './mailboxes.ts';

/** The problem codes for a mailbox's failures. Sending a reply has other codes, too (send-reply.ts). */
const problemCodes = {
  'access-revoked': 'mailbox_not_connected',
  'not-found': 'message_not_found',
  busy: 'too_many_requests',
  refused: 'mailbox_failed',
  unavailable: 'mailbox_failed',
  unknown: 'send_unknown',
} as const satisfies Record<MailboxFailure, string>;

/** Whether a call took too long: AbortSignal.timeout aborts with this error. */
const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** The problem for a mailbox's failure or timeout. Any other error is returned unchanged. */
export function toMailboxProblem(error: unknown): unknown {
  if (isTimeout(error)) return new ProblemError('mailbox_failed', { cause: error });
  if (!(error instanceof MailboxError)) return error;
  const { retryAfterSeconds } = error;
  return new ProblemError(problemCodes[error.failure], {
    cause: error,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/**
 * Connects an account's mailbox at once, or returns the page where its owner must consent first. Throws
 * `mailbox_not_configured` for a kind that this installation does not offer, `mailbox_failed`, `unavailable`.
 */
export async function connectMailbox({
  ctx,
  account,
  kind,
}: {
  ctx: MailboxContext;
  account: Account;
  kind: MailboxKind;
}): Promise<{ connected: ConnectedMailbox } | { consent: Extract<ConnectStart, { kind: 'needs-consent' }> }> {
  const provider = ctx.mailboxes.offered.includes(kind) ? ctx.mailboxes.providers[kind] : undefined;
  if (!provider) {
    const isSample = kind === 'sample';
    throw new ProblemError(
      'mailbox_not_configured',
      isSample ? { detail: mailboxFieldMessages.sampleNotOffered } : {},
    );
  }
  const started = await provider.start(account).catch((error) => {
    throw toMailboxProblem(error);
  });
  if (started.kind === 'needs-consent') return { consent: started };
  const { address, credential } = started;
  return { connected: await saveConnection(ctx, { accountId: account.id, kind, address, credential }) };
}

/**
 * Runs `work` with the account's mailbox. If the mailbox answers that the access was revoked, the connection is
 * deleted. Throws `mailbox_not_connected`, `unavailable`, and the problems of `toMailboxProblem`.
 */
export async function withMailbox<Result>(
  ctx: MailboxContext,
  accountId: string,
  work: (mailbox: Mailbox) => Promise<Result>,
): Promise<Result> {
  const connected = await readConnection(ctx, accountId);
  const provider = connected && ctx.mailboxes.providers[connected.kind];
  if (!provider) throw new ProblemError('mailbox_not_connected');
  try {
    return await work(provider.open(connected));
  } catch (error) {
    const isRevoked = error instanceof MailboxError && error.failure === 'access-revoked';
    if (isRevoked) await deleteConnection(ctx, connected);
    throw toMailboxProblem(error);
  }
}

/**
 * Disconnects an account's mailbox: first deletes the connection, then revokes the access. If the credential cannot be
 * opened any more, only the connection is deleted. Throws `unavailable`.
 */
export async function disconnectMailbox({
  ctx,
  accountId,
}: {
  ctx: MailboxContext;
  accountId: string;
}): Promise<void> {
  const connected = await readConnection(ctx, accountId);
  await deleteConnection(ctx, connected ?? { accountId });
  if (!connected) return;
  await ctx.mailboxes.providers[connected.kind]?.open(connected).disconnect();
}
