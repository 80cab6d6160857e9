import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { describeError } from '../log.ts';
import { MailboxError } from '../mailboxes/mailbox.ts';
import { type ProblemError, ServerStopping } from '../problems.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';

/** Nginx's status for a client that left before its response was complete. It is used only in the log. */
export const CLIENT_CLOSED_REQUEST = 499;

/** The milliseconds since a time of `performance.now`, to a tenth. */
export function msSince(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10;
}

/** What tells the operator about requests. */
type Observers = Pick<AppDeps, 'log' | 'metrics'>;

/**
 * Gives each request an id and writes one line when its response ends: method, the route's pattern, status,
 * milliseconds. A line never contains an address, a query or a body. Counts the request in the metrics.
 */
export function requestLog({ log, metrics }: Observers): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const start = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    c.env.outgoing.setHeader('x-request-id', id);
    await next();
    const { outgoing } = c.env;
    const sent = outgoing.headersSent ? outgoing.statusCode : c.res.status;
    const status = outgoing.destroyed && !outgoing.writableFinished ? CLIENT_CLOSED_REQUEST : sent;
    const route = routePath(c);
    metrics.countRequest(route, status);
    log.info({
      id,
      method: c.req.method,
      route,
      status,
      ms: msSince(start),
    });
  };
}

/** Problems of features that are not configured. Nothing failed. */
const unconfigured: readonly ProblemCode[] = ['mail_not_configured', 'mailbox_not_configured'];

/**
 * Logs a problem that the client did not cause: as an error if something failed, as a warning if one person's mailbox
 * failed, the feature is not configured, the server has no room for more requests, or it stops. Counts every problem in
 * the metrics.
 */
export function logProblem({ log, metrics }: Observers, id: string, problem: ProblemError): void {
  const { code } = problem;
  metrics.countRefusal(problem.refusal);
  if (problems[code].status < 500) return;
  // The server refused the request because too many came at once. Nothing failed, so it is only a warning.
  const isFull = problem.cause === undefined && problem.retryAfterSeconds !== undefined;
  if (isFull) log.warn({ id, code });
  // The operator cannot mend a person's mail server. One line of each stack says enough.
  else if (problem.cause instanceof MailboxError)
    log.warn({
      id,
      code,
      failure: problem.cause.failure,
      error: describeError(problem.cause, { lines: 1 }),
    });
  else if (unconfigured.includes(code) || problem.cause instanceof ServerStopping)
    log.warn({ id, code, error: describeError(problem) });
  else log.error({ id, code, error: describeError(problem) });
}
