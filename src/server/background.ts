/** Work that may outlive the request that started it. The program waits for it before it ends. */
export type Background = {
  /** Starts a piece of work. Its promise must not reject. */
  run(work: () => Promise<void>): void;
  /** The number of pieces of work that are running. */
  size(): number;
  /** Resolves when no work is running. */
  idle(): Promise<void>;
  /** Resolves when no work is running, or after `ms` milliseconds at the latest. */
  idleWithin(ms: number): Promise<void>;
};

/** Creates an empty set of background work. */
export function createBackground(): Background {
  const activeReplies = new Set<Promise<void>>();

  async function idle(): Promise<void> {
    // Work that ends may have started more work.
    while (activeReplies.size > 0) await Promise.all(activeReplies);
  }

  return {
    run(work) {
      const task = work().finally(() => activeReplies.delete(task));
      activeReplies.add(task);
    },
    size: () => activeReplies.size,
    idle,
    async idleWithin(ms) {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, ms);
      await Promise.race([idle(), late.promise]);
      clearTimeout(timer);
    },
  };
}
