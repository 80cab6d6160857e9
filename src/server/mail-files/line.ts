/** A message that waits for a thread. */
export type Job = {
  accountId: string;
  bytes: Uint8Array;
  resolve: (text: string) => void;
  reject: (error: unknown) => void;
};

/** The waiting messages. Accounts take turns: an account whose message was taken goes behind the others. */
export function createLine() {
  const waiting = new Map<string, Job[]>();

  function keep(accountId: string, jobs: Job[]): void {
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
    next(busy: ReadonlySet<string>): Job | undefined {
      const accountId = [...waiting.keys()].find((id) => !busy.has(id));
      if (accountId === undefined) return undefined;
      const [job, ...others] = waiting.get(accountId) ?? [];
      keep(accountId, others);
      return job;
    },
    /** Moves an account whose message was read behind the accounts that came meanwhile. */
    putLast(accountId: string): void {
      keep(accountId, waiting.get(accountId) ?? []);
    },
    /** Returns false if the message does not wait any more. */
    remove(job: Job): boolean {
      const jobs = waiting.get(job.accountId) ?? [];
      const place = jobs.indexOf(job);
      if (place < 0) return false;
      jobs.splice(place, 1);
      if (jobs.length === 0) waiting.delete(job.accountId);
      return true;
    },
    all: () => [...waiting.values()].flat(),
  };
}
