import { createPlaces } from '../places.ts';
import { createLine, type Job } from './line.ts';
import { notRead, openThreads, type Threads } from './threads.ts';

/** Reads mails that come as files. */
export type MailFiles = {
  /**
   * Reads a MIME message as text, the same text that an opened file puts into the generator. Reads one message of an
   * account at a time; accounts take turns.
   * @param receive returns the message, at most `limits.upload` bytes. It is called once there is room for them; its
   *   errors are passed on. The bytes are transferred to the thread that reads
   * @throws `ProblemError`: `validation` with what is wrong with the message, `mail_too_slow`, `too_many_requests` if
   *   the account sends too many at once, `unavailable` if all accounts together do, or if no thread reads the message
   *   in time
   */
  read(accountId: string, receive: () => Promise<Uint8Array>): Promise<string>;
  /** Ends the threads; what is being read is refused as `unavailable`. */
  close(): Promise<void>;
};

type Options = {
  /** What the threads run: it answers as `mail-thread.ts` does. */
  script?: URL;
  /** Longest time for one message, in milliseconds: reading some real mails never ends. */
  deadlineMs?: number;
  /** The longest wait for a thread, in milliseconds. */
  patienceMs?: number;
  threads?: number;
  /** Most messages that are held at once: arriving, waiting or being read. */
  places?: { perAccount: number; inAll: number };
};

// When the program runs from its sources, the modules are TypeScript. When it is built, this module and the thread's
// are JavaScript in one folder.
const own = import.meta.url;
const usualScript = new URL(own.endsWith('.ts') ? './mail-thread.ts' : './mail-thread.js', own);

/**
 * Gives messages to the threads: `most` at a time, one of each account. Refuses a message that waited longer than
 * `patienceMs`.
 */
function createQueue(threads: Threads, { most, patienceMs }: { most: number; patienceMs: number }) {
  const line = createLine();
  const busy = new Set<string>();

  function next(): void {
    const job = busy.size < most ? line.next(busy) : undefined;
    if (!job) return;
    busy.add(job.accountId);
    threads
      .read(job.bytes)
      .then(job.resolve, job.reject)
      .finally(() => {
        busy.delete(job.accountId);
        line.putLast(job.accountId);
        next();
      });
  }

  return {
    async read(accountId: string, bytes: Uint8Array): Promise<string> {
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
    },
    refuseAll(): void {
      for (const job of line.all()) if (line.remove(job)) job.reject(notRead());
    },
  };
}

/** Opens the reader. Its threads start with the first messages, and do not keep the program running. */
export function openMailFiles({
  script = usualScript,
  deadlineMs = 2_000,
  patienceMs = 10_000,
  threads: most = 2,
  places: room = { perAccount: 20, inAll: 64 },
}: Options = {}): MailFiles {
  const threads = openThreads(script, deadlineMs);
  const queue = createQueue(threads, { most, patienceMs });
  const places = createPlaces(room);
  let isClosed = false;
  return {
    async read(accountId, receive) {
      const giveBack = places.take(accountId);
      try {
        const bytes = await receive();
        if (isClosed) throw notRead();
        return await queue.read(accountId, bytes);
      } finally {
        giveBack();
      }
    },
    async close() {
      isClosed = true;
      queue.refuseAll();
      await threads.close();
    },
  };
}
