import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FromServing, Ready } from './serving-process.ts';

/** The wait before a process that ended is started again, in milliseconds. It doubles up to the longest. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 30_000;
/** A process that served this long, in milliseconds, is healthy: after it the wait is short again. */
const HEALTHY_MS = 60_000;

/**
 * How a process ended. `refusal`: the sentence about its configuration. `error`: why the system did not start it, if it
 * did not. `waitMs`: until it is started again.
 */
type Ended = {
  processId: number;
  refusal: string | undefined;
  code: number | null;
  signal: string | null;
  error?: unknown;
  waitMs: number;
};

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

/** The serving processes of this machine. A process that ends is started again, with a growing wait. */
export class ProcessGroup {
  readonly #options: GroupOptions;
  readonly #running = new Set<Worker>();
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
    const ends = [...this.#running].map(async (worker) => {
      const ended = once(worker, 'exit');
      worker.process.kill('SIGTERM');
      const [code, signal] = await ended;
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
    let waitMs = FIRST_WAIT_MS;
    while (!this.#stopping.signal.aborted) {
      const start = performance.now();
      const ended = await this.#runOnce();
      if (this.#stopping.signal.aborted) return;
      if (performance.now() - start > HEALTHY_MS) waitMs = FIRST_WAIT_MS;
      this.#options.onEnded({ ...ended, waitMs });
      await sleep(waitMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    }
  }

  /** Starts a process and waits for its end. */
  async #runOnce(): Promise<Omit<Ended, 'waitMs'>> {
    const worker = cluster.fork({ PORT: this.#options.port });
    this.#running.add(worker);
    let refusal: string | undefined;
    worker.on('message', (message: FromServing) => {
      if (message.kind === 'refused') {
        refusal = message.message;
        worker.process.kill();
      }
      if (message.kind !== 'ready') return;
      this.#ready.add(worker);
      this.#options.onServing(this.#ready.size);
      if (this.#ready.size === this.#options.count) this.#allReady.resolve(message);
    });
    // The system may refuse to start a process. Then there is an error in place of an end.
    const end = await once(worker, 'exit').then(
      ([code, signal]) => ({ code, signal }),
      (error: unknown) => ({ code: null, signal: null, error }),
    );
    this.#running.delete(worker);
    if (this.#ready.delete(worker)) this.#options.onServing(this.#ready.size);
    return { processId: worker.id, refusal, ...end };
  }
}
