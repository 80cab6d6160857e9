import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { usageSchema } from '#domain/accounts.ts';
import type { KeyScope } from '#domain/key-scopes.ts';
import { keyRefusals } from '#domain/messages.ts';
import { publicApiPaths } from '#domain/paths.ts';
import {
  apiOptionsSchema,
  apiReadingSchema,
  apiReplyRequestSchema,
  readingRequestSchema,
} from '#domain/public-api.ts';
import { replyResponseSchema } from '#domain/replies.ts';
import { callNameHeader, rateHeaders, replayedHeader } from './described-headers.ts';
import {
  eventsOf,
  fileOptions,
  fileRequests,
  optionsExample,
  readingExample,
  readingRequests,
  replyRequests,
  replyTo,
  textOfFile,
  usageExample,
} from './examples.ts';
import { ofPlans, problemAnswers } from './problem-answers.ts';

/** The name of the security scheme in the document. */
export const KEY_SCHEME = 'apiKey';

/** The operation needs a key, with these scopes if any are named. */
const byKey = (...scopes: KeyScope[]) => [{ [KEY_SCHEME]: scopes }];

const eventStream = z
  .string()
  .describe(
    'Server-sent events: any number of `delta`, then one `done` or one `problem`. A stream that ends without either broke off. What is wrong before the first event has a status of its own.',
  );

/** A mail as the request body. */
const mailFile = {
  schema: z.string().describe('An email message as it was received (RFC 5322), up to 2 MB.'),
  examples: fileRequests,
};

const { intent, tone, language, customPrompt, model } = apiReplyRequestSchema.shape;

/** The other fields, if the mail is the body. */
const fileQuery = z.object({
  intent: intent.optional().meta({ example: fileOptions.intent }),
  tone: tone.optional().meta({ example: fileOptions.tone }),
  language: language.optional().meta({ example: fileOptions.language }),
  customPrompt,
  model,
});

/** The reply in each format, with the answers to the example requests. */
async function replyContent() {
  const accept = await replyTo(replyRequests.accept.value);
  return {
    'application/json': {
      schema: replyResponseSchema,
      examples: {
        accept: { value: accept },
        reschedule: { value: await replyTo(replyRequests.reschedule.value) },
        french: { value: await replyTo(replyRequests.french.value) },
        file: { value: await replyTo({ ...fileOptions, emailContent: await textOfFile() }) },
      },
    },
    'text/event-stream': { schema: eventStream, examples: { accept: { value: eventsOf(accept) } } },
  };
}

const replyProblems = problemAnswers(
  [
    ...ofPlans,
    'not_in_scope',
    'cross_site',
    'payload_too_large',
    'idempotency_key_reused',
    'mail_too_slow',
    'too_many_requests',
    'generation_failed',
  ],
  { not_in_scope: keyRefusals.notInScope('reply') },
);

async function replies() {
  return createRoute({
    method: 'post',
    path: publicApiPaths.replies,
    operationId: 'createReply',
    summary: 'Write a reply',
    description:
      'Reads a mail and writes the reply to it. The mail stands in the JSON as `emailContent`, or it is the body itself, as `message/rfc822`, with the other fields in the query. Answers with JSON, or with server-sent events where `Accept` names `text/event-stream`. A reply that was written is charged to the month; a failure is not.',
    security: byKey('reply'),
    request: {
      headers: callNameHeader,
      query: fileQuery,
      body: {
        required: true,
        content: {
          'application/json': { schema: apiReplyRequestSchema, examples: replyRequests },
          'message/rfc822': mailFile,
        },
      },
    },
    responses: {
      200: {
        description: 'The reply.',
        headers: { ...rateHeaders('replies'), ...replayedHeader },
        content: await replyContent(),
      },
      ...replyProblems,
    },
  });
}

const readings = createRoute({
  method: 'post',
  path: publicApiPaths.readings,
  operationId: 'createReading',
  summary: 'Read a mail',
  description:
    'Says what a mail asks, without a reply: who wrote it, in which language, what wants an answer, which days and amounts it names. The mail comes as for a reply. Costs nothing of the month; readings have a minute of their own.',
  security: byKey('reply'),
  request: {
    body: {
      required: true,
      content: {
        'application/json': { schema: readingRequestSchema, examples: readingRequests },
        'message/rfc822': mailFile,
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
    ...problemAnswers(
      ['not_in_scope', 'cross_site', 'payload_too_large', 'mail_too_slow', 'too_many_requests'],
      { not_in_scope: keyRefusals.notInScope('reply') },
      'readings',
    ),
  },
});

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
  return [await replies(), readings, usage, options, openapi];
}
