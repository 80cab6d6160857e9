/** An access token, and the time when it expires, in milliseconds since 1970. */
export type AccessToken = { token: string; expiresAt: number };

/**
 * A provider's response to a code or to a refresh token. `scopes`: undefined means all requested ones (RFC 6749, 5.1).
 */
export type GrantedTokens = {
  access: AccessToken;
  refreshToken: string | undefined;
  scopes: readonly string[] | undefined;
};

/**
 * The installation's OAuth client at the provider of a kind of mailboxes. Every method rejects if the provider refuses
 * or does not answer. No error contains a token.
 */
export type ConsentClient = {
  /** All scopes that are requested. */
  scopes: readonly string[];
  /** The scopes without which no mailbox is connected. */
  requiredScopes: readonly string[];
  /** The page where the owner of the mailbox consents, and the PKCE verifier for the exchange of the code. */
  startConsent(options: { state: string; redirectUri: string }): Promise<{ url: string; verifier: string }>;
  exchange(options: { code: string; verifier: string; redirectUri: string }): Promise<GrantedTokens>;
  /** Throws `MailboxError`: 'access-revoked' if the grant was revoked, otherwise 'unavailable'. */
  refresh(refreshToken: string): Promise<GrantedTokens>;
  /** Revokes a grant, within some seconds. Does nothing if the provider has no such call. */
  revoke(token: string): Promise<void>;
  /** The address of the mailbox that a token opens. */
  addressOf(accessToken: string): Promise<string>;
};
