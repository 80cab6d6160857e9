import type { Hono, MiddlewareHandler } from 'hono';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';

/** The methods of resources that can only be read. */
export const readingMethods = ['GET', 'HEAD'];

/**
 * Must come after the routes of an app. It refuses a request that no route answered, if its path has routes for other
 * methods. Throws `method_not_allowed` with these methods.
 */
export function refuseOtherMethods(app: Hono<HonoEnv>): MiddlewareHandler<HonoEnv> {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    // This is middleware that runs for every method. It answers no request itself.
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
