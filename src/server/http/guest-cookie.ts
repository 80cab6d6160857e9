import { createHmac, type KeyObject, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../replies/actor.ts';
import type { RequestContext } from './app-types.ts';
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

/**
 * The guest of a request, by the first valid token. A request without a valid token is from a new guest, who gets a
 * token in a cookie of the response. So the response must not have begun.
 */
export function identifyGuest({ env: { incoming, outgoing }, var: { deps } }: RequestContext): Actor {
  const { env, secrets } = deps;
  const isSecure = env.web.appUrl?.startsWith('https:') ?? false;
  const name = isSecure ? '__Host-guest' : 'guest';
  const addressHash = hashAddress(clientAddress(incoming, env.web.trustedProxies), secrets.address);
  const known = readCookies(incoming.headers.cookie, name)
    .map((token) => readGuestToken(token, secrets.guest))
    .find((id) => id !== undefined);
  if (known) return { kind: 'guest', id: known, addressHash };
  const { id, token } = issueGuestToken(secrets.guest);
  const secure = isSecure ? '; Secure' : '';
  outgoing.appendHeader(
    'set-cookie',
    `${name}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return { kind: 'guest', id, addressHash };
}
