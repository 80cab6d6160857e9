import { setTimeout as sleep } from 'node:timers/promises';
import type { Background } from '../../background.ts';
import type { Database } from '../../database/connect.ts';
import { describeError, type Logger } from '../../log.ts';
import { toProblemError } from '../../problems.ts';
import type { WrittenReply } from '../../writers/writer.ts';
import type { IdempotentCall } from './idempotent-call.ts';
import { LEASE_MS, renewLease, storeAnswer, storeFailure } from './idempotent-rows.ts';

/** Milliseconds between two attempts to store an answer. */
const RETRY_MS = 500;

export type WritingContext = {
  database: Database;
  log: Logger;
  /** Runs the retries for answers that could not be stored at once. */
  runningIdempotentReplies: Background;
  /** Aborts when the program stops and can wait no longer. */
  shutdownForced: AbortSignal;
};

/** The result of a database write; undefined if it failed. A failure is logged, and the reply is still delivered. */
async function tryToStore<Result>(log: Logger, storing: Promise<Result>): Promise<Result | undefined> {
  try {
    return await storing;
  } catch (error) {
    log.warn({ error: describeError(error) }, 'The result of an idempotent call could not be stored');
    return undefined;
  }
}

/** Renews a lease until `end` is called. `lost` aborts if another process has taken the key. */
function holdLease({ database, log }: WritingContext, call: IdempotentCall, lease: string) {
  const lost = new AbortController();
  const renewal = setInterval(async () => {
    const isHeld = await tryToStore(log, renewLease(database, call, lease));
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
export async function writeIdempotent(
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
    await tryToStore(log, storeFailure(database, call, lease, toProblemError(error)));
    throw error;
  }
  const answer = call.seal(written);
  const store = () => tryToStore(log, storeAnswer(database, call, lease, answer));
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
