import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** Jobs of one batch at most: keeps a statement's parameters far below SQLite's 32,766. */
const BATCH_SIZE = 200;
/** Least time between two batches under load, in milliseconds: what arrives meanwhile shares the next. */
const GATHERING_MS = 2;

type JobQueue<Job> = {
  push(job: Job): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
};

/**
 * Runs jobs in batches, one batch at a time. What arrives in the same turn of the event loop shares a batch, and
 * under load what arrives within two milliseconds; a job that comes alone does not wait. `run` never rejects.
 */
export function createJobQueue<Job>(run: (jobs: Job[]) => Promise<void>): JobQueue<Job> {
  let queue: Job[] = [];
  let lastRun = 0;
  let isBusy = false;
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const wait = lastRun + GATHERING_MS - performance.now();
      await (isBusy && wait > 0 ? sleep(wait) : turn());
      lastRun = performance.now();
      const jobs = queue.slice(0, BATCH_SIZE);
      queue = queue.slice(BATCH_SIZE);
      isBusy = jobs.length > 1;
      await run(jobs);
    }
    running = undefined;
  }

  return {
    push(job) {
      queue.push(job);
      running ??= drain();
    },
    idle: async () => running,
  };
}
