import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { KeyScope } from '#domain/key-scopes.ts';
import { keyRefusals } from '#domain/messages.ts';
import { type Caller, identifyKey } from '../keys/identify-key.ts';
import { ProblemError } from '../problems.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';
import { bearerToken } from './require-account.ts';

/** What Hono carries after `requireKey`. */
export type KeyEnv = HonoEnv & { Variables: { caller: Caller } };

/** The key of a request. Throws `validation` if the request has several keys, `unauthenticated` if it has none. */
function keyText(incoming: IncomingMessage): string {
  const headers = incoming.headersDistinct.authorization ?? [];
  // A proxy that joins headers puts commas between them. No key contains a comma.
  if (headers.length > 1 || headers.some((header) => header.includes(','))) {
    throw new ProblemError('validation', { detail: keyRefusals.several });
  }
  const text = bearerToken(incoming);
  if (text === undefined) throw new ProblemError('unauthenticated', { detail: keyRefusals.missing });
  return text;
}

/**
 * Lets only calls with an API key through. `scope` is the scope that the key must have. Throws `validation`,
 * `unauthenticated`, `not_in_plan`, `not_in_scope`, `unavailable`.
 */
export function requireKey(
  deps: Pick<AppDeps, 'database' | 'log'>,
  scope?: KeyScope,
): MiddlewareHandler<KeyEnv> {
  return async (c, next) => {
    const key = keyText(c.env.incoming);
    c.set('caller', await identifyKey({ ctx: deps, key, ...(scope ? { scope } : {}) }));
    await next();
  };
}
