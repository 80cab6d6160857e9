import { createConcurrencyLimiter } from '../concurrency-limiter.ts';
import { createMailQueue } from './mail-queue.ts';
import { notReadProblem, openThreadPool } from './thread-pool.ts';

/** Reads mails that come as files. */
export type MailFiles = {
  /**
   * Reads a MIME message as text, the same text that an opened file puts into the generator. Reads one message of an
   * account at a time; accounts take turns.
   * @param receive returns the message, at most `limits.upload` bytes. It is called only if the limits allow another
   *   message; its errors are thrown unchanged. The bytes are transferred to a thread and cannot be used afterwards
   * @throws `ProblemError`: `validation` with a sentence about the message, `mail_too_slow`, `too_many_requests` if the
   *   account has too many messages in memory, `unavailable` if all accounts together have, or if no thread reads the
   *   message in time
   */
  read(accountId: string, receive: () => Promise<Uint8Array>): Promise<string>;
  /** Ends the threads. Messages that wait or are being read end with `unavailable`. */
  close(): Promise<void>;
};

type Options = {
  /** The module that the threads run. It sends the same messages as `mail-thread.ts`. */
  script?: URL;
  /** The longest time for reading one message, in milliseconds. Reading some real mails would never end. */
  deadlineMs?: number;
  /** The longest wait for a thread, in milliseconds. */
  maxWaitMs?: number;
  /** How many messages are read at once. */
  threads?: number;
  /** How many messages may be in memory at once: arriving, waiting or being read. */
  inMemory?: { perAccount: number; total: number };
};

// In development the program runs its TypeScript sources. In the build, this module and the thread's are JavaScript
// files in one folder.
const ownUrl = import.meta.url;
const defaultScript = new URL(ownUrl.endsWith('.ts') ? './mail-thread.ts' : './mail-thread.js', ownUrl);

/** Opens what reads mail files. Its threads start with the first messages. They do not keep the program running. */
export function openMailFiles({
  script = defaultScript,
  deadlineMs = 2_000,
  maxWaitMs = 10_000,
  threads: concurrency = 2,
  inMemory = { perAccount: 20, total: 64 },
}: Options = {}): MailFiles {
  const threads = openThreadPool(script, deadlineMs);
  const queue = createMailQueue(threads, { concurrency, maxWaitMs });
  const limiter = createConcurrencyLimiter(inMemory);
  let isClosed = false;
  return {
    async read(accountId, receive) {
      const release = limiter.acquire(accountId);
      try {
        const bytes = await receive();
        if (isClosed) throw notReadProblem();
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
