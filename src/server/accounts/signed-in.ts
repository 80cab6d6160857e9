import type { SignedIn } from '#domain/accounts.ts';

/** What the library answers a sign-in with: the signed token is in a header of the bearer plugin's. */
export function signedIn(headers: Headers, { id, email, name }: SignedIn['user']): SignedIn {
  const token = headers.get('set-auth-token');
  if (!token) throw new Error('The account library answered a sign-in without a token.');
  return { token: decodeURIComponent(token), user: { id, email, name } };
}
