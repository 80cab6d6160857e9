import { Hono } from 'hono';
import { z } from 'zod';
import { keyRefusals } from '#domain/messages.ts';
import { publicApiPaths } from '#domain/paths.ts';
import { apiReplyRequestSchema } from '#domain/public-api.ts';
import { replyResponseSchema } from '#domain/replies.ts';
import { ProblemError } from '../../problems.ts';
import { actorOf } from '../../replies/actor.ts';
import { generateReply } from '../../replies/generate-reply.ts';
import type { WrittenReply } from '../../writers/writer.ts';
import type { HonoEnv } from '../app-types.ts';
import { describeRoute, type RouteDescription } from '../openapi.ts';
import { type Generate, replyContext, replySignal, respondWithReply } from '../reply-response.ts';
import { idempotencyKeyOf } from '../request-input.ts';
import { generateIdempotent } from './idempotent-reply.ts';
import { mailInput } from './mail-input.ts';
import {
  byKey,
  idempotencyKeyHeader,
  mailFile,
  planProblems,
  publicProblemResponses,
  rateHeaders,
  replayedHeader,
} from './openapi.ts';
import { limitCalls, requireKey, sendRate } from './require-key.ts';

const eventStream = z
  .string()
  .describe(
    'Server-sent events: `waiting` while the reply waits for its turn at a model, then any number of ' +
      '`delta`, then one `done` or one `problem`. A stream that ends without `done` or `problem` is ' +
      'incomplete. A problem before the first event is sent with its own status.',
  );

/** The query of a request whose body is the mail. */
function fileQuery(example: { intent: string; tone: string; language: string }) {
  const { intent, tone, language, customPrompt, model } = apiReplyRequestSchema.shape;
  return z.object({
    intent: intent.optional().meta({ example: example.intent }),
    tone: tone.optional().meta({ example: example.tone }),
    language: language.optional().meta({ example: example.language }),
    customPrompt,
    model,
  });
}

const replyProblems = [
  ...planProblems,
  'not_in_scope',
  'cross_site',
  'payload_too_large',
  'idempotency_key_reused',
  'mail_too_slow',
  'too_many_requests',
  'generation_failed',
] as const;

/** Describes the route with examples. The built-in drafter writes their replies. */
async function describeReplies(): Promise<RouteDescription> {
  const { eventsOf, fileOptions, fileRequests, replyExamples, replyRequests } = await import('./examples.ts');
  const examples = await replyExamples();
  return {
    operationId: 'createReply',
    summary: 'Write a reply',
    description:
      'Reads a mail and writes the reply to it. Your `answers` to its asks decide what the reply says; a ' +
      'reading lists the asks. The mail is `emailContent` of the JSON, or it is the body itself, as ' +
      '`message/rfc822`, with `intent`, `tone`, `language`, `customPrompt` and `model` in the query. ' +
      'Responds with JSON, or with server-sent events if `Accept` names `text/event-stream`. A written reply ' +
      'is charged to the month; a failure is not. Without an `Idempotency-Key`, the reply stops when you close ' +
      'the connection: an event stream is charged if its text had begun, JSON is not.',
    security: byKey('reply'),
    request: {
      headers: idempotencyKeyHeader,
      query: fileQuery(fileOptions),
      body: {
        required: true,
        content: {
          'application/json': { schema: apiReplyRequestSchema, examples: replyRequests },
          'message/rfc822': mailFile(fileRequests),
        },
      },
    },
    responses: {
      200: {
        description: 'The reply.',
        headers: { ...rateHeaders('replies'), ...replayedHeader },
        content: {
          'application/json': { schema: replyResponseSchema, examples },
          'text/event-stream': {
            schema: eventStream,
            examples: { accept: { value: eventsOf(examples.accept.value) } },
          },
        },
      },
      ...publicProblemResponses(replyProblems, { not_in_scope: keyRefusals.notInScope('reply') }),
    },
  };
}

/**
 * Changes the message of `unauthenticated`, which means that the account was deleted meanwhile: a program cannot sign
 * in, so the message is that the key is not valid.
 */
async function withKeyProblem(writing: Promise<WrittenReply>): Promise<WrittenReply> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'unauthenticated')) throw error;
    throw new ProblemError('unauthenticated', { detail: keyRefusals.unknown, cause: error });
  }
}

/** Writes a reply for the account of the key, once for each Idempotency-Key. */
export const replyRoutes = new Hono<HonoEnv>().post(
  publicApiPaths.replies,
  describeRoute(describeReplies),
  requireKey('reply'),
  limitCalls('file'),
  mailInput(apiReplyRequestSchema),
  async (c) => {
    const actor = actorOf(c.var.caller.account);
    const ctx = {
      ...replyContext(c.var.deps, actor),
      onRates: (rates: Parameters<typeof sendRate>[2]) => sendRate(c.env.outgoing, 'reply', rates),
    };
    const input = c.req.valid('json');
    const idempotencyKey = idempotencyKeyOf(c.req);
    const signal = replySignal(c, actor);
    const generate: Generate =
      idempotencyKey === undefined
        ? (listeners) => generateReply({ ctx, input, signal, ...listeners })
        : generateIdempotent(c, { ctx, idempotencyKey, input, signal });
    return respondWithReply(c, (listeners) => withKeyProblem(generate(listeners)));
  },
);
