import { randomBytes } from 'node:crypto';
import type { SignedIn } from '#domain/accounts.ts';
import type { Secrets } from '../secrets.ts';
import { isSigned, sign } from '../signing.ts';
import type { AccountContext } from './context.ts';

/**
 * A device from which a person has signed in to an account. `token`: what its cookie contains, a random id and a
 * signature by the newest key. The token contains nothing of the account and opens nothing. It only keeps the wrong
 * passwords of other people from refusing this device (password-attempts.ts).
 */
export type Device = { id: string; token: string };

/** What a token is bound to. A new password has another hash, so it makes all earlier tokens invalid. */
type Owner = { email: string; passwordHash: string };

/** The result of a sign-in, with the token that the device keeps. */
export type SignedInDevice = SignedIn & { deviceToken: string };

/** The form of a token: 16 random bytes and an HMAC-SHA-256, both in base64url. */
export const deviceTokenFormat = /^([\w-]{22})\.([\w-]{43})$/;

const signedText = (id: string, { email, passwordHash }: Owner) => JSON.stringify([id, email, passwordHash]);

const signedToken = (id: string, owner: Owner, keys: Secrets['device']) =>
  `${id}.${sign(signedText(id, owner), keys).toString('base64url')}`;

/** A new token for a device from which the owner has just signed in. */
export function issueDeviceToken({ secrets }: Pick<AccountContext, 'secrets'>, owner: Owner): string {
  return signedToken(randomBytes(16).toString('base64url'), owner, secrets.device);
}

/** The id in a token of the right form, which is not verified. */
export function deviceIdOf(token: string): string {
  return deviceTokenFormat.exec(token)?.[1] ?? '';
}

/**
 * The device of a request, if the owner of the address has signed in from it with the present password. A token that an
 * old key signed is returned with a signature by the newest, so that the device stays known without the old key. This is
 * the only place that verifies tokens. A millisecond is enough for all tokens that fit into a request.
 * @param passwordHash undefined if the address has no account. The tokens are compared then too, so that the time does
 *   not show it
 */
export function findDevice(
  { secrets, deviceTokens }: Pick<AccountContext, 'secrets' | 'deviceTokens'>,
  email: string,
  passwordHash: string | undefined,
): Device | undefined {
  const owner = { email, passwordHash: passwordHash ?? '' };
  const known = deviceTokens.find((token) => {
    const id = deviceIdOf(token);
    const signature = Buffer.from(token.slice(id.length + 1), 'base64url');
    return isSigned(signedText(id, owner), signature, secrets.device);
  });
  if (known === undefined) return undefined;
  const id = deviceIdOf(known);
  return { id, token: signedToken(id, owner, secrets.device) };
}
