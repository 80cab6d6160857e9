/** Work that may continue after the request that started it. The program waits for it before it ends. */
export type Background = {
  /** Starts a task. Its promise must not reject. */
  run(work: () => Promise<void>): void;
  /** The number of running tasks. */
  size(): number;
  /** Resolves when no task is running. */
  idle(): Promise<void>;
  /** Resolves when no task is running, or after `ms` milliseconds at the latest. */
  idleWithin(ms: number): Promise<void>;
};

/** Creates background work without tasks. */
export function createBackground(): Background {
  const running = new Set<Promise<void>>();

  async function idle(): Promise<void> {
    // A task that ends may have started another one.
    while (running.size > 0) await Promise.all(running);
  }

  return {
    run(work) {
      const task = work().finally(() => running.delete(task));
      running.add(task);
    },
    size: () => running.size,
    idle,
    async idleWithin(ms) {
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, ms);
      await Promise.race([idle(), timeout.promise]);
      clearTimeout(timer);
    },
  };
}
