import type { ServerResponse } from 'node:http';
import type { Actor } from '../replies/actor.ts';
import { ClientGone } from '../replies/generate-reply.ts';
import type { AppDeps } from './app-types.ts';

type Stops = Pick<AppDeps, 'stopping' | 'underWay'>;

/** Aborts as soon as the account is deleted or the server can wait no longer, until `release` is called. */
export function writingSignal(
  actor: Actor,
  { stopping, underWay }: Stops,
): { controller: AbortController; release: () => void } {
  const controller = new AbortController();
  const remove =
    actor.kind === 'account' ? underWay.add(actor.id, (reason) => controller.abort(reason)) : undefined;
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
export function replySignal(outgoing: ServerResponse, actor: Actor, stops: Stops): AbortSignal {
  if (outgoing.destroyed) throw new ClientGone();
  const { controller, release } = writingSignal(actor, stops);
  outgoing.once('close', () => {
    release();
    if (!outgoing.writableFinished && !controller.signal.aborted) controller.abort(new ClientGone());
  });
  return controller.signal;
}
