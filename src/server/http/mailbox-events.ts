import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { watchQuerySchema } from '#domain/mailbox.ts';
import { apiPaths } from '#domain/paths.ts';
import { createConcurrencyLimiter } from '../concurrency-limiter.ts';
import { requireMethod, withMailbox } from '../mailboxes/account-mailbox.ts';
import { limitMailboxCall } from '../mailboxes/mailbox-rates.ts';
import type { HonoEnv } from './app-types.ts';
import { eventHeaders, HEARTBEAT_MS } from './event-stream.ts';
import { mailboxProblems } from './mailbox-messages.ts';
import { describeRoute } from './openapi.ts';
import { queryInput } from './request-input.ts';
import { requireAccount } from './require-account.ts';

/** The longest time of one stream, in milliseconds. The page opens another one, if its session still exists. */
const WATCH_MS = 600_000;
/** The most streams at once: a person has a few tabs. */
const limiter = createConcurrencyLimiter({ perAccount: 10, total: 5_000 });

/** Reports new messages as they come. */
export const mailboxEventRoutes = new Hono<HonoEnv>().get(
  apiPaths.gmailEvents,
  describeRoute({
    operationId: 'watchMailbox',
    summary: 'Report new messages of the inbox as server-sent events',
    description:
      'An event `new-messages` after each new message, and `place` with the present place, for ten minutes at ' +
      'most. A stream that begins with `since`, the last place, also reports what came since then.',
    request: { query: watchQuerySchema },
    responses: { 200: { description: 'The events.', content: { 'text/event-stream': {} } } },
    problems: ['mailbox_unable', ...mailboxProblems],
  }),
  requireAccount,
  async (c) => {
    const { deps, account } = c.var;
    const { outgoing } = c.env;
    const { mailbox: id, since } = queryInput(c, watchQuerySchema);
    const ref = { accountId: account.id, id };
    await limitMailboxCall(deps, 'read', account.id);
    const release = limiter.acquire(account.id);
    const left = new AbortController();
    outgoing.once('close', () => left.abort());
    // The client may have left while it was looked up.
    if (outgoing.destroyed) left.abort();
    const signal = AbortSignal.any([left.signal, deps.shutdownStarted, AbortSignal.timeout(WATCH_MS)]);
    const send = (event: string, data: object) =>
      outgoing.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    await withMailbox(deps, ref, async (mailbox) => {
      const watching = requireMethod(mailbox.watch)({
        signal,
        ...(since === undefined ? {} : { since }),
        onPlace: (place) => send('place', { place }),
        onNew: () => send('new-messages', {}),
      });
      outgoing.writeHead(200, eventHeaders).write(': open\n\n');
      const heartbeat = setInterval(() => outgoing.write(': still here\n\n'), HEARTBEAT_MS);
      await watching.finally(() => clearInterval(heartbeat));
    })
      .catch((error) => {
        // After the stream has begun, the page opens another one, which gets the problem.
        if (!outgoing.headersSent) throw error;
      })
      .finally(release);
    outgoing.end();
    return RESPONSE_ALREADY_SENT;
  },
);
