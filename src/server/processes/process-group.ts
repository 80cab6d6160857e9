import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ready, ServingMessage } from './serving-process.ts';

/** The wait before a process that ended is started again, in milliseconds. It doubles up to the longest. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 30_000;
/** A process that served this long, in milliseconds, is healthy: after it the wait is short again. */
const HEALTHY_MS = 60_000;

/** How a process ended. `error`: why the system did not start it, if it did not. */
type End = { code: number | null; signal: string | null; error?: unknown };

/**
 * What is known of a process that ended. `processId`: undefined if it never started. `refusal`: the sentence about its
 * configuration. `waitMs`: until it is started again.
 */
type Ended = End & { processId: number | undefined; refusal: string | undefined; waitMs: number };

type GroupOptions = {
  count: number;
  /** The port on which all of them listen. */
  port: number;
  /** Called with the number of ready processes when it changes. */
  onServing: (count: number) => void;
  /** Called when a process ended that was not stopped. */
  onEnded: (ended: Ended) => void;
};

/** Whether a process did what it was asked: it stopped, or a signal ended it before it could do more. */
const isClean = (code: number | null, signal: string | null) =>
  code === 0 || signal === 'SIGTERM' || signal === 'SIGINT';

/** Waits for the end of a process. A process that the system did not start has an error and no end. */
function endOf(worker: Worker): Promise<End> {
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve({ code, signal }));
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) resolve({ code: null, signal: null, error });
    });
  });
}

/**
 * The wait before a process is started again, in milliseconds.
 * @param servedMs how long the process before it ran
 * @param lastWaitMs the wait before that process; undefined if it was the first
 */
export function restartWait(servedMs: number, lastWaitMs: number | undefined): number {
  if (lastWaitMs === undefined || servedMs > HEALTHY_MS) return FIRST_WAIT_MS;
  return Math.min(2 * lastWaitMs, LONGEST_WAIT_MS);
}

/** The serving processes of this machine. A process that ends is started again, with a growing wait. */
export class ProcessGroup {
  readonly #options: GroupOptions;
  readonly #running = new Map<Worker, Promise<End>>();
  readonly #ready = new Set<Worker>();
  readonly #allReady = Promise.withResolvers<Ready>();
  readonly #stopping = new AbortController();

  constructor(options: GroupOptions) {
    this.#options = options;
  }

  /** Starts all processes. Resolves when all listen. Call it once. */
  start(): Promise<Ready> {
    for (let number = 0; number < this.#options.count; number += 1) void this.#keepRunning();
    return this.#allReady.promise;
  }

  /** Asks all processes to stop and waits for them. Resolves to false if one did not stop cleanly. */
  async stop(): Promise<boolean> {
    this.#stopping.abort();
    const ends = [...this.#running].map(async ([worker, ended]) => {
      worker.process.kill('SIGTERM');
      const { code, signal } = await ended;
      return isClean(code, signal);
    });
    return (await Promise.all(ends)).every(Boolean);
  }

  /** The processes that serve now. */
  serving(): readonly Worker[] {
    return [...this.#ready];
  }

  /** Keeps one process running until the group stops. */
  async #keepRunning(): Promise<void> {
    let waitMs: number | undefined;
    while (!this.#stopping.signal.aborted) {
      const start = performance.now();
      const ended = await this.#runOnce();
      if (this.#stopping.signal.aborted) return;
      waitMs = restartWait(performance.now() - start, waitMs);
      this.#options.onEnded({ ...ended, waitMs });
      await sleep(waitMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
    }
  }

  /** Starts a process and waits for its end. */
  async #runOnce(): Promise<Omit<Ended, 'waitMs'>> {
    let worker: Worker;
    try {
      worker = cluster.fork({ PORT: this.#options.port });
    } catch (error) {
      return { processId: undefined, refusal: undefined, code: null, signal: null, error };
    }
    const ended = endOf(worker);
    this.#running.set(worker, ended);
    let refusal: string | undefined;
    worker.on('message', (message: ServingMessage) => {
      if (message.kind === 'refused') {
        refusal = message.message;
        worker.process.kill();
      }
      if (message.kind !== 'ready') return;
      this.#ready.add(worker);
      this.#options.onServing(this.#ready.size);
      if (this.#ready.size === this.#options.count) this.#allReady.resolve(message);
    });
    const end = await ended;
    this.#running.delete(worker);
    if (this.#ready.delete(worker)) this.#options.onServing(this.#ready.size);
    return { processId: worker.id, refusal, ...end };
  }
}
