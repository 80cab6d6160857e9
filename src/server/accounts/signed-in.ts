import type { SignedIn } from '#domain/accounts.ts';

/** The library's answer to a sign-in, in our form. The bearer plugin puts the signed token into a header. */
export function signedIn(headers: Headers, { id, email, name }: SignedIn['user']): SignedIn {
  const token = headers.get('set-auth-token');
  if (!token) throw new Error('The account library answered a sign-in without a token.');
  return { token: decodeURIComponent(token), user: { id, email, name } };
}
