import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ReplyResponse, replyRequestSchema } from '#domain/replies.ts';
import type { Logger } from '../log.ts';
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
import { replySignal } from './reply-signal.ts';
import { accountOf } from './require-account.ts';

function presentReply({ reply, writer, notes }: WrittenReply): ReplyResponse {
  return { reply, writer, notes };
}

/** Generates a reply. `onText` is called with each piece of text as it is written. */
export type Generate = (onText?: (text: string) => Promise<void> | undefined) => Promise<WrittenReply>;
type Answering = { requestId: string; log: Logger; generate: Generate };

/** Answers with events. An error before the first event is thrown, so that the answer gets an error status. */
async function streamReply(outgoing: ServerResponse, { requestId, log, generate }: Answering): Promise<void> {
  const stream = openEventStream(outgoing);
  try {
    stream.done(presentReply(await generate(stream.delta)));
  } catch (error) {
    if (!stream.isOpen) throw error;
    if (error instanceof ClientGone) return;
    const problem = toProblemError(error);
    logProblem(log, requestId, problem);
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

/** Who asks: the account that the request's token belongs to, else a guest. Throws `unauthenticated`, `unavailable`. */
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

/** Answers with the reply that `generate` returns: as JSON, or as events if the client prefers them. */
export async function answerWithReply<Env extends HonoEnv>(
  c: Context<Env>,
  { log }: Pick<AppDeps, 'log'>,
  generate: Generate,
): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const answering = { requestId: c.get('requestId'), log, generate };
  if (prefersEvents(incoming.headers.accept)) await streamReply(outgoing, answering);
  else sendJson(outgoing, presentReply(await generate()));
  return RESPONSE_ALREADY_SENT;
}

/** The context for generating a reply for an actor. */
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

/** POST /api/generate-reply as in decisions D. */
export function generateReplyRoute(deps: AppDeps) {
  return async (c: ReplyCall): Promise<Response> => {
    const actor = await identifyActor(c.env.incoming, c.env.outgoing, deps);
    const ctx = replyContext(deps, actor);
    const signal = replySignal(c.env.outgoing, actor, deps);
    return answerWithReply(c, deps, (onText) =>
      generateReply({ ctx, input: c.req.valid('json'), signal, ...(onText ? { onText } : {}) }),
    );
  };
}
