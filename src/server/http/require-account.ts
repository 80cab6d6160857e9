import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { countAttempt } from '../accounts/attempts.ts';
import type { AccountContext } from '../accounts/context.ts';
import { type Account, identifyAccount } from '../accounts/identify-account.ts';
import { ProblemError } from '../problems.ts';
import type { HonoEnv, RequestContext } from './app-types.ts';
import { clientAddress, hashAddress } from './client-address.ts';
import { readDeviceTokens } from './device-cookie.ts';
import { sessionRequired, withDescription } from './openapi.ts';

/** Hono's types after `requireAccount`. */
type AccountEnv = HonoEnv & { Variables: { account: Account } };

const bearer = /^bearer +(\S+) *$/i;
/** Other schemes are ignored. For example, a browser may send the password of a proxy with every request. */
const bearerScheme = /^bearer\b/i;

/** The bearer token of a request, not verified. */
export function bearerToken({ headers }: IncomingMessage): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.[1];
}

/**
 * The account that a request's token belongs to; undefined if the request has no token. Throws `unauthenticated` if the
 * token is not valid, and `unavailable` if the database does not answer.
 */
export async function accountOf({
  env: { incoming },
  var: { deps },
}: RequestContext): Promise<Account | undefined> {
  if (!bearerScheme.test(incoming.headers.authorization ?? '')) return undefined;
  const token = bearerToken(incoming);
  const account = token && (await identifyAccount({ ctx: deps, token }));
  if (!account) throw new ProblemError('unauthenticated');
  return account;
}

/** The same, but undefined if the token is not valid. */
export async function accountIfValid(c: RequestContext): Promise<Account | undefined> {
  try {
    return await accountOf(c);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'unauthenticated') return undefined;
    throw error;
  }
}

/** Refuses requests without a valid session. Throws `unauthenticated`. */
export const requireAccount = withDescription<MiddlewareHandler<AccountEnv>>(
  { security: sessionRequired, problems: ['unauthenticated'] },
  async (c, next) => {
    const account = await accountOf(c);
    if (!account) throw new ProblemError('unauthenticated');
    c.set('account', account);
    await next();
  },
);

/** The context of the verbs of accounts for one request. */
export function accountContext(c: RequestContext): AccountContext {
  const { deps } = c.var;
  const address = clientAddress(c.env.incoming, deps.env.web.trustedProxies);
  return {
    ...deps,
    attemptLimits: deps.env.attemptLimits,
    supportAddress: deps.env.web.supportAddress,
    addressHash: hashAddress(address, deps.secrets.address[0]),
    deviceTokens: readDeviceTokens(c),
  };
}

/** Counts a change of the signed-in account. Use it after `requireAccount`. Throws `too_many_requests`. */
export const countChange = withDescription<MiddlewareHandler<AccountEnv>>(
  { problems: ['too_many_requests'] },
  async (c, next) => {
    await countAttempt(accountContext(c), 'change', c.get('account').email);
    await next();
  },
);
