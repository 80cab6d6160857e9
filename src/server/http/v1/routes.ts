import { Hono } from 'hono';
import { z } from 'zod';
import { usageSchema } from '#domain/accounts.ts';
import { keyRefusals } from '#domain/messages.ts';
import { ORIGIN_PLACEHOLDER, publicApiPaths } from '#domain/paths.ts';
import { apiOptions, apiOptionsSchema, apiReadingSchema, readingRequestSchema } from '#domain/public-api.ts';
import { presentUsage, readUsage } from '../../plans/read-usage.ts';
import { configuredModels } from '../../writers/model-env.ts';
import type { HonoEnv } from '../app-types.ts';
import { describeRoute, sendDocument } from '../openapi.ts';
import { mailInput } from './mail-input.ts';
import { byKey, mailFile, publicProblemResponses, rateHeaders } from './openapi.ts';
import { presentReading } from './present-reading.ts';
import { replyRoutes } from './replies.ts';
import { isMailFile, limitCalls, requireKey, withoutQuery } from './require-key.ts';

/**
 * The public API, in the order of its page. All routes except the description need an API key (decision 13). Their
 * descriptions have examples from the built-in drafter, so they are made only when the document is built.
 */
export const publicApiRoutes = new Hono<HonoEnv>();

publicApiRoutes.route('/', replyRoutes);

publicApiRoutes.post(
  publicApiPaths.readings,
  describeRoute(async () => {
    const { fileRequests, readingExample, readingRequests } = await import('./examples.ts');
    return {
      operationId: 'createReading',
      summary: 'Read a mail',
      description:
        'Reads a mail without writing a reply: its sender, its language, its asks, and the days and ' +
        'amounts that it names. Send the mail in the same way as for a reply. A reading is not charged ' +
        'to the month. Readings have their own limit per minute.',
      security: byKey('reply'),
      request: {
        body: {
          required: true,
          content: {
            'application/json': { schema: readingRequestSchema, examples: readingRequests },
            'message/rfc822': mailFile(fileRequests),
          },
        },
      },
      responses: {
        200: {
          description: 'The reading.',
          headers: rateHeaders('readings'),
          content: {
            'application/json': { schema: apiReadingSchema, examples: { mail: { value: readingExample } } },
          },
        },
        ...publicProblemResponses(
          ['not_in_scope', 'cross_site', 'payload_too_large', 'mail_too_slow', 'too_many_requests'],
          { not_in_scope: keyRefusals.notInScope('reply') },
          'readings',
        ),
      },
    };
  }),
  requireKey('reply'),
  limitCalls('reading'),
  mailInput(readingRequestSchema),
  async (c) => {
    const { readEmail } = await c.var.deps.replyTools();
    const { emailContent } = c.req.valid('json');
    const reading = readEmail(emailContent.trim());
    return c.json(presentReading(reading, isMailFile(c.env.incoming) ? undefined : emailContent));
  },
);

publicApiRoutes.get(
  publicApiPaths.usage,
  describeRoute(async () => {
    const { usageExample } = await import('./examples.ts');
    return {
      operationId: 'readUsage',
      summary: 'Read the month’s usage',
      description:
        'The number of replies of the account in the current UTC month: by the API, in the generator ' +
        'and in the mailbox together. The members of a team share its replies: they get the number of all ' +
        'members.',
      security: byKey('usage'),
      responses: {
        200: {
          description: 'The month.',
          content: {
            'application/json': { schema: usageSchema, examples: { month: { value: usageExample } } },
          },
        },
        ...publicProblemResponses(['not_in_scope'], { not_in_scope: keyRefusals.notInScope('usage') }),
      },
    };
  }),
  requireKey('usage'),
  withoutQuery,
  async (c) => {
    const { account } = c.var.caller;
    return c.json(presentUsage(await readUsage({ ctx: c.var.deps, account }), account));
  },
);

publicApiRoutes.get(
  publicApiPaths.options,
  describeRoute(async () => {
    const { optionsExample } = await import('./examples.ts');
    return {
      operationId: 'listOptions',
      summary: 'List the options',
      description:
        'Every value that a request may have on this server with the plan of the account. No scope is needed.',
      security: byKey(),
      responses: {
        200: {
          description: 'The options.',
          content: {
            'application/json': {
              schema: apiOptionsSchema,
              examples: { standard: { value: optionsExample } },
            },
          },
        },
        ...publicProblemResponses([]),
      },
    };
  }),
  requireKey(),
  withoutQuery,
  (c) => c.json(apiOptions(c.var.caller.account.plan, configuredModels(c.var.deps.env.models))),
);

publicApiRoutes.get(
  publicApiPaths.openapi,
  describeRoute({
    operationId: 'describeApi',
    summary: 'Read this description',
    description: 'OpenAPI 3.1. No key is needed, and pages of any site may read it.',
    security: [],
    responses: {
      200: {
        description: 'The description.',
        content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
      },
    },
  }),
  async (c) => {
    const { publicApiDocument } = await import('./openapi-document.ts');
    const document = await publicApiDocument(publicApiRoutes.routes);
    return sendDocument(c, document.replaceAll(ORIGIN_PLACEHOLDER, c.var.deps.origin));
  },
);
