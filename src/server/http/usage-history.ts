import { Hono } from 'hono';
import { apiPaths } from '#domain/paths.ts';
import { usageHistorySchema, usageMailsSchema } from '#domain/usage.ts';
import { changeUsageMails, readUsageHistory } from '../plans/usage-history.ts';
import type { HonoEnv } from './app-types.ts';
import { describeRoute, jsonResponse } from './openapi.ts';
import { jsonInput } from './request-input.ts';
import { countChange, requireAccount } from './require-account.ts';

/** The replies of the signed-in account by days and months, and the mails about them (docs/product.md, 5.8). */
export const usageHistoryRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.usageHistory,
    describeRoute({
      operationId: 'usageHistory',
      summary: 'Read your replies by days and months',
      responses: {
        200: jsonResponse('The days and months, and the setting of the emails.', usageHistorySchema),
      },
    }),
    requireAccount,
    async (c) => c.json(await readUsageHistory({ ctx: c.var.deps, accountId: c.var.account.id })),
  )
  .put(
    apiPaths.usageHistory,
    describeRoute({
      operationId: 'changeUsageMails',
      summary: 'Choose whether you get emails about your usage',
      description: 'The emails come at 80 % and 100 % of the allowance of a month, once each.',
      responses: { 204: { description: 'The choice is saved.' } },
    }),
    requireAccount,
    countChange,
    jsonInput(usageMailsSchema),
    async (c) => {
      const { usage_mails: isWanted } = c.req.valid('json');
      await changeUsageMails({ ctx: c.var.deps, accountId: c.var.account.id, isWanted });
      return c.body(null, 204);
    },
  );
