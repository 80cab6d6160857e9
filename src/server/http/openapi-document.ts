import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiPaths } from '#domain/paths.ts';
import { plansWith, surfaceDefaults } from '#domain/plans.ts';
import { problems } from '#domain/problems.ts';
import { replyRequestSchema, replyResponseSchema } from '#domain/replies.ts';
import { accountOperations } from './openapi-accounts.ts';
import { authOperations } from './openapi-auth.ts';
import { mailboxOperations } from './openapi-gmail.ts';
import { keyOperations } from './openapi-keys.ts';
import {
  codesOf,
  jsonAnswer,
  jsonBody,
  problemResponses,
  SESSION_SCHEME,
  signedIn,
} from './openapi-parts.ts';

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

const { generator, gmail } = surfaceDefaults;

/** The option values that a request may have without a paid plan. */
const optionsOfFree = `Without ${plansWith('options')} the intent is \`${generator.intent}\`, the tone \`${generator.tone}\` or \`${gmail.tone}\`, the language \`${generator.language}\`.`;

const generateReply = createRoute({
  method: 'post',
  path: apiPaths.generateReply,
  operationId: 'generateReply',
  summary: 'Generate a reply to an email',
  description:
    'Answers with JSON, or with server-sent events where `Accept` names `text/event-stream` and does not prefer JSON. What is wrong before the first event is answered with a status of its own. A request without a session is a guest: a signed cookie holds its free replies. One whose session does not hold is refused.',
  security: [...signedIn, {}],
  request: jsonBody(replyRequestSchema),
  responses: {
    200: {
      description: 'The reply. `writer` names the engine, `notes` lists what it could not follow.',
      content: {
        'application/json': { schema: replyResponseSchema },
        'text/event-stream': { schema: eventStream },
      },
    },
    ...problemResponses(
      codesOf(
        ['account', 'body', 'changing'],
        ['guest_limit', 'plan_limit', 'option_not_in_plan', 'too_many_requests', 'generation_failed'],
      ),
      { option_not_in_plan: optionsOfFree },
    ),
  },
});

const health = createRoute({
  method: 'get',
  path: apiPaths.health,
  operationId: 'health',
  summary: 'Whether the process is alive',
  responses: {
    200: jsonAnswer('It is.', z.object({ status: z.literal('alive') })),
  },
});

const ready = createRoute({
  method: 'get',
  path: apiPaths.ready,
  operationId: 'ready',
  summary: 'Whether the server can serve: its database answers',
  responses: {
    200: jsonAnswer('It can.', z.object({ status: z.literal('ready') })),
    ...problemResponses(['unavailable']),
  },
});

const openapi = createRoute({
  method: 'get',
  path: apiPaths.openapi,
  operationId: 'openapi',
  summary: 'This document',
  responses: {
    200: jsonAnswer('OpenAPI 3.1', z.record(z.string(), z.unknown())),
  },
});

/** Every route of the API, in the order of the document. */
const operations = [
  generateReply,
  ...authOperations,
  ...accountOperations,
  ...mailboxOperations,
  ...keyOperations,
  health,
  ready,
  openapi,
];

let document: string | undefined;

/** The API's description (OpenAPI 3.1) as JSON text. */
export function openapiDocument(): string {
  if (document) return document;
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', SESSION_SCHEME, {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in returned in the `set-auth-token` header.',
  });
  for (const operation of operations) app.openAPIRegistry.registerPath(operation);
  document = JSON.stringify(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'AI Reply Assistant',
        version: '1',
        description: `Every problem is \`application/problem+json\` with one of the codes ${Object.keys(
          problems,
        )
          .map((code) => `\`${code}\``)
          .join(
            ', ',
          )}; an unknown address is \`not_found\`, and one that takes other methods \`method_not_allowed\`, with \`Allow\`.`,
      },
    }),
  );
  return document;
}
