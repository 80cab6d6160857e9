import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from '../log.ts';
import type { HonoEnv } from './app-types.ts';

/**
 * Names each request and writes one line when it is answered: method, the route's pattern, status, milliseconds.
 * No address, query or body ever gets into a line.
 */
export function requestLog(log: Logger): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const start = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    c.env.outgoing.setHeader('x-request-id', id);
    await next();
    const { outgoing } = c.env;
    log.info({
      id,
      method: c.req.method,
      route: routePath(c),
      status: outgoing.headersSent ? outgoing.statusCode : c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  };
}
