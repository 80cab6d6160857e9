/** Work that nobody waits for, until the program ends. */
export type Background = {
  /** Begins work, which must not reject. */
  run(work: () => Promise<void>): void;
  /** How much of it is under way. */
  size(): number;
  /** Resolves when none is under way. */
  idle(): Promise<void>;
  /** The same, and after so many milliseconds in any case. */
  idleWithin(ms: number): Promise<void>;
};

/** An empty set of work. */
export function createBackground(): Background {
  const underWay = new Set<Promise<void>>();

  async function idle(): Promise<void> {
    // What comes to an end may have begun more.
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    run(work) {
      const task = work().finally(() => underWay.delete(task));
      underWay.add(task);
    },
    size: () => underWay.size,
    idle,
    async idleWithin(ms) {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, ms);
      await Promise.race([idle(), late.promise]);
      clearTimeout(timer);
    },
  };
}
