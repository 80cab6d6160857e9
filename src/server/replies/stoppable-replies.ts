import { ProblemError } from '../problems.ts';

/** The replies that this process writes now for accounts. They are stopped if the account is deleted. */
export type StoppableReplies = {
  /** Adds a reply. `stop` is called once if the account is deleted. The returned function removes the reply. */
  add(accountId: string, stop: (reason: ProblemError) => void): () => void;
  /** Stops every reply of an account that was deleted. */
  stopAll(accountId: string): void;
};

/** Creates an empty list. */
export function createStoppableReplies(): StoppableReplies {
  const stops = new Map<string, Set<(reason: ProblemError) => void>>();
  return {
    add(accountId, stop) {
      const accountStops = stops.get(accountId) ?? new Set();
      stops.set(accountId, accountStops.add(stop));
      return () => {
        accountStops.delete(stop);
        if (accountStops.size === 0 && stops.get(accountId) === accountStops) stops.delete(accountId);
      };
    },
    stopAll(accountId) {
      const accountStops = stops.get(accountId) ?? [];
      stops.delete(accountId);
      for (const stop of accountStops) stop(new ProblemError('unauthenticated'));
    },
  };
}
