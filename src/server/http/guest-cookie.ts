import { randomUUID } from 'node:crypto';
import type { Actor } from '../replies/actor.ts';
import type { Keys } from '../secrets.ts';
import { isSigned, sign } from '../signing.ts';
import type { AppDeps, RequestContext } from './app-types.ts';
import { clientAddress, hashAddress } from './client-address.ts';
import { readCookies } from './request-input.ts';

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

const YEAR_SECONDS = 31_536_000;

function cookieName({ env: { web } }: AppDeps): string {
  return web.appUrl?.startsWith('https:') ? '__Host-guest' : 'guest';
}

/** The guest's id, by the first valid token; undefined for a new guest. And the hash of the network address. */
export function knownGuest({ env: { incoming }, var: { deps } }: RequestContext): {
  id: string | undefined;
  addressHash: string;
} {
  const { env, secrets } = deps;
  return {
    id: readCookies(incoming.headers.cookie, cookieName(deps))
      .map((token) => readGuestToken(token, secrets.guest))
      .find((id) => id !== undefined),
    addressHash: hashAddress(clientAddress(incoming, env.web.trustedProxies), secrets.address[0]),
  };
}

/**
 * The guest of a request, by the first valid token. A request without a valid token is from a new guest. A guest without
 * a token of the newest secret gets one in a cookie of the response, so the response must not have begun.
 */
export function identifyGuest(c: RequestContext): Actor {
  const { deps } = c.var;
  const { id = randomUUID(), addressHash } = knownGuest(c);
  const token = guestToken(id, deps.secrets.guest);
  const name = cookieName(deps);
  if (!readCookies(c.env.incoming.headers.cookie, name).includes(token)) {
    const secure = name.startsWith('__Host-') ? '; Secure' : '';
    c.env.outgoing.appendHeader(
      'set-cookie',
      `${name}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  return { kind: 'guest', id, addressHash };
}
