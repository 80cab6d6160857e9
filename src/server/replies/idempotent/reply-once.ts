import { setTimeout as sleep } from 'node:timers/promises';
import { idempotencyMessages } from '#domain/messages.ts';
import type { Background } from '../../background.ts';
import type { Database } from '../../database/connect.ts';
import { describeError, type Logger } from '../../log.ts';
import { ProblemError, toProblemError } from '../../problems.ts';
import type { StoredWithCharge } from '../../quotas/ledger.ts';
import type { WrittenReply } from '../../writers/writer.ts';
import type { IdempotentCall } from './idempotent-call.ts';
import {
  type IdempotentState,
  LEASE_MS,
  readIdempotent,
  renewLease,
  storeFailure,
  storeReply,
  takeLease,
} from './idempotent-rows.ts';
import type { IdempotentOutcome, IdempotentWaits } from './idempotent-waits.ts';

/** Milliseconds between two looks whether a reply is stored that could not be stored at once. */
const CHECK_MS = 500;

type WritingContext = {
  database: Database;
  log: Logger;
  /** Idempotent replies that are being written or stored. */
  runningIdempotentReplies: Background;
  /** Aborts when the program stops and can wait no longer. */
  shutdownForced: AbortSignal;
};

/** The result of a database write; undefined if it failed. A failure is logged, and the reply is still delivered. */
async function tryToWrite<Result>(log: Logger, writing: Promise<Result>): Promise<Result | undefined> {
  try {
    return await writing;
  } catch (error) {
    log.warn({ error: describeError(error) }, 'The state of an idempotent call could not be stored');
    return undefined;
  }
}

/** Renews a lease until `end` is called. `lost` aborts if another process has taken the key. */
function holdLease({ database, log }: WritingContext, call: IdempotentCall, lease: string) {
  const lost = new AbortController();
  const renewal = setInterval(async () => {
    const isHeld = await tryToWrite(log, renewLease(database, call, lease));
    if (isHeld === false) lost.abort(new Error('Another process has the key'));
  }, LEASE_MS / 3);
  return { lost: lost.signal, end: () => clearInterval(renewal) };
}

/** Writes the reply. It must stop, without a charge, if `lost` aborts, and store the reply with its charge. */
export type WriteOnce = (
  lost: AbortSignal,
  storedWith: (written: WrittenReply) => StoredWithCharge,
) => Promise<WrittenReply>;

/**
 * Writes the reply of an idempotent call whose key is held by `lease`. Undefined if another process has taken the key:
 * then that process writes the reply. The reply is stored in the transaction that charges it. If the database cannot do
 * that at once, the ledger tries again in the background, and the lease is renewed until then, so that no second reply
 * is written. Throws what `write` throws.
 */
async function writeUnderLease(
  ctx: WritingContext,
  { call, lease, write }: { call: IdempotentCall; lease: string; write: WriteOnce },
): Promise<WrittenReply | undefined> {
  const { database, log, runningIdempotentReplies, shutdownForced } = ctx;
  const { lost, end } = holdLease(ctx, call, lease);
  let isTaken = false;
  let isCommitted = false;
  const storedWith = (written: WrittenReply): StoredWithCharge => {
    const sealedReply = call.seal(written);
    return {
      store: async (statements) => {
        isTaken = !(await storeReply(database, statements, { call, lease, sealedReply }));
        return !isTaken;
      },
      committed: () => {
        isCommitted = true;
        end();
      },
    };
  };
  try {
    const written = await write(lost, storedWith);
    if (lost.aborted) {
      end();
      return undefined;
    }
    if (isCommitted) return written;
    runningIdempotentReplies.run(async () => {
      while (!isCommitted && !shutdownForced.aborted) await sleep(CHECK_MS, undefined, { ref: false });
      end();
    });
    return written;
  } catch (error) {
    end();
    if (lost.aborted || isTaken) return undefined;
    await tryToWrite(log, storeFailure(database, call, lease, toProblemError(error)));
    throw error;
  }
}

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
      const written = call.open(outcome.sealedReply);
      if (written) return written;
      throw new ProblemError('idempotency_key_reused', { detail: idempotencyMessages.usedWithAnotherKey });
    }
  }
}

/**
 * Writes an idempotent call's reply only once. A second call with the same key, in any process, waits for the first one
 * and gets its reply or its problem. A stored reply is returned without writing. Throws what `write` and
 * `IdempotentWaits.waitForOutcome` throw, `idempotency_key_reused`, `unauthenticated`, `unavailable`.
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
  write: WriteOnce;
  signal: AbortSignal;
}): Promise<{ written: WrittenReply; isReplayed: boolean }> {
  const { database, idempotentWaits, maxWaitMs } = ctx;
  const known = await readIdempotent(database, call);
  // Only a call that already waits for the reply gets the problem of a failed one. A later call writes a new reply.
  let state: IdempotentState = known.kind === 'failed' ? { kind: 'free' } : known;
  for (;;) {
    if (state.kind === 'free') {
      const lease = await takeLease(database, call);
      const written = lease && (await writeUnderLease(ctx, { call, lease, write }));
      if (written) return { written, isReplayed: false };
      state = { kind: 'writing' };
    }
    if (state.kind === 'writing') state = await idempotentWaits.waitForOutcome(call, { maxWaitMs, signal });
    if (state.kind !== 'free') return { written: openOutcome(call, state), isReplayed: true };
  }
}
