import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** Most jobs in one batch. It keeps the parameters of a statement far below SQLite's limit of 32,766. */
const BATCH_SIZE = 200;
/** Shortest time between two batches under load, in milliseconds. Jobs that arrive meanwhile share the next batch. */
const GATHERING_MS = 2;

type JobQueue<Job> = {
  push(job: Job): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
};

/**
 * Runs jobs in batches, one batch at a time. Jobs that arrive in the same turn of the event loop share a batch. Under
 * load, so do jobs that arrive within two milliseconds. A single job does not wait. `run` must not reject.
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
