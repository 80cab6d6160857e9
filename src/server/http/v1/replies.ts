import type { Context } from 'hono';
import { keyRefusals } from '#domain/messages.ts';
import type { apiReplyRequestSchema } from '#domain/public-api.ts';
import { callName } from '../../idempotency-key.ts';
import { ProblemError } from '../../problems.ts';
import { generateReply } from '../../replies/generate-reply.ts';
import type { WrittenReply } from '../../writers/writer.ts';
import type { AppDeps } from '../app-types.ts';
import { answerWithReply, type Generate, replyContext } from '../generate-reply.ts';
import type { JsonInput } from '../json-input.ts';
import { tellRate } from '../rate-limit.ts';
import { replySignal } from '../reply-signal.ts';
import type { KeyEnv } from '../require-key.ts';
import { generateNamed } from './named-reply.ts';

/** If the account is deleted meanwhile, the problem says that the key is not valid: a program cannot sign in. */
async function toldOfKey(writing: Promise<WrittenReply>): Promise<WrittenReply> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'unauthenticated')) throw error;
    throw new ProblemError('unauthenticated', { detail: keyRefusals.unknown, cause: error });
  }
}

type ReplyCall = Context<KeyEnv, string, JsonInput<typeof apiReplyRequestSchema>>;

/**
 * POST /api/v1/replies: writes one reply for the account of the key, and only one for each Idempotency-Key. Throws
 * `validation`, `option_not_in_plan`, `idempotency_key_reused`, `too_many_requests`, `generation_failed`,
 * `unavailable`.
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
    const signal = replySignal(c.env.outgoing, actor, deps);
    const generate: Generate =
      name === undefined
        ? (onText) => generateReply({ ctx, input, signal, ...(onText ? { onText } : {}) })
        : generateNamed(c, deps, { ctx, name, input, signal });
    return answerWithReply(c, deps, (onText) => toldOfKey(generate(onText)));
  };
}
