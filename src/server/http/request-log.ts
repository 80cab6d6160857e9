import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from '../log.ts';
import type { HonoEnv } from './app-types.ts';

/** Nginx's status for a client that left before its answer was complete: only the log ever shows it. */
export const CLIENT_CLOSED_REQUEST = 499;

/**
 * Gives each request an id and writes one line when it is answered: method, the route's pattern, status, milliseconds.
 * A line never holds an address, a query or a body.
 */
export function requestLog(log: Logger): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const start = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    c.env.outgoing.setHeader('x-request-id', id);
    await next();
    const { outgoing } = c.env;
    const sent = outgoing.headersSent ? outgoing.statusCode : c.res.status;
    const status = outgoing.destroyed && !outgoing.writableFinished ? CLIENT_CLOSED_REQUEST : sent;
    log.info({
      id,
      method: c.req.method,
      route: routePath(c),
      status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  };
}
