import { createPlaces } from '../places.ts';
import { notRead, openThreads } from './threads.ts';

/** Reads mails that come as files. */
export type MailFiles = {
  /**
   * A MIME message as text, as an opened file fills the generator. Of one account one message is read at a time, and
   * accounts take turns.
   * @param receive brings the message, at most `limits.upload` bytes of it; called once there is room for them, and what
   *   it throws is thrown on. The bytes are handed over to the thread that reads
   * @throws `ProblemError`: `validation` with what is wrong with the message, `mail_too_slow`, `too_many_requests` where
   *   the account sends too many at once, `unavailable` where all do
   */
  read(accountId: string, receive: () => Promise<Uint8Array>): Promise<string>;
  /** Ends the threads; what is being read is refused as `unavailable`. */
  close(): Promise<void>;
};

type Options = {
  /** What the threads run: it answers as `mail-thread.ts` does. */
  script?: URL;
  /** The longest that one message may take, in milliseconds: some real mails never come to an end. */
  deadlineMs?: number;
  /** The longest wait for a thread, in milliseconds. */
  patienceMs?: number;
  threads?: number;
  /** Messages that are held at once, on their way, waiting or being read. */
  places?: { perAccount: number; inAll: number };
};

type Job = {
  accountId: string;
  bytes: Uint8Array;
  resolve: (text: string) => void;
  reject: (error: unknown) => void;
};

// From its sources the program runs TypeScript; built, this module and the thread's lie in one folder as JavaScript.
const own = import.meta.url;
const usualScript = new URL(own.endsWith('.ts') ? './mail-thread.ts' : './mail-thread.js', own);

/** What waits, by accounts in turn: whoever had one is behind those who had none since. */
function createLine() {
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
    /** The next one, of an account that is not among `busy`. */
    next(busy: ReadonlySet<string>): Job | undefined {
      const accountId = [...waiting.keys()].find((id) => !busy.has(id));
      if (accountId === undefined) return undefined;
      const [job, ...others] = waiting.get(accountId) ?? [];
      keep(accountId, others);
      return job;
    },
    /** False where it does not wait any more. */
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

/** Opens the reader; its threads start with the first messages, and keep nobody from ending the program. */
export function openMailFiles({
  script = usualScript,
  deadlineMs = 2_000,
  patienceMs = 10_000,
  threads: most = 2,
  places: room = { perAccount: 20, inAll: 64 },
}: Options = {}): MailFiles {
  const threads = openThreads(script, deadlineMs);
  const places = createPlaces(room);
  const line = createLine();
  const busy = new Set<string>();
  let isClosed = false;

  function next(): void {
    const job = busy.size < most ? line.next(busy) : undefined;
    if (!job) return;
    busy.add(job.accountId);
    threads
      .read(job.bytes)
      .then(job.resolve, job.reject)
      .finally(() => {
        busy.delete(job.accountId);
        next();
      });
  }

  async function wait(accountId: string, bytes: Uint8Array): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const job: Job = { accountId, bytes, resolve, reject };
    const patience = setTimeout(() => {
      if (line.remove(job)) reject(notRead());
    }, patienceMs).unref();
    line.add(job);
    next();
    try {
      return await promise;
    } finally {
      clearTimeout(patience);
    }
  }

  return {
    async read(accountId, receive) {
      const giveBack = places.take(accountId);
      try {
        const bytes = await receive();
        if (isClosed) throw notRead();
        return await wait(accountId, bytes);
      } finally {
        giveBack();
      }
    },
    async close() {
      isClosed = true;
      for (const job of line.all()) if (line.remove(job)) job.reject(notRead());
      await threads.close();
    },
  };
}
