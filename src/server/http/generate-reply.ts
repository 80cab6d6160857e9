import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ReplyRequest, ReplyResponse, replyRequestSchema } from '#domain/replies.ts';
import { presentProblem, toProblemError } from '../problems.ts';
import type { Actor } from '../replies/actor.ts';
import { ClientGone, generateReply, type ReplyContext } from '../replies/generate-reply.ts';
import { configuredModels } from '../writers/model-env.ts';
import type { WrittenReply } from '../writers/writer.ts';
import { prefersEvents } from './accept.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';
import { openEventStream } from './event-stream.ts';
import { identifyGuest } from './guest-cookie.ts';
import type { JsonInput } from './json-input.ts';
import { logProblem } from './log-problem.ts';
import { accountOf } from './require-account.ts';

function presentReply({ reply, writer, notes }: WrittenReply): ReplyResponse {
  return { reply, writer, notes };
}

/**
 * Aborts as soon as the client is gone, the account is deleted, or the server can wait no longer. Throws `ClientGone`
 * where the client left already: its 'close' has been told, and nothing would end what is registered here.
 */
function replySignal(
  outgoing: ServerResponse,
  actor: Actor,
  { stopping, underWay }: Pick<AppDeps, 'stopping' | 'underWay'>,
): AbortSignal {
  if (outgoing.destroyed) throw new ClientGone();
  const controller = new AbortController();
  const remove =
    actor.kind === 'account' ? underWay.add(actor.id, (reason) => controller.abort(reason)) : undefined;
  const stop = () => controller.abort(stopping.reason);
  stopping.addEventListener('abort', stop, { once: true });
  outgoing.once('close', () => {
    stopping.removeEventListener('abort', stop);
    remove?.();
    if (!outgoing.writableFinished && !controller.signal.aborted) controller.abort(new ClientGone());
  });
  return controller.signal;
}

type Generation = { requestId: string; ctx: ReplyContext; input: ReplyRequest; signal: AbortSignal };

/** Answers with events; what goes wrong before the first one is thrown and gets a status of its own. */
async function streamReply(outgoing: ServerResponse, generation: Generation): Promise<void> {
  const stream = openEventStream(outgoing);
  try {
    const written = await generateReply({ ...generation, onText: stream.delta });
    stream.done(presentReply(written));
  } catch (error) {
    if (!stream.isOpen) throw error;
    if (error instanceof ClientGone) return;
    const problem = toProblemError(error);
    logProblem(generation.ctx.log, generation.requestId, problem);
    stream.problem(presentProblem(problem));
  } finally {
    stream.release();
  }
}

/** Answers at once, without the detour over a web response. */
function sendJson(outgoing: ServerResponse, reply: ReplyResponse): void {
  const body = JSON.stringify(reply);
  outgoing.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  outgoing.end(body);
}

/** Who asks: the account that the request's token stands for, else a guest. Throws `unauthenticated`, `unavailable`. */
async function identifyActor(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  deps: AppDeps,
): Promise<Actor> {
  const account = await accountOf(incoming, deps);
  if (account) return { kind: 'account', id: account.id, name: account.fullName, plan: account.plan };
  return identifyGuest(incoming, outgoing, deps);
}

type ReplyCall = Context<HonoEnv, string, JsonInput<typeof replyRequestSchema>>;

/** Has a reply written for an actor and answers with it: JSON, or events where the client prefers them. */
export async function answerWithReply<Env extends HonoEnv>(
  c: Context<Env>,
  deps: AppDeps,
  { actor, input, onRates }: { actor: Actor; input: ReplyRequest } & Pick<ReplyContext, 'onRates'>,
): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const { ledger, engine, env, log } = deps;
  const ctx: ReplyContext = {
    actor,
    ledger,
    engine,
    allowances: env.allowances,
    models: configuredModels(env.models),
    log,
    ...(onRates ? { onRates } : {}),
  };
  const generation: Generation = {
    requestId: c.get('requestId'),
    ctx,
    input,
    signal: replySignal(outgoing, actor, deps),
  };
  if (prefersEvents(incoming.headers.accept)) await streamReply(outgoing, generation);
  else sendJson(outgoing, presentReply(await generateReply(generation)));
  return RESPONSE_ALREADY_SENT;
}

/** POST /api/generate-reply as in decisions D. */
export function generateReplyRoute(deps: AppDeps) {
  return async (c: ReplyCall): Promise<Response> => {
    const actor = await identifyActor(c.env.incoming, c.env.outgoing, deps);
    return answerWithReply(c, deps, { actor, input: c.req.valid('json') });
  };
}
