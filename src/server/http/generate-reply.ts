import { Hono } from 'hono';
import { z } from 'zod';
import { apiPaths } from '#domain/paths.ts';
import { plansWith, surfaceDefaults } from '#domain/plans.ts';
import { replyRequestSchema, replyResponseSchema } from '#domain/replies.ts';
import { type Actor, actorOf } from '../replies/actor.ts';
import { generateReply } from '../replies/generate-reply.ts';
import type { HonoEnv, RequestContext } from './app-types.ts';
import { identifyGuest } from './guest-cookie.ts';
import { describeRoute, sessionOptional } from './openapi.ts';
import { replyContext, replySignal, respondWithReply } from './reply-response.ts';
import { jsonInput } from './request-input.ts';
import { accountOf } from './require-account.ts';

const eventStream = z
  .string()
  .describe(
    [
      'Server-sent events. While the reply waits for its turn at a model, `waiting` events with data',
      '`{"ahead": n}`, the number of replies ahead of it; 0 means that its turn has come.',
      'Then any number of `delta` events, each with data `{"text": "…"}` in the order of the reply,',
      'then one `done` with data `{"reply", "writer", "notes"}`, or one `problem` with data as in',
      '`application/problem+json`. A stream that ends without `done` has no complete reply.',
      'Comments keep the connection open while nothing is written.',
    ].join(' '),
  );

const { generator, gmail } = surfaceDefaults;

/** The options of a request without a paid plan, for the description. */
const freeOptions =
  `Without ${plansWith('options')} the intent is \`${generator.intent}\`, the tone \`${generator.tone}\` ` +
  `or \`${gmail.tone}\`, the language \`${generator.language}\`.`;

/** The account of the request's token, or a guest if there is no token. Throws `unauthenticated`, `unavailable`. */
async function identifyActor(c: RequestContext): Promise<Actor> {
  const account = await accountOf(c);
  return account ? actorOf(account) : identifyGuest(c);
}

/** The replies of the generator and the mailbox (docs/product.md, 9.2). */
export const generateReplyRoutes = new Hono<HonoEnv>().post(
  apiPaths.generateReply,
  describeRoute({
    operationId: 'generateReply',
    summary: 'Generate a reply to an email',
    description:
      'Responds with JSON, or with server-sent events if `Accept` names `text/event-stream` and does ' +
      'not prefer JSON. A problem before the first event is sent with its own status. A request ' +
      'without a token comes from a guest; the server counts the free replies of a guest by a signed ' +
      'cookie. A request with an invalid token is refused.',
    security: sessionOptional,
    responses: {
      200: {
        description:
          'The reply. `writer` names what wrote it, `notes` lists the instructions that it could not follow.',
        content: {
          'application/json': { schema: replyResponseSchema },
          'text/event-stream': { schema: eventStream },
        },
      },
    },
    problems: [
      'unauthenticated',
      'guest_limit',
      'plan_limit',
      'option_not_in_plan',
      'too_many_requests',
      'generation_failed',
    ],
    problemDetails: { option_not_in_plan: freeOptions },
  }),
  jsonInput(replyRequestSchema),
  async (c) => {
    const actor = await identifyActor(c);
    const ctx = replyContext(c.var.deps, actor);
    const signal = replySignal(c, actor);
    return respondWithReply(c, (listeners) =>
      generateReply({ ctx, input: c.req.valid('json'), signal, ...listeners }),
    );
  },
);
