import { createConcurrencyLimiter } from '../concurrency-limiter.ts';
import { createMailQueue } from './mail-queue.ts';
import { notRead, openThreadPool } from './thread-pool.ts';

/** Reads mails that come as files. */
export type MailFiles = {
  /**
   * Reads a MIME message as text, the same text that an opened file puts into the generator. Reads one message of an
   * account at a time; accounts take turns.
   * @param receive returns the message, at most `limits.upload` bytes. It is called only if the limits allow another
   *   message; its errors are passed on. The bytes are transferred to the thread that reads
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
  maxWaitMs?: number;
  /** How many messages are read at once. */
  threads?: number;
  /** How many messages may be in memory at once: arriving, waiting or being read. */
  held?: { perAccount: number; total: number };
};

// From its sources the program runs TypeScript modules. In the build, this module and the thread's are JavaScript files
// of one folder.
const own = import.meta.url;
const defaultScript = new URL(own.endsWith('.ts') ? './mail-thread.ts' : './mail-thread.js', own);

/** Opens the reader. Its threads start with the first messages, and do not keep the program running. */
export function openMailFiles({
  script = defaultScript,
  deadlineMs = 2_000,
  maxWaitMs = 10_000,
  threads: concurrency = 2,
  held = { perAccount: 20, total: 64 },
}: Options = {}): MailFiles {
  const threads = openThreadPool(script, deadlineMs);
  const queue = createMailQueue(threads, { concurrency, maxWaitMs });
  const limiter = createConcurrencyLimiter(held);
  let isClosed = false;
  return {
    async read(accountId, receive) {
      const release = limiter.acquire(accountId);
      try {
        const bytes = await receive();
        if (isClosed) throw notRead();
        return await queue.read(accountId, bytes);
      } finally {
        release();
      }
    },
    async close() {
      isClosed = true;
      queue.refuseAll();
      await threads.close();
    },
  };
}
