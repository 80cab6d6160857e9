import type { OAuth2Client } from 'google-auth-library';
import { z } from 'zod';
import type { GoogleEnv } from '../mailbox-env.ts';
import { GoogleFailure, toGoogleFailure } from './google-failure.ts';
import { openTransport } from './google-transport.ts';

/** All that is asked for: reading mails and sending them. */
export const SCOPES = [
  'https://www.googleapis.com/auth/gmail.readonly',
  'https://www.googleapis.com/auth/gmail.send',
] as const;

/** Longest that Google may take to take a grant back, or to name a mailbox's address, in milliseconds. */
const SIDE_CALL_MS = 5_000;

/** Where Google does not tell how long an access token holds: its usual hour, in seconds. */
const USUAL_SECONDS = 3_600;

/** An access token with the moment of its end, in milliseconds. */
export type AccessToken = { token: string; expiresAt: number };

/** What Google gave for a code, or for a refresh token. `scopes`: undefined means as asked (RFC 6749, 5.1). */
export type GoogleTokens = {
  access: AccessToken;
  refreshToken: string | undefined;
  scopes: string[] | undefined;
};

const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
  expiry_date: z.number().nullish(),
  scope: z.string().nullish(),
});

function toTokens(answer: unknown): GoogleTokens {
  const parsed = tokensSchema.safeParse(answer);
  if (!parsed.success) throw new GoogleFailure({ status: 200, code: 'malformed' });
  const { access_token, refresh_token, expiry_date, scope } = parsed.data;
  return {
    access: { token: access_token, expiresAt: expiry_date ?? Date.now() + USUAL_SECONDS * 1_000 },
    refreshToken: refresh_token ?? undefined,
    scopes: scope?.split(' ').filter(Boolean),
  };
}

/** Google as the installation's client sees it. Every method but `consentUrl` throws `GoogleFailure`. */
export type GoogleClient = {
  /** Where the mailbox's owner is asked; and the verifier that the code will be exchanged with. */
  ask(given: { state: string; redirectUri: string }): Promise<{ url: string; verifier: string }>;
  exchange(given: { code: string; verifier: string; redirectUri: string }): Promise<GoogleTokens>;
  refresh(refreshToken: string): Promise<GoogleTokens>;
  /** Takes a grant back. */
  revoke(token: string): Promise<void>;
  /** The address of the mailbox that a token opens. */
  addressOf(accessToken: string): Promise<string>;
};

/** Does a call with a client of its own: what Google's client keeps between calls is never another person's. */
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
    // Else a variable of the environment would have it print tokens.
    useAuthRequestParameters: false,
  });
  try {
    return await work(client);
  } catch (error) {
    throw toGoogleFailure(error);
  }
}

async function refreshWith(client: OAuth2Client, refreshToken: string): Promise<GoogleTokens> {
  // The client puts the old refresh token in the place of a new one: that is only told here.
  let rotated: string | null | undefined;
  client.on('tokens', ({ refresh_token }) => {
    rotated = refresh_token;
  });
  client.setCredentials({ refresh_token: refreshToken });
  const { credentials } = await client.refreshAccessToken();
  return { ...toTokens(credentials), refreshToken: rotated ?? undefined };
}

/** Google's own client, for an installation's credentials. Loaded with the first call. */
export function createGoogleClient(env: GoogleEnv): GoogleClient {
  return {
    ask: ({ state, redirectUri }) =>
      withClient(env, async (client) => {
        const { CodeChallengeMethod } = await import('google-auth-library');
        const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
        if (!codeChallenge) throw new GoogleFailure({ code: 'no-challenge' });
        const url = client.generateAuthUrl({
          state,
          redirect_uri: redirectUri,
          scope: [...SCOPES],
          // Without a consent that is asked anew, Google gives no refresh token to somebody who gave one before.
          access_type: 'offline',
          prompt: 'consent',
          code_challenge: codeChallenge,
          code_challenge_method: CodeChallengeMethod.S256,
        });
        return { url, verifier: codeVerifier };
      }),
    exchange: ({ code, verifier, redirectUri }) =>
      withClient(env, async (client) => {
        const given = { code, codeVerifier: verifier, redirect_uri: redirectUri };
        return toTokens((await client.getToken(given)).tokens);
      }),
    refresh: (refreshToken) => withClient(env, (client) => refreshWith(client, refreshToken)),
    revoke: (token) =>
      withClient(env, async ({ transporter }) => {
        // Google's client would put the token into the address.
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
