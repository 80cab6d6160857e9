import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MetricValues } from '../metrics/added-metrics.ts';
import type { FromServing, ToServing } from './messages.ts';

/** The wait before a process that ended is started again, in milliseconds. It doubles up to the longest. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 30_000;
/** A process that served this long, in milliseconds, is healthy: after it the wait is short again. */
const HEALTHY_MS = 60_000;
/** How long a process may take to give its metrics, in milliseconds. Its check of the database takes up to 2.5 s. */
const METRICS_MS = 4_000;

type Ready = { url: string; operatorUrl: string };

/** How a process ended. `refusal`: the sentence about its configuration. `waitMs`: until it is started again. */
type Ended = {
  processId: number;
  refusal: string | undefined;
  code: number | null;
  signal: string | null;
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
  #lastRead = 0;

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

  /** Asks every process for its metrics, and calls `onValues` for those that answer in time. */
  async readMetrics(onValues: (processId: number, values: MetricValues) => void): Promise<void> {
    this.#lastRead += 1;
    const id = this.#lastRead;
    await Promise.all(
      [...this.#ready].map(async (worker) => {
        const values = await askForMetrics(worker, id);
        // A process that has ended since then is counted already.
        if (values && this.#running.has(worker)) onValues(worker.id, values);
      }),
    );
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
    const [code, signal] = await once(worker, 'exit').catch(() => [1, null]);
    this.#running.delete(worker);
    if (this.#ready.delete(worker)) this.#options.onServing(this.#ready.size);
    return { processId: worker.id, refusal, code, signal };
  }
}

/** Asks a process for its metrics. Undefined if it does not answer in time: it may be busy, or have ended. */
async function askForMetrics(worker: Worker, id: number): Promise<MetricValues | undefined> {
  const deadline = AbortSignal.timeout(METRICS_MS);
  const answer = Promise.withResolvers<MetricValues | undefined>();
  const receive = (message: FromServing) => {
    if (message.kind === 'metrics' && message.id === id) answer.resolve(message.values);
  };
  const giveUp = () => answer.resolve(undefined);
  worker.on('message', receive);
  worker.once('exit', giveUp);
  deadline.addEventListener('abort', giveUp);
  try {
    worker.send({ kind: 'read-metrics', id } satisfies ToServing, () => {});
    return await answer.promise;
  } finally {
    worker.off('message', receive);
    worker.off('exit', giveUp);
  }
}
