import { idempotencyMessages } from '#domain/messages.ts';
import { ProblemError } from '../../problems.ts';
import type { WrittenReply } from '../../writers/writer.ts';
import type { NamedCall } from './name-call.ts';
import { type NamedState, readNamed, takeName } from './named-rows.ts';
import type { NamedWaits, Outcome } from './named-waits.ts';
import { type WritingContext, writeNamed } from './write-named.ts';

/**
 * `patienceMs`: the longest time that a reply may take, and so the longest wait for a reply that another call writes.
 */
export type NamedContext = WritingContext & { namedWaits: NamedWaits; patienceMs: number };

/** Returns the stored reply of a call, or throws the reason why there is none. */
function openOutcome(call: NamedCall, outcome: Exclude<Outcome, { kind: 'over' }>): WrittenReply {
  switch (outcome.kind) {
    case 'failed':
      throw outcome.problem;
    case 'other-content':
      throw new ProblemError('idempotency_key_reused');
    case 'done': {
      const written = call.open(outcome.answer);
      if (written) return written;
      throw new ProblemError('idempotency_key_reused', { detail: idempotencyMessages.ofAnotherKey });
    }
  }
}

/**
 * Writes a named call's reply only once. A second call with the same name, in any process, waits for the first one and
 * gets its answer or its problem. A stored reply is returned without writing. Throws what `write` and
 * `NamedWaits.outcome` throw, `idempotency_key_reused`, `unauthenticated`, `unavailable`.
 * @param write is called if this call is the first; it should continue if its caller leaves, and stop if `lost` aborts
 * @param signal aborts when the caller no longer waits
 */
export async function replyOnce({
  ctx,
  call,
  write,
  signal,
}: {
  ctx: NamedContext;
  call: NamedCall;
  write: (lost: AbortSignal) => Promise<WrittenReply>;
  signal: AbortSignal;
}): Promise<{ written: WrittenReply; isReplayed: boolean }> {
  const { database, namedWaits, patienceMs } = ctx;
  const known = await readNamed(database, call);
  // A call that waited for a reply that failed gets its problem. A call that comes later starts again.
  let state: NamedState = known.kind === 'failed' ? { kind: 'over' } : known;
  for (;;) {
    if (state.kind === 'over') {
      const lease = await takeName(database, call);
      const written = lease && (await writeNamed(ctx, { call, lease, write }));
      if (written) return { written, isReplayed: false };
      state = { kind: 'writing' };
    }
    if (state.kind === 'writing') state = await namedWaits.outcome(call, { patienceMs, signal });
    if (state.kind !== 'over') return { written: openOutcome(call, state), isReplayed: true };
  }
}
