import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ReplyResponse } from '#domain/replies.ts';
import { presentProblem, toProblemError } from '../problems.ts';
import type { Actor } from '../replies/actor.ts';
import { ClientGone, type ReplyContext } from '../replies/generate-reply.ts';
import { configuredModels } from '../writers/model-env.ts';
import type { WrittenReply } from '../writers/writer.ts';
import type { AppDeps, RequestContext } from './app-types.ts';
import { openEventStream, prefersEvents } from './event-stream.ts';
import { logProblem } from './request-log.ts';

/** Called with each piece of text as it is written. If it returns a promise, the next piece waits for that promise. */
export type TextListener = (text: string) => Promise<void> | undefined;

/** Generates a reply. */
export type Generate = (onText?: TextListener) => Promise<WrittenReply>;

function presentReply({ reply, writer, notes }: WrittenReply): ReplyResponse {
  return { reply, writer, notes };
}

/** Answers with events. An error before the first event is thrown, so that the answer gets an error status. */
async function streamReply(
  { env: { outgoing }, var: { deps, requestId } }: RequestContext,
  generate: Generate,
) {
  const stream = openEventStream(outgoing);
  try {
    stream.done(presentReply(await generate(stream.delta)));
  } catch (error) {
    if (!stream.isOpen) throw error;
    if (error instanceof ClientGone) return;
    const problem = toProblemError(error);
    logProblem(deps.log, requestId, problem);
    stream.problem(presentProblem(problem));
  } finally {
    stream.release();
  }
}

/** Writes directly to Node's response, which is faster than a web response. */
function sendJson(outgoing: ServerResponse, reply: ReplyResponse): void {
  const body = JSON.stringify(reply);
  outgoing.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  outgoing.end(body);
}

/** Answers with the reply that `generate` returns: as JSON, or as events if the client prefers them. */
export async function answerWithReply(c: RequestContext, generate: Generate): Promise<Response> {
  const { incoming, outgoing } = c.env;
  if (prefersEvents(incoming.headers.accept)) await streamReply(c, generate);
  else sendJson(outgoing, presentReply(await generate()));
  return RESPONSE_ALREADY_SENT;
}

/** What generating a reply for an actor needs. */
export function replyContext({ ledger, engine, env, log }: AppDeps, actor: Actor): ReplyContext {
  return {
    actor,
    ledger,
    engine,
    quotas: env.quotas,
    models: configuredModels(env.models),
    log,
  };
}

/** Aborts as soon as the account is deleted or the server can wait no longer, until `release` is called. */
export function writingSignal(
  actor: Actor,
  { stopping, activeReplies }: Pick<AppDeps, 'stopping' | 'activeReplies'>,
): { controller: AbortController; release: () => void } {
  const controller = new AbortController();
  const remove =
    actor.kind === 'account' ? activeReplies.add(actor.id, (reason) => controller.abort(reason)) : undefined;
  const stop = () => controller.abort(stopping.reason);
  stopping.addEventListener('abort', stop, { once: true });
  const release = () => {
    stopping.removeEventListener('abort', stop);
    remove?.();
  };
  return { controller, release };
}

/**
 * Aborts for the reasons of `writingSignal`, or as soon as the client leaves. Throws `ClientGone` if the client has
 * already left: its 'close' event is over, so nothing would remove what is registered here.
 */
export function replySignal({ env: { outgoing }, var: { deps } }: RequestContext, actor: Actor): AbortSignal {
  if (outgoing.destroyed) throw new ClientGone();
  const { controller, release } = writingSignal(actor, deps);
  outgoing.once('close', () => {
    release();
    if (!outgoing.writableFinished && !controller.signal.aborted) controller.abort(new ClientGone());
  });
  return controller.signal;
}
