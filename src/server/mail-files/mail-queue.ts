import { notRead, type ThreadPool } from './thread-pool.ts';

/** A message that waits for a thread. */
type Job = {
  accountId: string;
  bytes: Uint8Array;
  resolve: (text: string) => void;
  reject: (error: unknown) => void;
};

/** The waiting messages. Accounts take turns: an account whose message was taken goes behind the others. */
function createWaitingJobs() {
  const waiting = new Map<string, Job[]>();

  /** Puts an account behind the others. */
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
    /** Moves an account whose message was read behind the accounts that came meanwhile. */
    moveLast(accountId: string): void {
      putLast(accountId, waiting.get(accountId) ?? []);
    },
    /** Returns false if the message does not wait any more. */
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
 * Gives messages to the threads: `concurrency` at a time, one of each account. Refuses a message that waited longer
 * than `maxWaitMs`.
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
    async read(accountId: string, bytes: Uint8Array): Promise<string> {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const job: Job = { accountId, bytes, resolve, reject };
      const timer = setTimeout(() => {
        if (waiting.remove(job)) reject(notRead());
      }, maxWaitMs).unref();
      waiting.add(job);
      startNext();
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
      }
    },
    refuseAll(): void {
      for (const job of waiting.all()) if (waiting.remove(job)) job.reject(notRead());
    },
  };
}
