import type { ConnectRequest } from '#domain/mailbox-connection.ts';
import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { mailboxKindDetails } from '#domain/mailbox-kinds.ts';
import type { Account } from '../accounts/identify-account.ts';
import { ProblemError } from '../problems.ts';
import { deleteConnection, readConnections, saveConnection } from './connections.ts';
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
  'unknown-place': 'validation',
  busy: 'too_many_requests',
  full: 'mailbox_full',
  refused: 'mailbox_failed',
  'sending-refused': 'send_failed',
  unavailable: 'mailbox_failed',
  unknown: 'send_unknown',
} as const satisfies Record<MailboxFailure, string>;

/** Whether a call took too long: AbortSignal.timeout aborts with this error. */
const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** The problem for a mailbox's failure or timeout. Any other error is returned unchanged. */
export function toMailboxProblem(error: unknown): unknown {
  if (isTimeout(error)) return toMailboxProblem(new MailboxError('unavailable', { cause: error }));
  if (!(error instanceof MailboxError)) return error;
  const { failure, retryAfterSeconds } = error;
  return new ProblemError(problemCodes[failure], {
    cause: error,
    ...(failure === 'unknown-place' ? { detail: mailboxFieldMessages.placeUnknown, field: 'before' } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/**
 * Connects a mailbox of the account at once, or returns the page where its owner must consent first. Throws
 * `mailbox_not_configured` for a kind that this installation does not offer, `mailbox_refused`, `mailbox_unreachable`,
 * `mailbox_failed`, `too_many_mailboxes`, `unavailable`.
 */
export async function connectMailbox({
  ctx,
  account,
  request,
}: {
  ctx: MailboxContext;
  account: Account;
  request: ConnectRequest;
}): Promise<'connected' | Extract<ConnectStart, { kind: 'needs-consent' }>> {
  const { kind } = request;
  const provider = ctx.mailboxes.offered.includes(kind) ? ctx.mailboxes.providers[kind] : undefined;
  if (!provider) {
    const { name, notOffered = mailboxFieldMessages.notOffered(name) } = mailboxKindDetails(kind);
    throw new ProblemError('mailbox_not_configured', { detail: notOffered });
  }
  const signIn = 'password' in request ? { signIn: request } : {};
  const started = await provider.start({ account, ...signIn }).catch((error) => {
    throw toMailboxProblem(error);
  });
  if (started.kind === 'needs-consent') return started;
  const { address, credential, scope } = started;
  await saveConnection(ctx, { accountId: account.id, kind, address, credential, scope });
  return 'connected';
}

/** A method that only some mailboxes have. Throws `mailbox_unable` if it is missing. */
export function requireMethod<Method>(method: Method | undefined): Method {
  if (method === undefined) throw new ProblemError('mailbox_unable');
  return method;
}

/** A connected mailbox of an account. `id`: undefined is the one that was shown last. */
type MailboxRef = { accountId: string; id: string | undefined };

async function findMailbox(
  ctx: MailboxContext,
  { accountId, id }: MailboxRef,
): Promise<ConnectedMailbox | undefined> {
  const all = await readConnections(ctx, accountId);
  const known = all.filter(({ kind }) => ctx.mailboxes.providers[kind] !== undefined);
  if (id === undefined || known.length === 0) return known[0];
  const found = known.find((connected) => connected.id === id);
  if (!found) throw new ProblemError('mailbox_not_found');
  return found;
}

/**
 * Runs `work` with a mailbox of the account. If the mailbox answers that the access was revoked, the connection is
 * deleted; if the account has another one, that is `mailbox_not_found`. Throws `mailbox_not_connected` if the account
 * has none now, `mailbox_not_found`, `unavailable`, and the problems of `toMailboxProblem`.
 */
export async function withMailbox<Result>(
  ctx: MailboxContext,
  ref: MailboxRef,
  work: (mailbox: Mailbox, connected: ConnectedMailbox) => Promise<Result>,
): Promise<Result> {
  const connected = await findMailbox(ctx, ref);
  const provider = connected && ctx.mailboxes.providers[connected.kind];
  if (!provider) throw new ProblemError('mailbox_not_connected');
  try {
    return await work(provider.open(connected), connected);
  } catch (error) {
    const isRevoked = error instanceof MailboxError && error.failure === 'access-revoked';
    if (!isRevoked) throw toMailboxProblem(error);
    await deleteConnection(ctx, connected);
    // With another mailbox, the page shows that one.
    const other = await findMailbox(ctx, { accountId: ref.accountId, id: undefined });
    throw new ProblemError(other ? 'mailbox_not_found' : 'mailbox_not_connected', {
      detail: mailboxFieldMessages.accessEnded(connected.address),
      cause: error,
    });
  }
}

/**
 * Disconnects a mailbox of an account: first deletes the connection, then revokes the access. If the credential cannot
 * be opened any more, only the connection is deleted. Throws `mailbox_not_found`, `unavailable`.
 */
export async function disconnectMailbox({
  ctx,
  ref,
}: {
  ctx: MailboxContext;
  ref: MailboxRef;
}): Promise<void> {
  const connected = await findMailbox(ctx, ref);
  await deleteConnection(ctx, connected ?? { accountId: ref.accountId });
  if (!connected) return;
  await ctx.mailboxes.providers[connected.kind]?.open(connected).disconnect();
}
