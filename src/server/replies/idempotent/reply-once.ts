import { idempotencyMessages } from '#domain/messages.ts';
import { ProblemError } from '../../problems.ts';
import type { WrittenReply } from '../../writers/writer.ts';
import type { IdempotentCall } from './idempotent-call.ts';
import { type IdempotentState, readIdempotent, takeLease } from './idempotent-rows.ts';
import type { IdempotentOutcome, IdempotentWaits } from './idempotent-waits.ts';
import { type WritingContext, writeIdempotent } from './write-idempotent.ts';

/** `maxWaitMs`: the longest time that a reply may take. A call waits as long for a reply that another call writes. */
type IdempotentContext = WritingContext & { idempotentWaits: IdempotentWaits; maxWaitMs: number };

/** Returns the stored reply of a call, or throws the reason why there is none. */
function openOutcome(
  call: IdempotentCall,
  outcome: Exclude<IdempotentOutcome, { kind: 'free' }>,
): WrittenReply {
  switch (outcome.kind) {
    case 'failed':
      throw outcome.problem;
    case 'other-content':
      throw new ProblemError('idempotency_key_reused');
    case 'done': {
      const written = call.open(outcome.answer);
      if (written) return written;
      throw new ProblemError('idempotency_key_reused', { detail: idempotencyMessages.usedWithAnotherKey });
    }
  }
}

/**
 * Writes an idempotent call's reply only once. A second call with the same key, in any process, waits for the first one
 * and gets its reply or its problem. A stored reply is returned without writing. Throws what `write` and
 * `IdempotentWaits.outcome` throw, `idempotency_key_reused`, `unauthenticated`, `unavailable`.
 * @param write called if this call is the first. It should go on if its caller disconnects, and stop if `lost` aborts
 * @param signal aborts when the caller no longer waits
 */
export async function replyOnce({
  ctx,
  call,
  write,
  signal,
}: {
  ctx: IdempotentContext;
  call: IdempotentCall;
  write: (lost: AbortSignal) => Promise<WrittenReply>;
  signal: AbortSignal;
}): Promise<{ written: WrittenReply; isReplayed: boolean }> {
  const { database, idempotentWaits, maxWaitMs } = ctx;
  const known = await readIdempotent(database, call);
  // Only a call that already waits for the reply gets the problem of a failed one. A later call writes a new reply.
  let state: IdempotentState = known.kind === 'failed' ? { kind: 'free' } : known;
  for (;;) {
    if (state.kind === 'free') {
      const lease = await takeLease(database, call);
      const written = lease && (await writeIdempotent(ctx, { call, lease, write }));
      if (written) return { written, isReplayed: false };
      state = { kind: 'writing' };
    }
    if (state.kind === 'writing') state = await idempotentWaits.outcome(call, { maxWaitMs, signal });
    if (state.kind !== 'free') return { written: openOutcome(call, state), isReplayed: true };
  }
}
