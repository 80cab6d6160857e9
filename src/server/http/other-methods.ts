import type { Hono, MiddlewareHandler } from 'hono';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';

/** The methods of what can only be read. */
export const readingMethods = ['GET', 'HEAD'];

/**
 * Stands behind the routes of an app: refuses a request that none of them answered, where its path has routes for
 * other methods. Throws `method_not_allowed`, which names them.
 */
export function refuseOtherMethods(app: Hono<HonoEnv>): MiddlewareHandler<HonoEnv> {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    // What stands in front of every route answers none.
    if (method === 'ALL') continue;
    const known = methods.get(path) ?? new Set();
    for (const one of method === 'GET' ? readingMethods : [method]) known.add(one);
    methods.set(path, known);
  }
  return async (c, next) => {
    const known = methods.get(c.req.path);
    if (known) throw new ProblemError('method_not_allowed', { allow: [...known].toSorted() });
    await next();
  };
}
