import type { Worker } from 'node:cluster';
import type { MetricValues } from './aggregated-metrics.ts';

/** What the primary process asks a serving process, and the answer. */
type Question = { kind: 'read-metrics'; id: number };
type Answer = { kind: 'metrics'; id: number; values: MetricValues | undefined };

/** How long a process may take to give its metrics, in milliseconds. Its check of the database takes up to 2.5 s. */
const ANSWER_MS = 4_000;

/** In a serving process: answers the primary process with `read` whenever it asks for the metrics. */
export function answerWithMetrics(
  read: () => Promise<MetricValues>,
  onError: (error: unknown) => void,
): void {
  process.on('message', async ({ kind, id }: Question) => {
    if (kind !== 'read-metrics') return;
    const values = await read().catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    // The primary process may be gone: then this process ends soon, too.
    process.send?.({ kind: 'metrics', id, values } satisfies Answer, undefined, undefined, () => {});
  });
}

/** In the primary process: the metrics of a serving one. Undefined if it does not answer in time, or has ended. */
async function askForMetrics(worker: Worker, id: number): Promise<MetricValues | undefined> {
  const deadline = AbortSignal.timeout(ANSWER_MS);
  const answer = Promise.withResolvers<MetricValues | undefined>();
  const receive = (message: Answer) => {
    if (message.kind === 'metrics' && message.id === id) answer.resolve(message.values);
  };
  const giveUp = () => answer.resolve(undefined);
  worker.on('message', receive);
  worker.once('exit', giveUp);
  deadline.addEventListener('abort', giveUp);
  try {
    worker.send({ kind: 'read-metrics', id } satisfies Question, () => {});
    return await answer.promise;
  } finally {
    worker.off('message', receive);
    worker.off('exit', giveUp);
  }
}

let lastQuestion = 0;

/** Asks serving processes for their metrics, and calls `onValues` for those that answer and have not ended since. */
export async function askAllForMetrics(
  workers: readonly Worker[],
  onValues: (processId: number, values: MetricValues) => void,
): Promise<void> {
  lastQuestion += 1;
  const id = lastQuestion;
  await Promise.all(
    workers.map(async (worker) => {
      const values = await askForMetrics(worker, id);
      // A process that has ended since then is counted already.
      if (values && !worker.isDead()) onValues(worker.id, values);
    }),
  );
}
