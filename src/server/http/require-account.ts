import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { type Account, identifyAccount } from '../accounts/identify-account.ts';
import { ProblemError } from '../problems.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';

/** What Hono carries after `requireAccount`. */
export type AccountEnv = HonoEnv & { Variables: { account: Account } };

const bearer = /^bearer +(\S+) *$/i;
/** Another scheme is not for this program: a proxy's password, for example, which a browser adds by itself. */
const bearerScheme = /^bearer\b/i;

/** The session token of a request. It is not checked here. */
export function bearerToken({ headers }: IncomingMessage): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.[1];
}

/**
 * The account that a request's token belongs to; undefined if the request has no token. Throws `unauthenticated` if the
 * token is not valid, and `unavailable` if the database does not answer.
 */
export async function accountOf(
  incoming: IncomingMessage,
  { database, keys }: Pick<AppDeps, 'database' | 'keys'>,
): Promise<Account | undefined> {
  if (!bearerScheme.test(incoming.headers.authorization ?? '')) return undefined;
  const token = bearerToken(incoming);
  const account = token && (await identifyAccount({ ctx: { database, keys }, token }));
  if (!account) throw new ProblemError('unauthenticated');
  return account;
}

/** Lets only signed-in people through. Throws `unauthenticated`. */
export function requireAccount(deps: Pick<AppDeps, 'database' | 'keys'>): MiddlewareHandler<AccountEnv> {
  return async (c, next) => {
    const account = await accountOf(c.env.incoming, deps);
    if (!account) throw new ProblemError('unauthenticated');
    c.set('account', account);
    await next();
  };
}
