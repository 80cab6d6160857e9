import { setTimeout as sleep } from 'node:timers/promises';
import { createConcurrencyLimiter } from '../../concurrency-limiter.ts';
import type { Database } from '../../database/connect.ts';
import { ProblemError } from '../../problems.ts';
import type { IdempotentCall } from './idempotent-call.ts';
import { type IdempotentState, readIdempotent } from './idempotent-rows.ts';

/** Milliseconds between two checks of a reply that another call writes: the first pause, and the longest. */
const LOOK_MS = { first: 25, longest: 400 };

/** How many calls of one process may wait at once. */
const room = { perAccount: 100, total: 1_000 };

/** The state of a call whose reply is no longer being written. */
export type Outcome = Exclude<IdempotentState, { kind: 'writing' }>;

type CallKey = Pick<IdempotentCall, 'accountId' | 'key' | 'content'>;

/** The calls of this process that wait for replies that other calls write. */
export type IdempotentWaits = {
  /**
   * Waits for the outcome of a call whose key another call holds. Throws `too_many_requests` if too many calls of the
   * account wait already. Throws `unavailable` if too many calls wait in all, the reply takes longer than `maxWaitMs`,
   * or the database does not answer. Throws the signal's reason if it aborts.
   */
  outcome(call: CallKey, options: { maxWaitMs: number; signal: AbortSignal }): Promise<Outcome>;
};

/** The checks of one key, shared by all calls that wait for it. They stop when the last of these calls leaves. */
type Wait = { outcome: Promise<Outcome>; calls: number; everyoneLeft: AbortController };

async function look(database: Database, call: CallKey, signal: AbortSignal): Promise<Outcome> {
  for (let pause = LOOK_MS.first; ; pause = Math.min(pause * 2, LOOK_MS.longest)) {
    const state = await readIdempotent(database, call);
    if (state.kind !== 'writing') return state;
    await sleep(pause, undefined, { signal });
  }
}

/** Creates the waits for a database. However many calls wait for one reply, only one series of checks runs. */
export function createIdempotentWaits(database: Database): IdempotentWaits {
  const waits = new Map<string, Wait>();
  const limiter = createConcurrencyLimiter(room);

  function begin(id: string, call: CallKey): Wait {
    const everyoneLeft = new AbortController();
    const outcome = look(database, call, everyoneLeft.signal);
    const wait: Wait = { outcome, calls: 0, everyoneLeft };
    const end = () => {
      if (waits.get(id) === wait) waits.delete(id);
    };
    outcome.then(end, end);
    waits.set(id, wait);
    return wait;
  }

  return {
    async outcome(call, { maxWaitMs, signal }) {
      signal.throwIfAborted();
      const release = limiter.acquire(call.accountId);
      const id = `${call.key}:${call.content}`;
      const wait = waits.get(id) ?? begin(id, call);
      wait.calls += 1;
      const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>();
      const late = setTimeout(
        () => giveUp(new ProblemError('unavailable', { retryAfterSeconds: 5 })),
        maxWaitMs,
      );
      const leave = () => giveUp(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await Promise.race([wait.outcome, givenUp]);
      } finally {
        clearTimeout(late);
        signal.removeEventListener('abort', leave);
        wait.calls -= 1;
        // The last call has left, so the checks stop. A later call starts a new wait.
        if (wait.calls === 0 && waits.get(id) === wait) {
          waits.delete(id);
          wait.everyoneLeft.abort();
        }
        release();
      }
    },
  };
}
