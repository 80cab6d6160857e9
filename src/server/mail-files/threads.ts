import { Worker } from 'node:worker_threads';
import { mailFileMessages } from '#domain/messages.ts';
import { ProblemError } from '../problems.ts';
import type { ThreadAnswer } from './mail-thread.ts';

/** In megabytes. A message of the largest size that is accepted needs a tenth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Longest time until a thread is ready, in milliseconds. */
const START_MS = 15_000;

/** The answer if no thread reads: too many messages wait, no thread starts, or the program stops. */
export const notRead = (cause?: unknown) =>
  new ProblemError('unavailable', { retryAfterSeconds: 5, ...(cause === undefined ? {} : { cause }) });
const invalid = (detail: string) => new ProblemError('validation', { detail });

/** Starts a thread; resolves when it is ready. The thread does not see the program's environment variables. */
async function startThread(script: URL): Promise<Worker> {
  const worker = new Worker(script, { env: {}, execArgv: [], resourceLimits, stdout: true, stderr: true });
  // A thread that was given up may still fail while it ends. That must not end the program.
  worker.on('error', () => {});
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(late);
      worker.off('message', onReady).off('error', onFault).off('exit', onExit);
      settle();
    };
    const onFault = (error: unknown) =>
      end(() => {
        worker.terminate();
        reject(error);
      });
    const onExit = () => onFault(new Error('The thread that reads mails ended before it was ready'));
    const onReady = () => end(() => resolve(worker));
    const late = setTimeout(
      () => onFault(new Error('The thread that reads mails did not start in time')),
      START_MS,
    );
    worker.on('message', onReady).on('error', onFault).on('exit', onExit);
  });
}

/** A thread that must not be used any more; `problem` is the answer to its caller. */
class ThreadOver extends Error {
  readonly problem: ProblemError;

  constructor(problem: ProblemError) {
    super(problem.detail);
    this.problem = problem;
  }
}

function readIn(worker: Worker, bytes: Uint8Array, deadlineMs: number): Promise<string> {
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
    // The thread ran out of memory or stack, so its state cannot be trusted.
    const onOver = () => end(() => reject(new ThreadOver(invalid(mailFileMessages.unreadable))));
    const deadline = setTimeout(
      () => end(() => reject(new ThreadOver(new ProblemError('mail_too_slow')))),
      deadlineMs,
    );
    worker.on('message', onMessage).on('error', onOver).on('exit', onOver);
    worker.postMessage(
      bytes,
      bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [],
    );
  });
}

/** The threads that read mails. */
export type Threads = {
  /** Reads one message in a thread. Rejects with `validation`, `mail_too_slow`, or `unavailable` if no thread reads. */
  read(bytes: Uint8Array): Promise<string>;
  close(): Promise<void>;
};

/**
 * Opens the threads. There are as many as messages are read at once. A thread is kept for the next message unless it
 * ended.
 */
export function openThreads(script: URL, deadlineMs: number): Threads {
  const idle = new Set<Worker>();
  const all = new Set<Worker>();
  let isClosed = false;

  /** Gives the thread no more messages, because it has ended or is about to be ended. */
  function forget(worker: Worker): void {
    all.delete(worker);
    idle.delete(worker);
  }

  async function end(worker: Worker): Promise<void> {
    forget(worker);
    await worker.terminate();
  }

  async function start(): Promise<Worker> {
    const worker = await startThread(script).catch((cause: unknown) => {
      throw notRead(cause);
    });
    all.add(worker);
    worker.once('exit', () => forget(worker));
    return worker;
  }

  return {
    async read(bytes) {
      const [waiting] = idle;
      const worker = waiting ?? (await start());
      idle.delete(worker);
      worker.ref();
      try {
        if (isClosed) throw new ThreadOver(notRead());
        return await readIn(worker, bytes, deadlineMs);
      } catch (error) {
        if (!(error instanceof ThreadOver)) throw error;
        // A thread that is out of memory ends slowly, so the caller does not wait for it.
        end(worker).catch(() => {});
        throw isClosed ? notRead() : error.problem;
      } finally {
        worker.unref();
        if (all.has(worker)) idle.add(worker);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...all].map(end));
    },
  };
}
