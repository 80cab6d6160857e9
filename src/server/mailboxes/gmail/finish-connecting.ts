import type { MailboxOutcome } from '#domain/paths.ts';
import { readSession } from '../../accounts/sessions.ts';
import { describeError } from '../../log.ts';
import { type Authorization, type AuthorizationContext, takeAuthorization } from '../authorizations.ts';
import { type ConnectionContext, readConnection, saveConnection } from '../connections.ts';
import type { ConnectedMailbox, ProviderAnswer } from '../mailbox.ts';
import type { AccessTokens } from './access-tokens.ts';
import { type GoogleClient, type GoogleTokens, SCOPES } from './google-client.ts';

export type ConnectingContext = AuthorizationContext &
  ConnectionContext & {
    google: GoogleClient;
    tokens: AccessTokens;
    /** The address that Google redirects to. */
    redirectUri: () => string;
  };

/** Whether the session that started still exists, and the same browser or session comes back. */
async function isSamePerson(
  { database }: ConnectingContext,
  authorization: Authorization,
  { browserTokens, sessionId }: ProviderAnswer,
): Promise<boolean> {
  const isSession = sessionId === authorization.sessionId;
  if (!isSession && !browserTokens.some((token) => authorization.isBrowser(token))) return false;
  const session = await readSession({ ctx: { database }, account: authorization });
  return session !== undefined && Date.parse(session.expiresAt) > Date.now();
}

/**
 * Revokes a grant that is not kept; best effort. Does nothing while the account has a Gmail: Google has only one grant
 * of a mailbox for this client, so the existing connection would end, too.
 */
async function revokeGrant(
  ctx: ConnectingContext,
  { accountId }: Authorization,
  { access, refreshToken }: GoogleTokens,
): Promise<void> {
  const { google, log } = ctx;
  const existing = await readConnection(ctx, accountId).catch(() => undefined);
  if (existing?.kind === 'gmail') return;
  await google.revoke(refreshToken ?? access.token).catch((error) => {
    log.warn({ error: describeError(error) }, 'A grant could not be revoked at Google');
  });
}

/**
 * Revokes the grant of the mailbox that was connected before. Never for the same mailbox: its grant is also that of the
 * new connection.
 */
async function revokeEarlierGrant(
  { tokens }: ConnectingContext,
  earlier: ConnectedMailbox | undefined,
  { address }: ConnectedMailbox,
): Promise<void> {
  if (earlier?.kind !== 'gmail' || earlier.address === null || address === null) return;
  if (earlier.address !== address) await tokens.of(earlier).revoke();
}

/** Saves the grant as the account's mailbox, after checking that it includes everything that is needed. */
async function saveGrant(
  ctx: ConnectingContext,
  authorization: Authorization,
  granted: GoogleTokens,
): Promise<MailboxOutcome> {
  const { accountId } = authorization;
  const { access, refreshToken, scopes = SCOPES } = granted;
  if (!refreshToken || !SCOPES.every((scope) => scopes.includes(scope))) {
    await revokeGrant(ctx, authorization, granted);
    return refreshToken ? 'incomplete' : 'failed';
  }
  const earlier = await readConnection(ctx, accountId);
  const address = await ctx.google.addressOf(access.token).catch((error) => {
    ctx.log.warn(
      { error: describeError(error) },
      'A mailbox was connected, but Google did not give its address',
    );
    return null;
  });
  const made = { accountId, kind: 'gmail', address, credential: refreshToken } as const;
  const connected = await saveConnection(ctx, made);
  ctx.tokens.keep(connected, access);
  await revokeEarlierGrant(ctx, earlier, connected);
  return 'connected';
}

/**
 * Finishes a connection: compares Google's answer with what was stored at the start, exchanges the code and saves the
 * grant. Rejects if the database does not answer; every other failure is an outcome.
 */
export async function finishConnecting(
  ctx: ConnectingContext,
  answer: ProviderAnswer,
): Promise<MailboxOutcome> {
  const { state, code, error } = answer;
  const authorization = state ? await takeAuthorization(ctx, state) : undefined;
  if (!authorization || !(await isSamePerson(ctx, authorization, answer))) return 'expired';
  if (error === 'access_denied') return 'denied';
  const { verifier } = authorization;
  if (!code || error !== undefined || verifier === undefined) return 'failed';
  const granted = await ctx.google
    .exchange({ code, verifier, redirectUri: ctx.redirectUri() })
    .catch((cause) => {
      ctx.log.warn({ error: describeError(cause) }, 'Google did not exchange a code');
    });
  if (!granted) return 'failed';
  try {
    // The person may have signed out, or deleted the account, while Google was asked.
    if (!(await isSamePerson(ctx, authorization, answer))) {
      await revokeGrant(ctx, authorization, granted);
      return 'expired';
    }
    return await saveGrant(ctx, authorization, granted);
  } catch (error) {
    await revokeGrant(ctx, authorization, granted);
    throw error;
  }
}
