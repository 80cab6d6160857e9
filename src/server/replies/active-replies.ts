import { ProblemError } from '../problems.ts';

/** The replies of accounts that this process writes right now, so that they can be stopped. */
export type ActiveReplies = {
  /** Registers `stop`. It is called once if the account is deleted before the returned function is called. */
  add(accountId: string, stop: (reason: ProblemError) => void): () => void;
  /** Stops every reply of an account that was deleted. */
  stopOf(accountId: string): void;
};

/** Creates an empty list. */
export function createActiveReplies(): ActiveReplies {
  const stops = new Map<string, Set<(reason: ProblemError) => void>>();
  return {
    add(accountId, stop) {
      const known = stops.get(accountId) ?? new Set();
      stops.set(accountId, known.add(stop));
      return () => {
        known.delete(stop);
        if (known.size === 0 && stops.get(accountId) === known) stops.delete(accountId);
      };
    },
    stopOf(accountId) {
      const known = stops.get(accountId) ?? [];
      stops.delete(accountId);
      for (const stop of known) stop(new ProblemError('unauthenticated'));
    },
  };
}
