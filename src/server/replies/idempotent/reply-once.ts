import { setTimeout as sleep } from 'node:timers/promises';
import { idempotencyMessages } from '#domain/messages.ts';
import type { Background } from '../../background.ts';
import type { Database } from '../../database/connect.ts';
import { describeError, type Logger } from '../../log.ts';
import { ProblemError, toProblemError } from '../../problems.ts';
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

/** Milliseconds between two attempts to store a reply. */
const RETRY_MS = 500;

type WritingContext = {
  database: Database;
  log: Logger;
  /** Idempotent replies that are being written or stored. */
  runningIdempotentReplies: Background;
  /** Aborts when the program stops and can wait no longer. */
  shutdownForced: AbortSignal;
};

/** The result of a database write; undefined if it failed. A failure is logged, and the reply is still delivered. */
async function tryToWrite<Result>(
  log: Logger,
  what: 'lease' | 'result',
  writing: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await writing;
  } catch (error) {
    log.warn({ error: describeError(error) }, `The ${what} of an idempotent call could not be stored`);
    return undefined;
  }
}

/** Renews a lease until `end` is called. `lost` aborts if another process has taken the key. */
function holdLease({ database, log }: WritingContext, call: IdempotentCall, lease: string) {
  const lost = new AbortController();
  const renewal = setInterval(async () => {
    const isHeld = await tryToWrite(log, 'lease', renewLease(database, call, lease));
    if (isHeld === false) lost.abort(new Error('Another process has the key'));
  }, LEASE_MS / 3);
  return { lost: lost.signal, end: () => clearInterval(renewal) };
}

/**
 * Writes the reply of an idempotent call whose key is held by `lease`, and stores it. Undefined if another process has
 * taken the key: then that process writes the reply. If the database cannot store the reply at once, the program tries
 * again in the background and renews the lease until then, so that no second reply is written. Throws what `write`
 * throws.
 * @param write should stop, without a charge, if `lost` aborts
 */
async function writeUnderLease(
  ctx: WritingContext,
  {
    call,
    lease,
    write,
  }: { call: IdempotentCall; lease: string; write: (lost: AbortSignal) => Promise<WrittenReply> },
): Promise<WrittenReply | undefined> {
  const { database, log, runningIdempotentReplies, shutdownForced } = ctx;
  const { lost, end } = holdLease(ctx, call, lease);
  let written: WrittenReply;
  try {
    written = await write(lost);
  } catch (error) {
    end();
    if (lost.aborted) return undefined;
    await tryToWrite(log, 'result', storeFailure(database, call, lease, toProblemError(error)));
    throw error;
  }
  const sealedReply = call.seal(written);
  const store = () => tryToWrite(log, 'result', storeReply(database, call, lease, sealedReply));
  const isStored = await store();
  if (isStored === undefined) {
    runningIdempotentReplies.run(async () => {
      while ((await store()) === undefined && !shutdownForced.aborted) {
        await sleep(RETRY_MS, undefined, { signal: shutdownForced }).catch(() => {});
      }
      end();
    });
    return written;
  }
  end();
  return isStored ? written : undefined;
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
      const written = lease && (await writeUnderLease(ctx, { call, lease, write }));
      if (written) return { written, isReplayed: false };
      state = { kind: 'writing' };
    }
    if (state.kind === 'writing') state = await idempotentWaits.waitForOutcome(call, { maxWaitMs, signal });
    if (state.kind !== 'free') return { written: openOutcome(call, state), isReplayed: true };
  }
}
