import cluster from 'node:cluster';
import type { MetricValues } from '../metrics/added-metrics.ts';
import type { FromServing, ToServing } from './messages.ts';

/** Tells the first process something. It may be gone: then this process ends soon, too. */
export function tellFirstProcess(message: FromServing): void {
  process.send?.(message, undefined, undefined, () => {});
}

/** Gives the first process the metrics of this one whenever it asks for them. */
export function answerFirstProcess(read: () => Promise<MetricValues>): void {
  process.on('message', async ({ kind, id }: ToServing) => {
    if (kind === 'read-metrics') tellFirstProcess({ kind: 'metrics', id, values: await read() });
  });
}

/** Calls `stop` when the first process is gone. Without this, Node would end the process in the middle of its replies. */
export function stopWithFirstProcess(stop: () => Promise<void>): void {
  const { worker } = cluster;
  worker?.once('disconnect', () => {
    worker.exitedAfterDisconnect = true;
    void stop();
  });
}
