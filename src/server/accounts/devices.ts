import { randomBytes } from 'node:crypto';
import type { SignedIn } from '#domain/accounts.ts';
import type { Secrets } from '../secrets.ts';
import { isSigned, sign } from '../signing.ts';
import type { AccountContext } from './context.ts';

/**
 * A device from which a person has signed in to an account. `token`: what its cookie contains, a random id and a
 * signature by the newest key. The token contains nothing of the account and opens nothing. Without
 * it, wrong passwords that other people enter would lock out this device (password-attempts.ts).
 */
export type Device = { id: string; token: string };

/** What a token is bound to. A new password has another hash, so it makes all earlier tokens invalid. */
type Owner = { email: string; passwordHash: string };

/** The result of a sign-in, with the token that the device keeps. */
export type SignedInDevice = SignedIn & { deviceToken: string };

/** The parts of a token in a request. Neither is verified. */
export type DeviceToken = { id: string; signature: Buffer };

/** Reads a token: 16 random bytes and an HMAC-SHA-256, both in base64url. Undefined if it has another form. */
export function readDeviceToken(text: string): DeviceToken | undefined {
  const { id, signature } = /^(?<id>[\w-]{22})\.(?<signature>[\w-]{43})$/.exec(text)?.groups ?? {};
  return id && signature ? { id, signature: Buffer.from(signature, 'base64url') } : undefined;
}

const signedText = (id: string, { email, passwordHash }: Owner) => JSON.stringify([id, email, passwordHash]);

const signedToken = (id: string, owner: Owner, keys: Secrets['device']) =>
  `${id}.${sign(signedText(id, owner), keys).toString('base64url')}`;

/** A new token for a device from which the owner has just signed in. */
export function issueDeviceToken({ secrets }: Pick<AccountContext, 'secrets'>, owner: Owner): string {
  return signedToken(randomBytes(16).toString('base64url'), owner, secrets.device);
}

/**
 * The device of a request, if the owner of the address has signed in from it with the current password. A token that an
 * old key signed is returned with a signature by the newest, so that the device stays known without the old key. This
 * is the only place that verifies tokens. A millisecond is enough for all tokens that fit into a request.
 * @param passwordHash undefined if the address has no account. The tokens are compared then too, so that the time does
 *    not show it
 */
export function findDevice(
  { secrets, deviceTokens }: Pick<AccountContext, 'secrets' | 'deviceTokens'>,
  email: string,
  passwordHash: string | undefined,
): Device | undefined {
  const owner = { email, passwordHash: passwordHash ?? '' };
  const known = deviceTokens.find(({ id, signature }) =>
    isSigned(signedText(id, owner), signature, secrets.device),
  );
  if (!known) return undefined;
  return { id: known.id, token: signedToken(known.id, owner, secrets.device) };
}
