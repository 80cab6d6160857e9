import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ReplyResponse } from '#domain/replies.ts';
import { presentProblem, toProblemError } from '../problems.ts';
import type { Actor } from '../replies/actor.ts';
import { ClientGone, type ReplyContext, type ReplyListeners } from '../replies/generate-reply.ts';
import { configuredModels } from '../writers/model-env.ts';
import type { WrittenReply } from '../writers/writer.ts';
import type { AppDeps, RequestContext } from './app-types.ts';
import { openEventStream, prefersEvents } from './event-stream.ts';
import { logProblem } from './request-log.ts';

/** Generates a reply. */
export type Generate = (listeners?: ReplyListeners) => Promise<WrittenReply>;

function presentReply({ reply, writer, notes }: WrittenReply): ReplyResponse {
  return { reply, writer, notes };
}

/** Responds with events. Throws an error that comes before the first event, so that the response has its status. */
async function streamReply(
  { env: { outgoing }, var: { deps, requestId } }: RequestContext,
  generate: Generate,
) {
  const stream = openEventStream(outgoing);
  try {
    stream.done(presentReply(await generate({ onText: stream.delta, onWaiting: stream.waiting })));
  } catch (error) {
    if (!stream.isOpen) throw error;
    if (error instanceof ClientGone) return;
    const problem = toProblemError(error);
    logProblem(deps, requestId, problem);
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

/** Responds with the reply that `generate` returns: as JSON, or as events if the client prefers them. */
export async function respondWithReply(c: RequestContext, generate: Generate): Promise<Response> {
  const { incoming, outgoing } = c.env;
  if (prefersEvents(incoming.headers.accept)) await streamReply(c, generate);
  else sendJson(outgoing, presentReply(await generate()));
  return RESPONSE_ALREADY_SENT;
}

/** The context for generating a reply of an actor. */
export function replyContext(
  { ledger, replyTools, tokens, env, metrics, log }: AppDeps,
  actor: Actor,
): ReplyContext {
  return {
    actor,
    ledger,
    replyTools,
    replyLimits: env.replyLimits,
    models: configuredModels(env.models),
    metrics,
    log,
    countReply: tokens.countReply,
  };
}

/** For whom the server works: an account, or a guest, who cannot be deleted. */
type Caller = Pick<Extract<Actor, { kind: 'account' }>, 'kind' | 'id'> | { kind: 'guest' };

/**
 * A controller that aborts when the account is deleted or the server stops running replies. Call `release` when the
 * reply has ended.
 */
export function createWritingController(
  actor: Caller,
  { shutdownForced, stoppableReplies }: Pick<AppDeps, 'shutdownForced' | 'stoppableReplies'>,
): { controller: AbortController; release: () => void } {
  const controller = new AbortController();
  const remove =
    actor.kind === 'account'
      ? stoppableReplies.add(actor.id, (reason) => controller.abort(reason))
      : undefined;
  const stop = () => controller.abort(shutdownForced.reason);
  shutdownForced.addEventListener('abort', stop, { once: true });
  const release = () => {
    shutdownForced.removeEventListener('abort', stop);
    remove?.();
  };
  return { controller, release };
}

/**
 * A signal that aborts for the reasons of `createWritingController`, or when the client leaves. Throws `ClientGone` if
 * the client has already left: there will be no 'close' event to release the controller.
 */
export function replySignal(
  { env: { incoming, outgoing }, var: { deps } }: RequestContext,
  actor: Caller,
): AbortSignal {
  const { socket } = incoming;
  if (outgoing.destroyed || !socket.writable) throw new ClientGone();
  const { controller, release } = createWritingController(actor, deps);
  const leave = () => {
    if (!outgoing.writableFinished && !controller.signal.aborted) controller.abort(new ClientGone());
  };
  // After the client's end of a connection, Node sends nothing more on it. The connection closes only later.
  socket.once('end', leave);
  outgoing.once('close', () => {
    socket.off('end', leave);
    release();
    leave();
  });
  return controller.signal;
}
