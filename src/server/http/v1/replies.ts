import type { Context } from 'hono';
import type { apiReplyRequestSchema } from '#domain/public-api.ts';
import { callName } from '../../idempotency-key.ts';
import { generateReply } from '../../replies/generate-reply.ts';
import type { AppDeps } from '../app-types.ts';
import { answerWithReply, replyContext } from '../generate-reply.ts';
import type { JsonInput } from '../json-input.ts';
import { tellRate } from '../rate-limit.ts';
import { replySignal } from '../reply-signal.ts';
import type { KeyEnv } from '../require-key.ts';
import { answerNamedCall } from './named-reply.ts';

type ReplyCall = Context<KeyEnv, string, JsonInput<typeof apiReplyRequestSchema>>;

/**
 * POST /api/v1/replies: one reply, for the account behind the key; once for one Idempotency-Key. Throws `validation`,
 * `option_not_in_plan`, `idempotency_key_reused`, `too_many_requests`, `generation_failed`, `unavailable`.
 */
export function repliesRoute(deps: AppDeps) {
  return async (c: ReplyCall): Promise<Response> => {
    const { id, fullName, plan } = c.get('caller').account;
    const actor = { kind: 'account', id, name: fullName, plan } as const;
    const ctx = {
      ...replyContext(deps, actor),
      onRates: (rates: Parameters<typeof tellRate>[2]) => tellRate(c.env.outgoing, 'replies', rates),
    };
    const input = c.req.valid('json');
    const name = callName(c.req.header('idempotency-key'));
    if (name !== undefined) return answerNamedCall(c, deps, { ctx, name, input });
    const signal = replySignal(c.env.outgoing, actor, deps);
    return answerWithReply(c, deps, (onText) =>
      generateReply({ ctx, input, signal, ...(onText ? { onText } : {}) }),
    );
  };
}
