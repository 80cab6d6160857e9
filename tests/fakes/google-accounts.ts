import { createHash, randomBytes } from 'node:crypto';
import { apiRefusal, type GoogleAnswer, oauthRefusal } from './google-faults.ts';

/** Settings that a test may change at any time. */
export type GoogleSettings = {
  /** The mailbox that the next grant is for. */
  address: string;
  /** 'ask': a page with buttons asks the person. 'allow' and 'deny': the person answers at once. */
  consent: 'ask' | 'allow' | 'deny';
  /** Scopes that are granted; undefined: all that were asked for. */
  granted: string[] | undefined;
  /** Seconds that an access token lasts. */
  tokenSeconds: number;
  /** What the answers of /token leave out. `rotating` adds a new refresh token to each refresh. */
  withoutScope: boolean;
  withoutRefreshToken: boolean;
  rotating: boolean;
};

/** What a person granted. `refreshToken` is empty if none was given. */
export type Grant = {
  address: string;
  scopes: string[];
  refreshToken: string;
  accessTokens: { token: string; expiresAt: number }[];
  isRevoked: boolean;
};

type Asked = {
  redirectUri: string;
  scopes: string[];
  state: string | undefined;
  challenge: string;
  isOffline: boolean;
};

export const googleClient = {
  id: '1234567890-fake.apps.googleusercontent.com',
  secret: 'GOCSPX-fake-client-secret',
} as const;

const random = (prefix: string) => prefix + randomBytes(32).toString('base64url');

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function consentPage(address: string, id: string, scopes: string[]): string {
  const list = scopes.map((scope) => `<li>${escaped(scope)}</li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Fake Google: grant access</title>
<main style="font:16px/1.5 sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem">
<h1>AI Reply Assistant wants access</h1><p>This is not Google. Mailbox: ${escaped(address)}</p><ul>${list}</ul>
<form method="get" action="/o/oauth2/v2/auth/answer"><input type="hidden" name="request" value="${id}">
<button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Deny</button></form></main></html>`;
}

function refused(error: string): GoogleAnswer {
  return {
    status: 400,
    body: `<!doctype html><title>Error 400: ${error}</title><h1>Error 400: ${error}</h1>`,
  };
}

/** Google's accounts: who granted what, and the tokens that prove it. */
export class GoogleAccounts {
  readonly grants: Grant[] = [];
  readonly #settings: GoogleSettings;
  readonly #requests = new Map<string, Asked>();
  readonly #codes = new Map<string, { asked: Asked; grant: Grant }>();

  constructor(settings: GoogleSettings) {
    this.#settings = settings;
  }

  /** GET /o/oauth2/v2/auth. */
  authorize(query: URLSearchParams): GoogleAnswer {
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== googleClient.id) return refused('invalid_client');
    if (!URL.canParse(redirectUri)) return refused('redirect_uri_mismatch');
    if (query.get('response_type') !== 'code') return refused('invalid_request');
    const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean);
    if (scopes.length === 0) return refused('invalid_scope');
    const challenge = query.get('code_challenge') ?? '';
    const isS256 = query.get('code_challenge_method') === 'S256' && /^[\w-]{43}$/.test(challenge);
    if (!isS256) return refused('invalid_request');
    const id = random('');
    const state = query.get('state') ?? undefined;
    const isOffline = query.get('access_type') === 'offline';
    this.#requests.set(id, { redirectUri, scopes, state, challenge, isOffline });
    const { consent, address } = this.#settings;
    return consent === 'ask'
      ? { status: 200, body: consentPage(address, id, scopes) }
      : this.#decide(id, consent);
  }

  /** GET /o/oauth2/v2/auth/answer: one of the page's buttons. */
  answer(query: URLSearchParams): GoogleAnswer {
    return this.#decide(query.get('request') ?? '', query.get('answer') === 'allow' ? 'allow' : 'deny');
  }

  #decide(id: string, answer: 'allow' | 'deny'): GoogleAnswer {
    const asked = this.#requests.get(id);
    if (!asked) return refused('invalid_request');
    this.#requests.delete(id);
    const url = new URL(asked.redirectUri);
    if (asked.state !== undefined) url.searchParams.set('state', asked.state);
    if (answer === 'deny') url.searchParams.set('error', 'access_denied');
    else {
      const scopes = this.#settings.granted ?? asked.scopes;
      url.searchParams.set('code', this.#newCode({ ...asked, scopes }));
      url.searchParams.set('scope', scopes.join(' '));
    }
    return { status: 302, body: '', headers: { location: url.href } };
  }

  #newCode(asked: Asked): string {
    const code = random('4/0A');
    const { address } = this.#settings;
    const grant: Grant = {
      address,
      scopes: asked.scopes,
      refreshToken: '',
      accessTokens: [],
      isRevoked: false,
    };
    this.#codes.set(code, { asked, grant });
    return code;
  }

  /** POST /token. */
  token(form: URLSearchParams): GoogleAnswer {
    if (form.get('client_id') !== googleClient.id) {
      return oauthRefusal(401, 'invalid_client', 'The OAuth client was not found.');
    }
    if (form.get('client_secret') !== googleClient.secret) {
      return oauthRefusal(401, 'invalid_client', 'Unauthorized');
    }
    const type = form.get('grant_type');
    if (type === 'authorization_code') return this.#exchange(form);
    if (type === 'refresh_token') return this.#refresh(form.get('refresh_token') ?? '');
    return oauthRefusal(400, 'unsupported_grant_type', `Invalid grant_type: ${type}`);
  }

  #exchange(form: URLSearchParams): GoogleAnswer {
    const code = form.get('code') ?? '';
    const kept = this.#codes.get(code);
    if (!kept) return oauthRefusal(400, 'invalid_grant', 'Malformed auth code.');
    if (form.get('redirect_uri') !== kept.asked.redirectUri)
      return oauthRefusal(400, 'redirect_uri_mismatch');
    const verifier = form.get('code_verifier');
    if (!verifier) return oauthRefusal(400, 'invalid_grant', 'Missing code verifier.');
    this.#codes.delete(code);
    if (createHash('sha256').update(verifier).digest('base64url') !== kept.asked.challenge) {
      return oauthRefusal(400, 'invalid_grant', 'Invalid code verifier.');
    }
    const { grant, asked } = kept;
    this.grants.push(grant);
    if (asked.isOffline && !this.#settings.withoutRefreshToken) grant.refreshToken = random('1//0');
    return this.#tokens(grant, grant.refreshToken);
  }

  #refresh(refreshToken: string): GoogleAnswer {
    const grant = this.grants.find((one) => refreshToken !== '' && one.refreshToken === refreshToken);
    if (!grant || grant.isRevoked) {
      return oauthRefusal(400, 'invalid_grant', 'Token has been expired or revoked.');
    }
    if (this.#settings.rotating) grant.refreshToken = random('1//0');
    return this.#tokens(grant, this.#settings.rotating ? grant.refreshToken : '');
  }

  #tokens(grant: Grant, refreshToken: string): GoogleAnswer {
    const { tokenSeconds, withoutScope } = this.#settings;
    const access_token = random('ya29.');
    grant.accessTokens.push({ token: access_token, expiresAt: Date.now() + tokenSeconds * 1000 });
    const body = {
      access_token,
      expires_in: tokenSeconds,
      ...(refreshToken ? { refresh_token: refreshToken } : {}),
      ...(withoutScope ? {} : { scope: grant.scopes.join(' ') }),
      token_type: 'Bearer',
    };
    return { status: 200, body };
  }

  /** POST /revoke: as at Google, the client loses every grant of the mailbox. */
  revoke(form: URLSearchParams, query: URLSearchParams): GoogleAnswer {
    const token = form.get('token') ?? query.get('token') ?? '';
    const grant = this.grants.find(
      (one) => one.refreshToken === token || one.accessTokens.some((access) => access.token === token),
    );
    if (!token || !grant || grant.isRevoked) {
      return oauthRefusal(400, 'invalid_token', 'Token expired or revoked');
    }
    this.revokeGrants(grant.address);
    return { status: 200, body: {} };
  }

  /** Revokes grants, as their owner can in Google's settings: those of one mailbox, or all. */
  revokeGrants(address?: string): void {
    for (const grant of this.grants) if (!address || grant.address === address) grant.isRevoked = true;
  }

  /** Expires every access token at once; the grants stay. */
  expireAccessTokens(): void {
    for (const { accessTokens } of this.grants) for (const access of accessTokens) access.expiresAt = 0;
  }

  /** Returns the grant of an 'Authorization: Bearer' header if it has one of the scopes; else the refusal. */
  grantOf(authorization: string | undefined, scopes: readonly string[]): Grant | GoogleAnswer {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    const isLive = (access: { token: string; expiresAt: number }) =>
      access.token === token && access.expiresAt > Date.now();
    const grant = this.grants.find((one) => !one.isRevoked && one.accessTokens.some(isLive));
    if (!grant) {
      return {
        ...apiRefusal(401),
        headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/"' },
      };
    }
    return grant.scopes.some((scope) => scopes.includes(scope)) ? grant : apiRefusal(403);
  }
}
