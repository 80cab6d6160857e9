import { Hono } from 'hono';
import { z } from 'zod';
import { apiPaths } from '#domain/paths.ts';
import { readySchema } from '#domain/status.ts';
import { ProblemError } from '../problems.ts';
import { accountRoutes } from './account.ts';
import type { HonoEnv } from './app-types.ts';
import { askRoutes } from './asks.ts';
import { passwordRoutes } from './auth-passwords.ts';
import { sessionRoutes } from './auth-sessions.ts';
import { billingRoutes } from './billing.ts';
import { generateReplyRoutes } from './generate-reply.ts';
import { keyRoutes } from './keys.ts';
import { mailboxRoutes } from './mailbox.ts';
import { mailboxEventRoutes } from './mailbox-events.ts';
import { messageRoutes } from './mailbox-messages.ts';
import { mailboxReplyRoutes } from './mailbox-replies.ts';
import { describeRoute, jsonResponse, problemResponses, sendDocument } from './openapi.ts';
import { snippetRoutes } from './snippets.ts';
import { statusRoutes } from './status.ts';
import { teamRoutes } from './team.ts';
import { usageHistoryRoutes } from './usage-history.ts';

const noStore = { 'cache-control': 'no-store' };

/** Health checks for a supervisor: whether the process runs, and whether it can serve. */
const healthRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.health,
    describeRoute({
      operationId: 'health',
      summary: 'Check that the process is alive',
      responses: { 200: jsonResponse('The process is alive.', z.object({ status: z.literal('alive') })) },
    }),
    (c) => c.json({ status: 'alive' }, 200, noStore),
  )
  .get(
    apiPaths.ready,
    describeRoute({
      operationId: 'ready',
      summary: 'Check that the server can serve and its database answers',
      responses: {
        200: jsonResponse('The server can serve.', readySchema),
        ...problemResponses(['unavailable']),
      },
    }),
    async (c) => {
      const { checkReady, localModels, shutdownStarted } = c.var.deps;
      if (shutdownStarted.aborted) throw new ProblemError('unavailable');
      await checkReady();
      const models = localModels.states().map(({ label, state }) => ({ label, state }));
      return c.json({ status: 'ready', ...(models.length > 0 ? { models } : {}) }, 200, noStore);
    },
  );

/** Every route of the API, in the order of its description. The public API is in v1/routes.ts. */
export const apiRoutes = new Hono<HonoEnv>();

for (const routes of [
  generateReplyRoutes,
  askRoutes,
  passwordRoutes,
  sessionRoutes,
  accountRoutes,
  billingRoutes,
  usageHistoryRoutes,
  mailboxRoutes,
  messageRoutes,
  mailboxReplyRoutes,
  mailboxEventRoutes,
  keyRoutes,
  snippetRoutes,
  teamRoutes,
  statusRoutes,
  healthRoutes,
]) {
  apiRoutes.route('/', routes);
}

apiRoutes.get(
  apiPaths.openapi,
  describeRoute({
    operationId: 'openapi',
    summary: 'Read this description',
    responses: { 200: jsonResponse('OpenAPI 3.1', z.record(z.string(), z.unknown())) },
  }),
  async (c) => {
    // The package that builds the document takes time to load, so it is loaded only when a client asks for it.
    const { apiDocument } = await import('./openapi-document.ts');
    return sendDocument(c, await apiDocument(apiRoutes.routes));
  },
);
