import { setTimeout as sleep } from 'node:timers/promises';
import { idempotencyMessages } from '#domain/messages.ts';
import type { Database } from '../../database/connect.ts';
import { describeError, type Logger } from '../../log.ts';
import { ProblemError, toProblemError } from '../../problems.ts';
import type { WrittenReply } from '../../writers/writer.ts';
import type { NamedCall } from './name-call.ts';
import { keepAnswer, keepFailure, LEASE_MS, readNamed, renewLease, takeName } from './named-rows.ts';

/** `patienceMs`: the longest that a reply may take, and so the longest wait for another's. */
export type NamedContext = { database: Database; log: Logger; patienceMs: number };

/** Milliseconds between two looks at a reply that somebody else writes: the first, and the longest. */
const LOOK_MS = { first: 25, longest: 400 };

/** Runs bookkeeping whose failure costs no one their reply: the name is free again once its lease is over. */
async function kept(log: Logger, keeping: Promise<void>): Promise<void> {
  try {
    await keeping;
  } catch (error) {
    log.warn({ error: describeError(error) }, 'What became of a named call could not be kept');
  }
}

/** Writes the reply and keeps what becomes of it. */
async function writeNamed(
  { database, log }: NamedContext,
  call: NamedCall,
  lease: string,
  write: () => Promise<WrittenReply>,
): Promise<WrittenReply> {
  const renewal = setInterval(() => kept(log, renewLease(database, call, lease)), LEASE_MS / 3);
  try {
    const written = await write();
    await kept(log, keepAnswer(database, call, lease, call.seal(written)));
    return written;
  } catch (error) {
    await kept(log, keepFailure(database, call, lease, toProblemError(error)));
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** The reply that somebody else writes, or has written; undefined where the name is free again. */
async function awaitOther(
  { database, patienceMs }: NamedContext,
  call: NamedCall,
  signal: AbortSignal,
): Promise<WrittenReply | undefined> {
  const patience = performance.now() + patienceMs;
  for (let pause = LOOK_MS.first; ; pause = Math.min(pause * 2, LOOK_MS.longest)) {
    const state = await readNamed(database, call);
    switch (state.kind) {
      case 'over':
        return undefined;
      case 'failed':
        throw state.problem;
      case 'other-content':
        throw new ProblemError('idempotency_key_reused');
      case 'done': {
        const written = call.open(state.answer);
        if (written) return written;
        throw new ProblemError('idempotency_key_reused', { detail: idempotencyMessages.ofAnotherKey });
      }
      case 'writing':
        if (performance.now() > patience) throw new ProblemError('unavailable', { retryAfterSeconds: 5 });
        await sleep(pause, undefined, { signal });
    }
  }
}

/**
 * Has a named call's reply written once: whoever comes second, in whatever process, waits for the first and gets its
 * answer, or its problem. Throws what `write` throws, `idempotency_key_reused`, `unauthenticated`, `unavailable`, and the
 * signal's reason while it waits.
 * @param write is called where this call is the first; it should go on though its caller leaves
 * @param signal aborts where nobody waits any more
 */
export async function replyOnce({
  ctx,
  call,
  write,
  signal,
}: {
  ctx: NamedContext;
  call: NamedCall;
  write: () => Promise<WrittenReply>;
  signal: AbortSignal;
}): Promise<{ written: WrittenReply; isReplayed: boolean }> {
  for (;;) {
    const lease = await takeName(ctx.database, call);
    if (lease !== undefined) return { written: await writeNamed(ctx, call, lease, write), isReplayed: false };
    try {
      const written = await awaitOther(ctx, call, signal);
      if (written) return { written, isReplayed: true };
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  }
}
