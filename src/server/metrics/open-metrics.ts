import cluster, { type Worker } from 'node:cluster';
import { describeError, type Logger } from '../log.ts';
import { type Metrics, noMetrics } from './metrics.ts';
import type { MetricsEnv } from './metrics-env.ts';
import { answerWithMetrics, askAllForMetrics } from './metrics-messages.ts';
import type { ProcessMetrics } from './prometheus.ts';

/** What reports that the metrics could not be read. */
type MetricsLog = Pick<Logger, 'error'>;

/**
 * Opens the metrics of this process. Without a port nothing is counted, and the package is not loaded. The only process
 * of a server lets Prometheus read its own metrics; one of several gives them to the primary process, which adds them
 * up.
 * @param writers the names of those that may write replies
 */
export async function openMetrics(
  { host, port }: MetricsEnv,
  writers: readonly string[],
  log: MetricsLog,
): Promise<Metrics> {
  if (port === undefined) return noMetrics;
  const { createProcessMetrics, createServingMetrics } = await import('./prometheus.ts');
  const { registry, metrics } = createServingMetrics(writers);
  if (cluster.isWorker) {
    answerWithMetrics(
      () => registry.getMetricsAsJSON(),
      (error) => log.error({ error: describeError(error) }, 'The metrics could not be read'),
    );
    return { ...metrics, listen: noMetrics.listen, close: noMetrics.close };
  }
  createProcessMetrics(registry).serving(1);
  let stop = async () => {};
  return {
    ...metrics,
    async listen() {
      const { serveMetrics } = await import('./metrics-server.ts');
      stop = await serveMetrics({ host, port }, () => registry.metrics(), log);
    },
    close: () => stop(),
  };
}

/** The metrics of several processes, in the primary one. */
export type GroupMetrics = ProcessMetrics & {
  ended(processId: number): void;
  /**
   * Lets Prometheus read the sum of all processes. Throws `ConfigurationError` if the port is not free.
   * @param running the processes that serve now
   */
  listen(running: () => readonly Worker[]): Promise<void>;
};

const noGroupMetrics: GroupMetrics = {
  serving: () => {},
  restarted: () => {},
  ended: () => {},
  listen: async () => {},
};

/** Opens the metrics of several processes. Without a port nothing is counted. */
export async function openGroupMetrics({ host, port }: MetricsEnv, log: MetricsLog): Promise<GroupMetrics> {
  if (port === undefined) return noGroupMetrics;
  const [{ createPrimaryMetrics }, { AggregatedMetrics }, { serveMetrics }] = await Promise.all([
    import('./prometheus.ts'),
    import('./aggregated-metrics.ts'),
    import('./metrics-server.ts'),
  ]);
  const { registry, processes } = createPrimaryMetrics();
  const added = new AggregatedMetrics();
  return {
    ...processes,
    ended: (processId) => added.end(processId),
    async listen(running) {
      const read = async () => {
        await askAllForMetrics(running(), (processId, values) => added.keep(processId, values));
        return added.text(registry);
      };
      await serveMetrics({ host, port }, read, log);
    },
  };
}
