import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { countAttempt } from '../accounts/attempts.ts';
import type { AccountContext } from '../accounts/context.ts';
import { clientAddress, hashAddress } from '../guests/client-address.ts';
import type { AppDeps } from './app-types.ts';
import type { AccountEnv } from './require-account.ts';

/** What the account functions need for one request. */
export function accountContext(deps: AppDeps, incoming: IncomingMessage): AccountContext {
  return {
    ...deps,
    limits: deps.env.accounts,
    supportAddress: deps.env.web.supportAddress,
    addressHash: hashAddress(clientAddress(incoming, deps.env.web.trustedProxies), deps.keys.address),
  };
}

/** Counts a change of the signed-in account. It must run after `requireAccount`. Throws `too_many_requests`. */
export function countChange(deps: AppDeps): MiddlewareHandler<AccountEnv> {
  return async (c, next) => {
    await countAttempt(accountContext(deps, c.env.incoming), 'change', c.get('account').email);
    await next();
  };
}
