import { setTimeout as sleep } from 'node:timers/promises';
import { createConcurrencyLimiter } from '../../concurrency-limiter.ts';
import type { Database } from '../../database/connect.ts';
import { ProblemError } from '../../problems.ts';
import type { IdempotentCall } from './idempotent-call.ts';
import { type IdempotentState, readIdempotent } from './idempotent-rows.ts';

/** Milliseconds between two checks of a reply that another call writes: the first pause, and the longest. */
const POLL_MS = { first: 25, longest: 400 };

/** How many calls of one process may wait at once. */
const maxWaits = { perAccount: 100, total: 1_000 };

/** The state of a call whose reply is no longer being written. */
export type IdempotentOutcome = Exclude<IdempotentState, { kind: 'writing' }>;

type CallKey = Pick<IdempotentCall, 'accountId' | 'hashes'>;

/** The calls of this process that wait for replies that other calls write. */
export type IdempotentWaits = {
  /**
   * Waits for the outcome of a call whose key another call holds. Throws `too_many_requests` if too many calls of the
   * account wait already. Throws `unavailable` if too many calls wait in all, the reply takes longer than `maxWaitMs`,
   * or the database does not answer. Throws the signal's reason if it aborts.
   */
  waitForOutcome(
    call: CallKey,
    options: { maxWaitMs: number; signal: AbortSignal },
  ): Promise<IdempotentOutcome>;
};

/**
 * One wait for one key, shared by `calls` calls. `unused` aborts when the last of them ends, which stops the checks.
 */
type Wait = { outcome: Promise<IdempotentOutcome>; calls: number; unused: AbortController };

async function pollOutcome(
  database: Database,
  call: CallKey,
  signal: AbortSignal,
): Promise<IdempotentOutcome> {
  for (let pause = POLL_MS.first; ; pause = Math.min(pause * 2, POLL_MS.longest)) {
    const state = await readIdempotent(database, call);
    if (state.kind !== 'writing') return state;
    await sleep(pause, undefined, { signal });
  }
}

/** Creates the waits for a database. All calls that wait for the same reply share one series of checks. */
export function createIdempotentWaits(database: Database): IdempotentWaits {
  const waits = new Map<string, Wait>();
  const limiter = createConcurrencyLimiter(maxWaits);

  function begin(id: string, call: CallKey): Wait {
    const unused = new AbortController();
    const outcome = pollOutcome(database, call, unused.signal);
    const wait: Wait = { outcome, calls: 0, unused };
    const end = () => {
      if (waits.get(id) === wait) waits.delete(id);
    };
    outcome.then(end, end);
    waits.set(id, wait);
    return wait;
  }

  return {
    async waitForOutcome(call, { maxWaitMs, signal }) {
      signal.throwIfAborted();
      const release = limiter.acquire(call.accountId);
      const [{ key, content }] = call.hashes;
      const id = `${key}:${content}`;
      const wait = waits.get(id) ?? begin(id, call);
      wait.calls += 1;
      const { promise: failed, reject: fail } = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => fail(new ProblemError('unavailable', { retryAfterSeconds: 5 })),
        maxWaitMs,
      );
      const onAbort = () => fail(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      try {
        return await Promise.race([wait.outcome, failed]);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        wait.calls -= 1;
        // A later call starts a new wait.
        if (wait.calls === 0 && waits.get(id) === wait) {
          waits.delete(id);
          wait.unused.abort();
        }
        release();
      }
    },
  };
}
