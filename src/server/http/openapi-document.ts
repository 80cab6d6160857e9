import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiPaths } from '#domain/paths.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { problemSchema, replyRequestSchema, replyResponseSchema } from '#domain/replies.ts';

const problemCodes = Object.keys(problems) as ProblemCode[];

/** What generate-reply does not answer a guest with; every other code of the domain is documented with it. */
const beyondGuests: readonly ProblemCode[] = ['unauthenticated', 'plan_limit', 'not_in_plan', 'not_found'];

/** The problems that an operation may answer with, grouped by status, each code with its sentence. */
function problemResponses(codes: ProblemCode[]) {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, grouped]) => [
      status,
      {
        description: grouped.map((code) => `\`${code}\`: ${problems[code].detail}`).join('\n\n'),
        content: {
          'application/problem+json': { schema: problemSchema.extend({ code: z.enum(grouped) }) },
        },
        ...(grouped.includes('too_many_requests')
          ? { headers: z.object({ 'Retry-After': z.string().describe('Seconds to wait.') }) }
          : {}),
      },
    ]),
  );
}

const eventStream = z
  .string()
  .describe(
    [
      'Server-sent events. Any number of `delta` events, each with data `{"text": "…"}` in the order of the reply,',
      'then one `done` with data `{"reply", "writer", "notes"}`, or one `problem` with data as in',
      '`application/problem+json`. A stream that ends without `done` holds no complete reply.',
      'Comments keep a quiet stream open.',
    ].join(' '),
  );

const generateReply = createRoute({
  method: 'post',
  path: apiPaths.generateReply,
  operationId: 'generateReply',
  summary: 'Generate a reply to an email',
  description:
    'Answers with JSON, or with server-sent events where `Accept` names `text/event-stream` and does not prefer JSON. What is wrong before the first event is answered with a status of its own. A request without an account is a guest: a signed cookie holds its free replies.',
  request: { body: { required: true, content: { 'application/json': { schema: replyRequestSchema } } } },
  responses: {
    200: {
      description: 'The reply. `writer` names the engine, `notes` lists what it could not follow.',
      content: {
        'application/json': { schema: replyResponseSchema },
        'text/event-stream': { schema: eventStream },
      },
    },
    ...problemResponses(problemCodes.filter((code) => !beyondGuests.includes(code))),
  },
});

const health = createRoute({
  method: 'get',
  path: apiPaths.health,
  operationId: 'health',
  summary: 'Whether the process is alive',
  responses: {
    200: {
      description: 'It is.',
      content: { 'application/json': { schema: z.object({ status: z.literal('alive') }) } },
    },
  },
});

const ready = createRoute({
  method: 'get',
  path: apiPaths.ready,
  operationId: 'ready',
  summary: 'Whether the server can serve: its database answers',
  responses: {
    200: {
      description: 'It can.',
      content: { 'application/json': { schema: z.object({ status: z.literal('ready') }) } },
    },
    ...problemResponses(['unavailable']),
  },
});

const openapi = createRoute({
  method: 'get',
  path: apiPaths.openapi,
  operationId: 'openapi',
  summary: 'This document',
  responses: {
    200: {
      description: 'OpenAPI 3.1',
      content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
    },
  },
});

/** Every route of the API, in the order of the document. */
export const documentedRoutes = [generateReply, health, ready, openapi];

let document: string | undefined;

/** The API's description (OpenAPI 3.1) as JSON text. */
export function openapiDocument(): string {
  if (document) return document;
  const app = new OpenAPIHono();
  for (const route of documentedRoutes) app.openAPIRegistry.registerPath(route);
  document = JSON.stringify(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'AI Reply Assistant',
        version: '1',
        description: `Every problem is \`application/problem+json\` with one of the codes ${problemCodes
          .map((code) => `\`${code}\``)
          .join(', ')}; an unknown address is \`not_found\`.`,
      },
    }),
  );
  return document;
}
