import { POOL_SIZE } from '../database/postgres-pool.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';

/**
 * How many reservations of one process run at once: of one holder, and in all. Reservations of one holder wait for each
 * other in the database, each with a connection. Two connections are left for other work.
 */
const AT_ONCE = { perHolder: 3, total: POOL_SIZE - 2 };
/** The longest wait for a turn and for locks while the database answers, in milliseconds. */
const MAX_WAIT_MS = 10_000;

type Waiting = { holder: string; begin: () => void; fail: (error: DatabaseUnavailable) => void };

/** Lets reservations take turns. A burst of one holder then delays neither the replies nor the pages of others. */
export type ReservationTurns = {
  /**
   * Runs `work` when it is its turn, in the order of the calls; a holder with enough running work is passed over. If
   * only a lock was not granted, `work` is done again in the same turn, so it must have changed nothing then. Rejects
   * with `DatabaseUnavailable` if turn and work take too long, and if the database does not answer another call
   * meanwhile, so that no call waits longer than the database's own limits.
   */
  run<Result>(holder: string, work: () => Promise<Result>): Promise<Result>;
};

export function createReservationTurns(): ReservationTurns {
  const running = new Map<string, number>();
  let runningTotal = 0;
  let waiting: Waiting[] = [];

  const count = (holder: string, change: 1 | -1) => {
    runningTotal += change;
    const own = (running.get(holder) ?? 0) + change;
    if (own > 0) running.set(holder, own);
    else running.delete(holder);
  };
  const leave = (one: Waiting) => {
    waiting = waiting.filter((other) => other !== one);
  };
  const beginNext = () => {
    if (runningTotal >= AT_ONCE.total) return;
    const next = waiting.find(({ holder }) => (running.get(holder) ?? 0) < AT_ONCE.perHolder);
    if (!next) return;
    leave(next);
    count(next.holder, 1);
    next.begin();
  };
  const failAll = (error: DatabaseUnavailable) => {
    for (const { fail } of waiting.splice(0)) fail(error);
  };
  /** Does the work of a call whose turn has come. */
  const workUntil = async <Result>(deadline: number, work: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        if (error.isContention && performance.now() < deadline) continue;
        if (!error.isContention) failAll(error);
        throw error;
      }
    }
  };

  return {
    async run(holder, work) {
      const { promise: turn, resolve: begin, reject: fail } = Promise.withResolvers<void>();
      const deadline = performance.now() + MAX_WAIT_MS;
      const own: Waiting = { holder, begin, fail };
      waiting.push(own);
      const timer = setTimeout(() => {
        leave(own);
        fail(new DatabaseUnavailable());
      }, MAX_WAIT_MS);
      beginNext();
      await turn.finally(() => clearTimeout(timer));
      try {
        return await workUntil(deadline, work);
      } finally {
        count(holder, -1);
        beginNext();
      }
    },
  };
}
