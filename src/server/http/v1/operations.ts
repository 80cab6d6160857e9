import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { usageSchema } from '#domain/accounts.ts';
import type { KeyScope } from '#domain/key-scopes.ts';
import { keyRefusals } from '#domain/messages.ts';
import { publicApiPaths } from '#domain/paths.ts';
import { apiOptionsSchema } from '#domain/public-api.ts';
import { replyRequestSchema, replyResponseSchema } from '#domain/replies.ts';
import { callNameHeader, rateHeaders, replayedHeader } from './described-headers.ts';
import { eventsOf, optionsExample, replyRequests, replyTo, usageExample } from './examples.ts';
import { ofPlans, problemAnswers } from './problem-answers.ts';

/** The name of the security scheme in the document. */
export const KEY_SCHEME = 'apiKey';

/** With a key, of this scope where one is named. */
const byKey = (...scopes: KeyScope[]) => [{ [KEY_SCHEME]: scopes }];

const eventStream = z
  .string()
  .describe(
    'Server-sent events: any number of `delta`, then one `done` or one `problem`. A stream that ends without either broke off.',
  );

async function replies() {
  const accept = await replyTo('accept');
  return createRoute({
    method: 'post',
    path: publicApiPaths.replies,
    operationId: 'createReply',
    summary: 'Write a reply',
    description:
      'Reads a mail and writes the reply to it. Answers with JSON, or with server-sent events where `Accept` names `text/event-stream`. What is wrong before the first event is answered with a status of its own, as for JSON. A reply that was written is charged to the month; a failure is not.',
    security: byKey('reply'),
    request: {
      headers: callNameHeader,
      body: {
        required: true,
        content: { 'application/json': { schema: replyRequestSchema, examples: replyRequests } },
      },
    },
    responses: {
      200: {
        description: 'The reply.',
        headers: { ...rateHeaders, ...replayedHeader },
        content: {
          'application/json': {
            schema: replyResponseSchema,
            examples: {
              accept: { value: accept },
              reschedule: { value: await replyTo('reschedule') },
              french: { value: await replyTo('french') },
            },
          },
          'text/event-stream': { schema: eventStream, examples: { accept: { value: eventsOf(accept) } } },
        },
      },
      ...problemAnswers(
        [
          ...ofPlans,
          'not_in_scope',
          'cross_site',
          'payload_too_large',
          'idempotency_key_reused',
          'too_many_requests',
          'generation_failed',
        ],
        { not_in_scope: keyRefusals.notInScope('reply') },
      ),
    },
  });
}

const usage = createRoute({
  method: 'get',
  path: publicApiPaths.usage,
  operationId: 'readUsage',
  summary: 'Read the month’s usage',
  description:
    'How many replies the account had written in the current UTC month, by the API, in the generator and in its mailbox together.',
  security: byKey('usage'),
  responses: {
    200: {
      description: 'The month.',
      content: { 'application/json': { schema: usageSchema, examples: { month: { value: usageExample } } } },
    },
    ...problemAnswers(['not_in_scope'], { not_in_scope: keyRefusals.notInScope('usage') }),
  },
});

const options = createRoute({
  method: 'get',
  path: publicApiPaths.options,
  operationId: 'listOptions',
  summary: 'List the options',
  description:
    'Every value that a request may hold on this server with the plan of the account. Any key may ask.',
  security: byKey(),
  responses: {
    200: {
      description: 'The options.',
      content: {
        'application/json': { schema: apiOptionsSchema, examples: { standard: { value: optionsExample } } },
      },
    },
    ...problemAnswers([]),
  },
});

const openapi = createRoute({
  method: 'get',
  path: publicApiPaths.openapi,
  operationId: 'describeApi',
  summary: 'Read this description',
  description: 'OpenAPI 3.1. Open to everyone, from any page.',
  security: [],
  responses: {
    200: {
      description: 'The description.',
      content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
    },
  },
});

/** Every operation of the public API, in the order of its page. */
export async function publicOperations() {
  return [await replies(), usage, options, openapi];
}
