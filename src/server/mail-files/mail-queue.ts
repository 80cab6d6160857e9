import { notReadProblem, type ThreadPool } from './thread-pool.ts';

/** A message that waits for a thread. */
type Job = {
  accountId: string;
  bytes: Uint8Array;
  resolve: (text: string) => void;
  reject: (error: unknown) => void;
};

/** The waiting messages. Accounts take turns: an account whose message was taken becomes the last. */
function createWaitingJobs() {
  const waiting = new Map<string, Job[]>();

  /** Makes an account the last, with these jobs. */
  function putLast(accountId: string, jobs: Job[]): void {
    waiting.delete(accountId);
    if (jobs.length > 0) waiting.set(accountId, jobs);
  }

  return {
    add(job: Job): void {
      const jobs = waiting.get(job.accountId);
      if (jobs) jobs.push(job);
      else waiting.set(job.accountId, [job]);
    },
    /** Takes the next message of an account that is not in `busy`. */
    takeNext(busy: ReadonlySet<string>): Job | undefined {
      const accountId = [...waiting.keys()].find((id) => !busy.has(id));
      if (accountId === undefined) return undefined;
      const [job, ...others] = waiting.get(accountId) ?? [];
      putLast(accountId, others);
      return job;
    },
    /** Makes an account whose message was read the last: accounts that came meanwhile are served first. */
    moveLast(accountId: string): void {
      putLast(accountId, waiting.get(accountId) ?? []);
    },
    /** Removes a message. Returns false if it does not wait any more. */
    remove(job: Job): boolean {
      const jobs = waiting.get(job.accountId) ?? [];
      const index = jobs.indexOf(job);
      if (index < 0) return false;
      jobs.splice(index, 1);
      if (jobs.length === 0) waiting.delete(job.accountId);
      return true;
    },
    all: () => [...waiting.values()].flat(),
  };
}

/**
 * Gives messages to the threads: `concurrency` at a time, one of each account. A message that waits longer than
 * `maxWaitMs` milliseconds is not read.
 */
export function createMailQueue(
  threads: ThreadPool,
  { concurrency, maxWaitMs }: { concurrency: number; maxWaitMs: number },
) {
  const waiting = createWaitingJobs();
  const busy = new Set<string>();

  function startNext(): void {
    const job = busy.size < concurrency ? waiting.takeNext(busy) : undefined;
    if (!job) return;
    busy.add(job.accountId);
    threads
      .read(job.bytes)
      .then(job.resolve, job.reject)
      .finally(() => {
        busy.delete(job.accountId);
        waiting.moveLast(job.accountId);
        startNext();
      });
  }

  return {
    /** Reads a message. Rejects as `ThreadPool.read` does, and with `unavailable` if the message waits too long. */
    async read(accountId: string, bytes: Uint8Array): Promise<string> {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const job: Job = { accountId, bytes, resolve, reject };
      const timer = setTimeout(() => {
        if (waiting.remove(job)) reject(notReadProblem());
      }, maxWaitMs).unref();
      waiting.add(job);
      startNext();
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
      }
    },
    /** Ends the wait of every message with `unavailable`. */
    refuseAll(): void {
      for (const job of waiting.all()) if (waiting.remove(job)) job.reject(notReadProblem());
    },
  };
}
