import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, hashAddress } from '../guests/client-address.ts';
import { issueGuestToken, readGuestToken } from '../guests/guest-token.ts';
import type { Actor } from '../replies/actor.ts';
import type { AppDeps } from './app-types.ts';
import { readCookies } from './cookies.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * The guest of a request: the first valid token counts. A request without a valid token is a new guest. It gets a token
 * in a cookie with this response, which must not have begun.
 */
export function identifyGuest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { env, keys }: Pick<AppDeps, 'env' | 'keys'>,
): Actor {
  const isSecure = env.web.appUrl?.startsWith('https:') ?? false;
  const name = isSecure ? '__Host-guest' : 'guest';
  const addressHash = hashAddress(clientAddress(incoming, env.web.trustedProxies), keys.address);
  const known = readCookies(incoming.headers.cookie, name)
    .map((token) => readGuestToken(token, keys.guest))
    .find((id) => id !== undefined);
  if (known) return { kind: 'guest', id: known, addressHash };
  const { id, token } = issueGuestToken(keys.guest);
  const secure = isSecure ? '; Secure' : '';
  outgoing.appendHeader(
    'set-cookie',
    `${name}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return { kind: 'guest', id, addressHash };
}
