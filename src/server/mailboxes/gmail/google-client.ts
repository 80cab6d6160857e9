import type { gaxios, OAuth2Client } from 'google-auth-library';
import { z } from 'zod';
import type { ConsentClient, GrantedTokens } from '../consent/consent-client.ts';
import { MailboxError } from '../mailbox.ts';
import type { GoogleEnv } from '../mailbox-env.ts';
import { GoogleFailure, toGoogleFailure } from './google-failure.ts';

/** To read mails and to send them. */
const requiredScopes = [
  'https://www.googleapis.com/auth/gmail.readonly',
  'https://www.googleapis.com/auth/gmail.send',
] as const;

/** The scope to save drafts. A mailbox can be used without it. */
export const DRAFT_SCOPE = 'https://www.googleapis.com/auth/gmail.compose';

const scopes: readonly string[] = [...requiredScopes, DRAFT_SCOPE];

/** The longest time for one call to Google, including its response, in milliseconds. */
export const CALL_MS = 10_000;

/** The longest time for Google to revoke a grant, or to return a mailbox's address, in milliseconds. */
const SIDE_CALL_MS = 5_000;

/** How long an access token is valid if Google's response has no time for it, in seconds. */
const DEFAULT_VALID_SECONDS = 3_600;

const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
  expiry_date: z.number().nullish(),
  scope: z.string().nullish(),
});

function toTokens(response: unknown): GrantedTokens {
  const parsed = tokensSchema.safeParse(response);
  if (!parsed.success) throw new GoogleFailure({ status: 200, code: 'malformed' });
  const { access_token, refresh_token, expiry_date, scope } = parsed.data;
  return {
    access: { token: access_token, expiresAt: expiry_date ?? Date.now() + DEFAULT_VALID_SECONDS * 1_000 },
    refreshToken: refresh_token ?? undefined,
    scopes: scope?.split(' ').filter(Boolean),
  };
}

/**
 * The transport for the calls of Google's client. The client's own transport would repeat calls, so that a mail could
 * be sent twice. It would also follow redirects and use a proxy, so that a token could leak. This one does none of
 * that.
 */
async function openTransport(): Promise<gaxios.Gaxios> {
  const { Gaxios } = (await import('google-auth-library')).gaxios;
  const transport = new Gaxios({
    timeout: CALL_MS,
    fetchImplementation: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  transport.interceptors.request.add({
    async resolved({ retryConfig: _retryConfig, ...config }) {
      return { ...config, retry: false };
    },
  });
  return transport;
}

/** Runs a call with its own client: Google's client keeps data between calls, which must not reach another person. */
async function withClient<Result>(
  { clientId, clientSecret, consentUrl, tokenUrl, revokeUrl }: GoogleEnv,
  work: (client: OAuth2Client) => Promise<Result>,
): Promise<Result> {
  const { OAuth2Client } = await import('google-auth-library');
  const client = new OAuth2Client({
    clientId,
    clientSecret,
    endpoints: { oauth2AuthBaseUrl: consentUrl, oauth2TokenUrl: tokenUrl, oauth2RevokeUrl: revokeUrl },
    transporter: await openTransport(),
    // Otherwise an environment variable could make the client print tokens.
    useAuthRequestParameters: false,
  });
  try {
    return await work(client);
  } catch (error) {
    throw toGoogleFailure(error);
  }
}

async function refreshWith(client: OAuth2Client, refreshToken: string): Promise<GrantedTokens> {
  // The client's result always contains the old refresh token. Only this event shows a new one.
  let rotated: string | null | undefined;
  client.on('tokens', ({ refresh_token }) => {
    rotated = refresh_token;
  });
  client.setCredentials({ refresh_token: refreshToken });
  const { credentials } = await client.refreshAccessToken();
  return { ...toTokens(credentials), refreshToken: rotated ?? undefined };
}

/** Throws the mailbox error for Google's refusal of a refresh token. */
function throwRefreshError(cause: unknown): never {
  const isRevoked = cause instanceof GoogleFailure && cause.code === 'invalid_grant';
  throw new MailboxError(isRevoked ? 'access-revoked' : 'unavailable', { cause });
}

/**
 * Creates the calls, which use Google's own client. It is loaded with the first call. Except `refresh`, every method
 * throws `GoogleFailure`.
 */
export function createGoogleClient(env: GoogleEnv): ConsentClient {
  return {
    scopes,
    requiredScopes,
    startConsent: ({ state, redirectUri }) =>
      withClient(env, async (client) => {
        const { CodeChallengeMethod } = await import('google-auth-library');
        const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
        if (!codeChallenge) throw new GoogleFailure({ code: 'no-challenge' });
        const url = client.generateAuthUrl({
          state,
          redirect_uri: redirectUri,
          scope: [...scopes],
          // Without a new consent, Google gives no refresh token to a person who has consented before.
          access_type: 'offline',
          prompt: 'consent',
          code_challenge: codeChallenge,
          code_challenge_method: CodeChallengeMethod.S256,
        });
        return { url, verifier: codeVerifier };
      }),
    exchange: ({ code, verifier, redirectUri }) =>
      withClient(env, async (client) => {
        const options = { code, codeVerifier: verifier, redirect_uri: redirectUri };
        return toTokens((await client.getToken(options)).tokens);
      }),
    refresh: (refreshToken) =>
      withClient(env, (client) => refreshWith(client, refreshToken)).catch(throwRefreshError),
    revoke: (token) =>
      withClient(env, async ({ transporter }) => {
        // Google's client would put the token into the URL.
        const data = new URLSearchParams({ token });
        await transporter.request({ method: 'POST', url: env.revokeUrl, data, timeout: SIDE_CALL_MS });
      }),
    addressOf: (accessToken) =>
      withClient(env, async (client) => {
        client.setCredentials({ access_token: accessToken });
        const url = `${env.apiRoot}/gmail/v1/users/me/profile`;
        const { data } = await client.request({ url, timeout: SIDE_CALL_MS });
        const parsed = z.object({ emailAddress: z.email().max(320) }).safeParse(data);
        if (!parsed.success) throw new GoogleFailure({ status: 200, code: 'malformed' });
        return parsed.data.emailAddress;
      }),
  };
}
