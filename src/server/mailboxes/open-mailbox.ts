import { ProblemError } from '../problems.ts';
import { deleteConnection, readConnection } from './connections.ts';
import type { MailboxContext } from './context.ts';
import { type Mailbox, MailboxError, type MailboxFailure } from './mailbox.ts';

/** The problem codes for a mailbox's failures. Sending has answers of its own (send-reply.ts). */
const codes = {
  'not-connected': 'mailbox_not_connected',
  'not-found': 'message_not_found',
  busy: 'too_many_requests',
  refused: 'mailbox_failed',
  unavailable: 'mailbox_failed',
  lost: 'send_unknown',
} as const satisfies Record<MailboxFailure, string>;

/** Whether a call took too long: AbortSignal.timeout aborts with this error. */
const isLate = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** The problem for a mailbox's failure; any other error is returned unchanged. */
export function toMailboxProblem(error: unknown): unknown {
  if (isLate(error)) return new ProblemError('mailbox_failed', { cause: error });
  if (!(error instanceof MailboxError)) return error;
  const { retryAfterSeconds } = error;
  return new ProblemError(codes[error.failure], {
    cause: error,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/**
 * Runs `work` with the account's mailbox. If the access turns out to be gone, the connection is deleted. Throws
 * `mailbox_not_connected`, `unavailable`, and the problems of `toMailboxProblem`.
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
    const isGone = error instanceof MailboxError && error.failure === 'not-connected';
    if (isGone) await deleteConnection(ctx, connected);
    throw toMailboxProblem(error);
  }
}
