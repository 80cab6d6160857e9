import type { MailboxKind } from '#domain/mailbox-kinds.ts';
import type { ConnectOutcome } from '#domain/paths.ts';
import { readSession } from '../../accounts/sessions.ts';
import { describeError } from '../../log.ts';
import { ProblemError } from '../../problems.ts';
import { type ConnectionContext, readConnections, saveConnection } from '../connections.ts';
import type { ConsentCallback } from '../mailbox.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { ConsentClient, GrantedTokens } from './consent-client.ts';
import { type PendingConnection, takePendingConnection } from './pending-connections.ts';

type ConnectingContext = ConnectionContext & {
  kind: MailboxKind;
  client: ConsentClient;
  tokens: AccessTokens;
  /** The address that the provider redirects to. */
  redirectUri: () => string;
};

/**
 * Whether the callback comes from the browser or the session that started the connection, and that session still
 * exists.
 */
async function isSamePerson(
  { database }: ConnectingContext,
  pending: PendingConnection,
  { browserTokens, sessionId }: ConsentCallback,
): Promise<boolean> {
  const isSession = sessionId === pending.sessionId;
  if (!isSession && !browserTokens.some((token) => pending.isBrowser(token))) return false;
  const session = await readSession({ ctx: { database }, account: pending });
  return session !== undefined && Date.parse(session.expiresAt) > Date.now();
}

/**
 * Revokes a grant that is not kept. A failure is logged. Does nothing if the same mailbox may be connected to the
 * account: a provider may have only one grant of a mailbox for this client, as Google does, so the connected one would
 * lose its access, too.
 */
async function revokeGrant(
  ctx: ConnectingContext,
  { accountId }: PendingConnection,
  { access, refreshToken }: GrantedTokens,
): Promise<void> {
  const { kind, client, log } = ctx;
  const all = await readConnections(ctx, accountId).catch(() => undefined);
  // If they cannot be read, the same mailbox may be among them.
  if (!all) return;
  const connected = all.filter((other) => other.kind === kind);
  if (connected.length > 0) {
    const granted = await client.addressOf(access.token).catch(() => null);
    const mayBeSame = ({ address }: { address: string | null }) =>
      granted === null || address === null || address === granted;
    if (connected.some(mayBeSame)) return;
  }
  await client.revoke(refreshToken ?? access.token).catch((error) => {
    log.warn(
      { kind, error: describeError(error) },
      'A grant could not be revoked at the provider of a mailbox',
    );
  });
}

/** Saves the grant as a mailbox of the account, if it includes a refresh token and the required scopes. */
async function saveGrant(
  ctx: ConnectingContext,
  pending: PendingConnection,
  granted: GrantedTokens,
): Promise<ConnectOutcome> {
  const { kind, client, log } = ctx;
  const { accountId } = pending;
  const { access, refreshToken, scopes = client.scopes } = granted;
  if (!refreshToken || !client.requiredScopes.every((scope) => scopes.includes(scope))) {
    await revokeGrant(ctx, pending, granted);
    return refreshToken ? 'incomplete' : 'failed';
  }
  const address = await client.addressOf(access.token).catch((error) => {
    log.warn(
      { kind, error: describeError(error) },
      'A mailbox was connected, but its provider did not give its address',
    );
    return null;
  });
  const created = { accountId, kind, address, credential: refreshToken } as const;
  const connected = await saveConnection(ctx, { ...created, scope: scopes.join(' ') });
  ctx.tokens.keep(connected, access);
  return 'connected';
}

/**
 * Finishes a connection: compares the provider's callback with what was stored at the start, exchanges the code and
 * saves the grant. Every failure is returned as an outcome, except that it rejects if the database does not answer.
 */
export async function finishConnecting(
  ctx: ConnectingContext,
  callback: ConsentCallback,
): Promise<ConnectOutcome> {
  const { state, code, error } = callback;
  const pending = state ? await takePendingConnection(ctx, state) : undefined;
  if (!pending || !(await isSamePerson(ctx, pending, callback))) return 'expired';
  if (error === 'access_denied') return 'denied';
  const { verifier } = pending;
  if (!code || error !== undefined || verifier === undefined) return 'failed';
  const granted = await ctx.client
    .exchange({ code, verifier, redirectUri: ctx.redirectUri() })
    .catch((cause) => {
      ctx.log.warn(
        { kind: ctx.kind, error: describeError(cause) },
        'The provider of a mailbox did not exchange a code',
      );
    });
  if (!granted) return 'failed';
  try {
    // The person may have signed out, or deleted the account, before the code was exchanged.
    if (!(await isSamePerson(ctx, pending, callback))) {
      await revokeGrant(ctx, pending, granted);
      return 'expired';
    }
    return await saveGrant(ctx, pending, granted);
  } catch (error) {
    await revokeGrant(ctx, pending, granted);
    if (error instanceof ProblemError && error.code === 'too_many_mailboxes') return 'full';
    throw error;
  }
}
