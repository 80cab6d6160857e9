import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ReplyRequest } from '#domain/replies.ts';
import type { StoredWithCharge } from '../../quotas/ledger.ts';
import { checkOptions } from '../../replies/check-options.ts';
import {
  ClientGone,
  generateReply,
  type ReplyContext,
  type ReplyListeners,
  type TextListener,
} from '../../replies/generate-reply.ts';
import { createIdempotentCall } from '../../replies/idempotent/idempotent-call.ts';
import { replyOnce } from '../../replies/idempotent/reply-once.ts';
import type { WrittenReply } from '../../writers/writer.ts';
import type { AppDeps } from '../app-types.ts';
import { createWritingController, type Generate } from '../reply-response.ts';
import type { KeyEnv } from './require-key.ts';

/** Forwards text without waiting for a slow client. Text that comes meanwhile is kept and forwarded in one piece. */
function forwardWithoutWaiting(onText: TextListener): {
  write: (text: string) => undefined;
  flush: () => void;
} {
  let pending = '';
  let isBusy = false;
  const flush = () => {
    const text = pending;
    pending = '';
    if (text !== '') forward(text);
  };
  const forward = (text: string) => {
    const drained = onText(text);
    if (!drained) return;
    isBusy = true;
    drained.then(() => {
      isBusy = false;
      flush();
    });
  };
  const write = (text: string): undefined => {
    pending += text;
    if (!isBusy) flush();
  };
  return { write, flush };
}

/**
 * Writes the reply to its end, even if the client has left or reads slowly. It stops if `lost` aborts, the account is
 * deleted or the server stops. `lost`: another process has taken the call's key.
 */
async function writeToTheEnd(
  { outgoing }: { outgoing: ServerResponse },
  deps: AppDeps,
  {
    ctx,
    input,
    onText,
    onWaiting,
    lost,
    storedWith,
  }: {
    ctx: ReplyContext;
    input: ReplyRequest;
    lost: AbortSignal;
    storedWith: (written: WrittenReply) => StoredWithCharge;
  } & Required<ReplyListeners>,
): Promise<WrittenReply> {
  const { controller, release } = createWritingController(ctx.actor, deps);
  const isGone = () => outgoing.destroyed || outgoing.writableEnded;
  const forwarder = forwardWithoutWaiting((text) => (isGone() ? undefined : onText(text)));
  try {
    const signal = AbortSignal.any([controller.signal, lost]);
    const written = await generateReply({
      ctx,
      input,
      signal,
      storedWith,
      onText: forwarder.write,
      onWaiting: (ahead) => {
        if (!isGone()) onWaiting(ahead);
      },
    });
    forwarder.flush();
    return written;
  } finally {
    release();
  }
}

/**
 * Generates the reply of an idempotent call: writes it once, or returns the stored reply with `Idempotent-Replayed:
 * true`. Throws the errors of `checkOptions`. The returned function throws those of `generateReply` and `replyOnce`.
 */
export function generateIdempotent(
  c: Pick<Context<KeyEnv>, 'env' | 'var'>,
  {
    ctx,
    idempotencyKey,
    input,
    signal,
  }: { ctx: ReplyContext; idempotencyKey: string; input: ReplyRequest; signal: AbortSignal },
): Generate {
  const { outgoing } = c.env;
  const { deps, caller } = c.var;
  const { account, key: keyText } = caller;
  // A call that the plan refuses is not stored.
  checkOptions(account.plan, input, ctx.models);
  const call = createIdempotentCall(deps.secrets, { accountId: account.id, keyText, idempotencyKey }, input);
  return async ({ onText: send = () => undefined, onWaiting = () => undefined } = {}) => {
    let hasText = false;
    const onText: TextListener = (text) => {
      hasText = true;
      return send(text);
    };
    const answer = replyOnce({
      ctx: { ...deps, maxWaitMs: 2 * deps.env.models.timeoutMs },
      call,
      write: (lost, storedWith) =>
        writeToTheEnd(c.env, deps, { ctx, input, onText, onWaiting, lost, storedWith }),
      signal,
    });
    deps.runningIdempotentReplies.run(() =>
      answer.then(
        () => {},
        () => {},
      ),
    );
    const { written, isReplayed } = await answer;
    if (outgoing.destroyed) throw new ClientGone();
    if (isReplayed) {
      if (!outgoing.headersSent) outgoing.setHeader('idempotent-replayed', 'true');
      // If the key was lost after some text was sent, that text cannot be taken back. `done` has the whole reply.
      if (!hasText) send(written.reply);
    }
    return written;
  };
}
