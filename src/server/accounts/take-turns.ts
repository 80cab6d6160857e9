import { ProblemError } from '../problems.ts';

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = 5;

/**
 * Runs at most `atOnce` pieces of work at a time, in the order in which they came. At most `waitingMost` wait. The
 * returned function rejects with `too_many_requests` if too many wait already.
 */
export function takeTurns(atOnce: number, waitingMost: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= waitingMost) {
      throw new ProblemError('too_many_requests', { retryAfterSeconds: RETRY_AFTER });
    }
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
