import { Worker } from 'node:worker_threads';
import { mailFileMessages } from '#domain/messages.ts';
import { ProblemError } from '../problems.ts';
import type { ThreadAnswer } from './mail-thread.ts';

/** Reads mails that come as files. */
export type MailFiles = {
  /**
   * A MIME message as text, as an opened file fills the generator. Of one account one message is read at a time.
   * @param bytes at most `limits.upload` of them; they are handed over to the thread that reads
   * @throws `ProblemError`: `validation` with what is wrong with the message, `unavailable` where too many wait
   */
  read(accountId: string, bytes: Uint8Array): Promise<string>;
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
};

type Job = {
  accountId: string;
  bytes: Uint8Array;
  resolve: (text: string) => void;
  reject: (error: unknown) => void;
};

/** In megabytes: a message of the size that is let in takes a tenth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Longest that a thread may take until it is ready, in milliseconds. */
const START_MS = 15_000;

// From its sources the program runs TypeScript; built, this module and the thread's lie in one folder as JavaScript.
const own = import.meta.url;
const usualScript = new URL(own.endsWith('.ts') ? './mail-thread.ts' : './mail-thread.js', own);

const invalid = (detail: string) => new ProblemError('validation', { detail });
const unavailable = () => new ProblemError('unavailable', { retryAfterSeconds: 5 });

/** Starts a thread; resolves when it is ready. It knows nothing of the program's environment. */
function startThread(script: URL): Promise<Worker> {
  const worker = new Worker(script, { env: {}, execArgv: [], resourceLimits, stdout: true, stderr: true });
  // One that is given up may still break while it ends: that must not end the program.
  worker.on('error', () => {});
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => fail(new Error('The thread that reads mails did not start in time')),
      START_MS,
    );
    const fail = (error: unknown) => {
      clearTimeout(late);
      worker.terminate();
      reject(error);
    };
    worker.once('error', fail);
    worker.once('message', () => {
      clearTimeout(late);
      worker.off('error', fail);
      resolve(worker);
    });
  });
}

/** A thread that must not be used any more, and why in a sentence for the caller. */
class ThreadOver extends Error {}

function readIn(worker: Worker, { bytes }: Job, deadlineMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(deadline);
      worker.off('message', onMessage).off('error', onOver).off('exit', onOver);
      settle();
    };
    const onMessage = (answer: Exclude<ThreadAnswer, 'ready'>) =>
      end(() => {
        if ('text' in answer) resolve(answer.text);
        else reject(invalid(mailFileMessages[answer.refused]));
      });
    // Its memory was not enough, or its stack: what it holds cannot be trusted.
    const onOver = () => end(() => reject(new ThreadOver(mailFileMessages.unreadable)));
    const deadline = setTimeout(
      () => end(() => reject(new ThreadOver(mailFileMessages.tooSlow))),
      deadlineMs,
    );
    worker.on('message', onMessage).on('error', onOver).on('exit', onOver);
    worker.postMessage(
      bytes,
      bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [],
    );
  });
}

/** The threads: as many as are asked at once, kept for the next message unless one ended. */
function createThreads(script: URL, deadlineMs: number) {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let isClosed = false;

  async function end(worker: Worker): Promise<void> {
    all.delete(worker);
    await worker.terminate();
  }

  return {
    /** Has one message read. Rejects with `validation`, or `unavailable` where the threads were closed. */
    async read(job: Job): Promise<string> {
      const worker = idle.pop() ?? (await startThread(script));
      all.add(worker);
      worker.ref();
      try {
        if (isClosed) throw new ThreadOver();
        return await readIn(worker, job, deadlineMs);
      } catch (error) {
        if (!(error instanceof ThreadOver)) throw error;
        // A thread out of memory takes its time to end: nobody waits for it.
        end(worker).catch(() => {});
        throw isClosed ? unavailable() : invalid(error.message);
      } finally {
        worker.unref();
        if (all.has(worker)) idle.push(worker);
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all([...all].map(end));
    },
  };
}

/** Opens the reader; its threads start with the first messages, and keep nobody from ending the program. */
export function openMailFiles({
  script = usualScript,
  deadlineMs = 2_000,
  patienceMs = 10_000,
  threads: most = 2,
}: Options = {}): MailFiles {
  const threads = createThreads(script, deadlineMs);
  const waiting: Job[] = [];
  const reading = new Set<string>();
  let isClosed = false;

  function next(): void {
    const place = waiting.findIndex(({ accountId }) => !reading.has(accountId));
    if (place < 0 || reading.size >= most) return;
    const [job] = waiting.splice(place, 1);
    if (!job) return;
    reading.add(job.accountId);
    threads
      .read(job)
      .then(job.resolve, job.reject)
      .finally(() => {
        reading.delete(job.accountId);
        next();
      });
  }

  return {
    read(accountId, bytes) {
      if (isClosed) return Promise.reject(unavailable());
      return new Promise((resolve, reject) => {
        const job: Job = { accountId, bytes, resolve, reject };
        waiting.push(job);
        setTimeout(() => {
          const place = waiting.indexOf(job);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(unavailable());
        }, patienceMs).unref();
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(unavailable());
      await threads.close();
    },
  };
}
