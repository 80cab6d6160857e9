import { Worker } from 'node:worker_threads';
import { mailFileMessages } from '#domain/messages.ts';
import { ProblemError } from '../problems.ts';
import type { ThreadResult } from './mail-thread.ts';

/** The memory of a thread, in megabytes. The largest accepted message needs a tenth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** The longest time until a thread is ready, in milliseconds. */
const START_MS = 15_000;

/** The problem if no thread reads the message: it waited too long, no thread starts, or the program stops. */
export const notReadProblem = (cause?: unknown) =>
  new ProblemError('unavailable', { retryAfterSeconds: 5, ...(cause === undefined ? {} : { cause }) });
const invalidProblem = (detail: string) => new ProblemError('validation', { detail });

/** Starts a thread; resolves when it is ready. The thread does not see the program's environment variables. */
async function startThread(script: URL): Promise<Worker> {
  const worker = new Worker(script, { env: {}, execArgv: [], resourceLimits, stdout: true, stderr: true });
  // A thread that is being terminated may still fail. That must not end the program.
  worker.on('error', () => {});
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(startTimer);
      worker.off('message', onReady).off('error', onError).off('exit', onExit);
      settle();
    };
    const onError = (error: unknown) =>
      end(() => {
        worker.terminate();
        reject(error);
      });
    const onExit = () => onError(new Error('The thread that reads mails ended before it was ready'));
    const onReady = () => end(() => resolve(worker));
    const startTimer = setTimeout(
      () => onError(new Error('The thread that reads mails did not start in time')),
      START_MS,
    );
    worker.on('message', onReady).on('error', onError).on('exit', onExit);
  });
}

/** Thrown if a thread must not be used any more. The caller of `ThreadPool.read` gets `problem`. */
class ThreadFailed extends Error {
  readonly problem: ProblemError;

  constructor(problem: ProblemError) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** Reads a message in a thread. Rejects with `validation`, or with `ThreadFailed` if the thread must end. */
function readInThread(worker: Worker, bytes: Uint8Array, deadlineMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(deadline);
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      settle();
    };
    const onMessage = (result: Exclude<ThreadResult, 'ready'>) =>
      end(() => {
        if ('text' in result) resolve(result.text);
        else reject(invalidProblem(mailFileMessages[result.refused]));
      });
    // The thread ran out of memory or stack, so its state cannot be trusted.
    const onEnd = () => end(() => reject(new ThreadFailed(invalidProblem(mailFileMessages.unreadable))));
    const deadline = setTimeout(
      () => end(() => reject(new ThreadFailed(new ProblemError('mail_too_slow')))),
      deadlineMs,
    );
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
    worker.postMessage(
      bytes,
      bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [],
    );
  });
}

/** The threads that read mails. */
export type ThreadPool = {
  /**
   * Reads one message in a thread. Rejects with `validation` if it is not a readable mail, with `mail_too_slow`, or
   * with `unavailable` if no thread can be started.
   */
  read(bytes: Uint8Array): Promise<string>;
  close(): Promise<void>;
};

/** Opens the threads. A message gets an idle thread or else a new one; a thread that has not failed is used again. */
export function openThreadPool(script: URL, deadlineMs: number): ThreadPool {
  const idle = new Set<Worker>();
  const all = new Set<Worker>();
  let isClosed = false;

  /** Removes a thread that has ended or is about to be terminated. */
  function remove(worker: Worker): void {
    all.delete(worker);
    idle.delete(worker);
  }

  async function terminate(worker: Worker): Promise<void> {
    remove(worker);
    await worker.terminate();
  }

  async function start(): Promise<Worker> {
    const worker = await startThread(script).catch((cause: unknown) => {
      throw notReadProblem(cause);
    });
    all.add(worker);
    worker.once('exit', () => remove(worker));
    return worker;
  }

  return {
    async read(bytes) {
      const [idleWorker] = idle;
      const worker = idleWorker ?? (await start());
      idle.delete(worker);
      worker.ref();
      try {
        if (isClosed) throw new ThreadFailed(notReadProblem());
        return await readInThread(worker, bytes, deadlineMs);
      } catch (error) {
        if (!(error instanceof ThreadFailed)) throw error;
        // A thread that is out of memory ends slowly, so the caller does not wait for it.
        terminate(worker).catch(() => {});
        throw isClosed ? notReadProblem() : error.problem;
      } finally {
        worker.unref();
        if (all.has(worker)) idle.add(worker);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...all].map(terminate));
    },
  };
}
