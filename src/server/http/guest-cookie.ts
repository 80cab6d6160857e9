import { randomUUID } from 'node:crypto';
import type { Actor } from '../replies/actor.ts';
import type { Keys } from '../secrets.ts';
import { isSigned, sign } from '../signing.ts';
import type { RequestContext } from './app-types.ts';
import { clientAddress, hashAddress } from './client-address.ts';
import { type Cookie, readCookie, setCookie, YEAR_SECONDS } from './cookies.ts';

const tokenFormat = /^([\da-f-]{36})\.([\w-]{43})$/;

/** The signed token of a guest's id. */
function guestToken(id: string, keys: Keys): string {
  return `${id}.${sign(id, keys).toString('base64url')}`;
}

/** The guest's id in a token; undefined if the token is malformed or signed by none of the keys. */
function readGuestToken(token: string, keys: Keys): string | undefined {
  const [, id, signature] = tokenFormat.exec(token) ?? [];
  return id && signature && isSigned(id, Buffer.from(signature, 'base64url'), keys) ? id : undefined;
}

const guestCookie: Cookie = { name: 'guest', path: '/', sameSite: 'Lax', maxAgeSeconds: YEAR_SECONDS };

/** The guest's id, by the first valid token; undefined for a new guest. And the hash of the network address. */
export function knownGuest(c: RequestContext): {
  id: string | undefined;
  addressHash: string;
} {
  const { env, secrets } = c.var.deps;
  return {
    id: readCookie(c, guestCookie)
      .map((token) => readGuestToken(token, secrets.guest))
      .find((id) => id !== undefined),
    addressHash: hashAddress(clientAddress(c.env.incoming, env.web.trustedProxies), secrets.address[0]),
  };
}

/**
 * The guest of a request, by the first valid token. A request without a valid token is from a new guest. A guest without
 * a token of the newest secret gets one in a cookie of the response, so the response must not have begun.
 */
export function identifyGuest(c: RequestContext): Actor {
  const { id = randomUUID(), addressHash } = knownGuest(c);
  const token = guestToken(id, c.var.deps.secrets.guest);
  if (!readCookie(c, guestCookie).includes(token)) setCookie(c, guestCookie, token);
  return { kind: 'guest', id, addressHash };
}
