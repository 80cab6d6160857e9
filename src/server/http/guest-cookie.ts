import { createHmac, type KeyObject, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../replies/actor.ts';
import type { AppDeps, RequestContext } from './app-types.ts';
import { clientAddress, hashAddress } from './client-address.ts';
import { readCookies } from './request-input.ts';

const tokenFormat = /^([\da-f-]{36})\.([\w-]{43})$/;

function sign(id: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(id).digest();
}

/** A new guest: a random id, and a signed token that contains it. */
function issueGuestToken(key: KeyObject): { id: string; token: string } {
  const id = randomUUID();
  return { id, token: `${id}.${sign(id, key).toString('base64url')}` };
}

/** The guest's id in a token; undefined if the token is missing, malformed or not signed by this key. */
function readGuestToken(token: string | undefined, key: KeyObject): string | undefined {
  const [, id, signature] = tokenFormat.exec(token ?? '') ?? [];
  if (!id || !signature) return undefined;
  const received = Buffer.from(signature, 'base64url');
  const expected = sign(id, key);
  return received.length === expected.length && timingSafeEqual(received, expected) ? id : undefined;
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
    addressHash: hashAddress(clientAddress(incoming, env.web.trustedProxies), secrets.address),
  };
}

/**
 * The guest of a request, by the first valid token. A request without a valid token is from a new guest, who gets a
 * token in a cookie of the response. So the response must not have begun.
 */
export function identifyGuest(c: RequestContext): Actor {
  const { deps } = c.var;
  const { id: known, addressHash } = knownGuest(c);
  if (known) return { kind: 'guest', id: known, addressHash };
  const { id, token } = issueGuestToken(deps.secrets.guest);
  const name = cookieName(deps);
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  c.env.outgoing.appendHeader(
    'set-cookie',
    `${name}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return { kind: 'guest', id, addressHash };
}
