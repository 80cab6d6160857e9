import { Hono } from 'hono';
import { z } from 'zod';
import { keyRefusals } from '#domain/messages.ts';
import { publicApiPaths } from '#domain/paths.ts';
import { apiReplyRequestSchema } from '#domain/public-api.ts';
import { replyResponseSchema } from '#domain/replies.ts';
import { ProblemError } from '../../problems.ts';
import { generateReply } from '../../replies/generate-reply.ts';
import type { WrittenReply } from '../../writers/writer.ts';
import type { HonoEnv } from '../app-types.ts';
import { describeRoute, type RouteDescription } from '../openapi.ts';
import { answerWithReply, type Generate, replyContext, replySignal } from '../reply-answer.ts';
import { idempotencyKeyOf } from '../request-input.ts';
import { generateIdempotent } from './idempotent-reply.ts';
import { mailInput } from './mail-input.ts';
import {
  byKey,
  callNameHeader,
  mailFile,
  ofPlans,
  problemAnswers,
  rateHeaders,
  replayedHeader,
} from './openapi.ts';
import { limitCalls, requireKey, sendRate } from './require-key.ts';

const eventStream = z
  .string()
  .describe(
    'Server-sent events: any number of `delta`, then one `done` or one `problem`. A stream that ends ' +
      'without `done` or `problem` is incomplete. A problem before the first event is answered with its ' +
      'own status.',
  );

/** The other fields, if the mail is the body. */
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

/** Describes the route with examples: the built-in drafter writes their replies. */
async function describeReplies(): Promise<RouteDescription> {
  const { eventsOf, fileOptions, fileRequests, replyExamples, replyRequests } = await import('./examples.ts');
  const examples = await replyExamples();
  return {
    operationId: 'createReply',
    summary: 'Write a reply',
    description:
      'Reads a mail and writes the reply to it. The mail is `emailContent` of the JSON, or it is the ' +
      'body itself, as `message/rfc822`, with the other fields in the query. Answers with JSON, or ' +
      'with server-sent events if `Accept` names `text/event-stream`. A written reply is charged to ' +
      'the month; a failure is not.',
    security: byKey('reply'),
    request: {
      headers: callNameHeader,
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
      ...problemAnswers(
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
      ),
    },
  };
}

/** If the account is deleted meanwhile, the problem says that the key is not valid: a program cannot sign in. */
async function withKeyProblem(writing: Promise<WrittenReply>): Promise<WrittenReply> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'unauthenticated')) throw error;
    throw new ProblemError('unauthenticated', { detail: keyRefusals.unknown, cause: error });
  }
}

/** Writes one reply for the account of the key, and only one for each Idempotency-Key. */
export const replyRoutes = new Hono<HonoEnv>().post(
  publicApiPaths.replies,
  describeRoute(describeReplies),
  requireKey('reply'),
  limitCalls('file'),
  mailInput(apiReplyRequestSchema),
  async (c) => {
    const { id, fullName, plan } = c.var.caller.account;
    const actor = { kind: 'account', id, name: fullName, plan } as const;
    const ctx = {
      ...replyContext(c.var.deps, actor),
      onRates: (rates: Parameters<typeof sendRate>[2]) => sendRate(c.env.outgoing, 'reply', rates),
    };
    const input = c.req.valid('json');
    const idempotencyKey = idempotencyKeyOf(c.req);
    const signal = replySignal(c, actor);
    const generate: Generate =
      idempotencyKey === undefined
        ? (onText) => generateReply({ ctx, input, signal, ...(onText ? { onText } : {}) })
        : generateIdempotent(c, { ctx, idempotencyKey, input, signal });
    return answerWithReply(c, (onText) => withKeyProblem(generate(onText)));
  },
);
