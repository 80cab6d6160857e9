import type { Context } from 'hono';
import type { replyRequestSchema } from '#domain/replies.ts';
import type { AppDeps } from '../app-types.ts';
import { answerWithReply } from '../generate-reply.ts';
import type { JsonInput } from '../json-input.ts';
import { tellRate } from '../rate-limit.ts';
import type { KeyEnv } from '../require-key.ts';

type ReplyCall = Context<KeyEnv, string, JsonInput<typeof replyRequestSchema>>;

/**
 * POST /api/v1/replies: one reply, for the account behind the key. Throws `validation`, `option_not_in_plan`,
 * `too_many_requests`, `generation_failed`, `unavailable`.
 */
export function repliesRoute(deps: AppDeps) {
  return (c: ReplyCall): Promise<Response> => {
    const { id, fullName, plan } = c.get('caller').account;
    return answerWithReply(c, deps, {
      actor: { kind: 'account', id, name: fullName, plan },
      input: c.req.valid('json'),
      onRates: (rates) => tellRate(c.env.outgoing, 'replies', rates),
    });
  };
}
