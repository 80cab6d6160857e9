import type { MailboxOutcome } from '#domain/mailbox-outcome.ts';
import { readSession } from '../../accounts/read-session.ts';
import { describeError } from '../../log.ts';
import type { AuthorizationContext } from '../authorizations.ts';
import { type Authorization, takeAuthorization } from '../authorizations.ts';
import { type ConnectionContext, readConnection, saveConnection } from '../connections.ts';
import type { ConnectedMailbox, ProviderAnswer } from '../mailbox.ts';
import type { AccessTokens } from './access-tokens.ts';
import { type GoogleClient, type GoogleTokens, SCOPES } from './google-client.ts';

export type ConnectingContext = AuthorizationContext &
  ConnectionContext & {
    google: GoogleClient;
    tokens: AccessTokens;
    /** Where Google leads back to. */
    redirectUri: () => string;
  };

/** Whether the session that began is still there, and whoever comes back is who began. */
async function isWhoBegan(
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
 * Gives back what was just granted and is not kept; best effort. Not while the account has a Gmail: Google knows one
 * grant of a mailbox for this client, and the connection that stands would end with it.
 */
async function giveBack(
  ctx: ConnectingContext,
  { accountId }: Authorization,
  { access, refreshToken }: GoogleTokens,
): Promise<void> {
  const { google, log } = ctx;
  const standing = await readConnection(ctx, accountId).catch(() => undefined);
  if (standing?.kind === 'gmail') return;
  await google.revoke(refreshToken ?? access.token).catch((error) => {
    log.warn({ error: describeError(error) }, 'A grant could not be given back to Google');
  });
}

/** Gives back the grant of the mailbox that was connected before: never that of the same one, which is the new one's. */
async function giveUpEarlier(
  { tokens }: ConnectingContext,
  earlier: ConnectedMailbox | undefined,
  { address }: ConnectedMailbox,
): Promise<void> {
  if (earlier?.kind !== 'gmail' || earlier.address === null || address === null) return;
  if (earlier.address !== address) await tokens.of(earlier).revoke();
}

/** Keeps what was granted as the account's mailbox, once it is known to be enough. */
async function keepGrant(
  ctx: ConnectingContext,
  authorization: Authorization,
  granted: GoogleTokens,
): Promise<MailboxOutcome> {
  const { accountId } = authorization;
  const { access, refreshToken, scopes = SCOPES } = granted;
  if (!refreshToken || !SCOPES.every((scope) => scopes.includes(scope))) {
    await giveBack(ctx, authorization, granted);
    return refreshToken ? 'incomplete' : 'failed';
  }
  const earlier = await readConnection(ctx, accountId);
  const address = await ctx.google.addressOf(access.token).catch((error) => {
    ctx.log.warn({ error: describeError(error) }, 'A mailbox was connected that did not tell its address');
    return null;
  });
  const made = { accountId, kind: 'gmail', address, credential: refreshToken } as const;
  const connected = await saveConnection(ctx, made);
  ctx.tokens.keep(connected, access);
  await giveUpEarlier(ctx, earlier, connected);
  return 'connected';
}

/**
 * Ends a connecting that was begun: Google's answer is held against what was kept of it, the code is exchanged and
 * the grant kept. Rejects where the database does not answer; whatever else fails is an outcome.
 */
export async function finishConnecting(
  ctx: ConnectingContext,
  answer: ProviderAnswer,
): Promise<MailboxOutcome> {
  const { state, code, error } = answer;
  const authorization = state ? await takeAuthorization(ctx, state) : undefined;
  if (!authorization || !(await isWhoBegan(ctx, authorization, answer))) return 'expired';
  if (error === 'access_denied') return 'denied';
  const { verifier } = authorization;
  if (!code || error !== undefined || verifier === undefined) return 'failed';
  const granted = await ctx.google
    .exchange({ code, verifier, redirectUri: ctx.redirectUri() })
    .catch((cause) => {
      ctx.log.warn({ error: describeError(cause) }, 'A code was not exchanged by Google');
    });
  if (!granted) return 'failed';
  try {
    // Signed out, or the account deleted, while Google was asked.
    if (!(await isWhoBegan(ctx, authorization, answer))) {
      await giveBack(ctx, authorization, granted);
      return 'expired';
    }
    return await keepGrant(ctx, authorization, granted);
  } catch (error) {
    await giveBack(ctx, authorization, granted);
    throw error;
  }
}
