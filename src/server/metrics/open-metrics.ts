import cluster from 'node:cluster';
import { answerFirstProcess } from '../processes/serving-process.ts';
import { type Metrics, noMetrics } from './metrics.ts';
import type { MetricsEnv } from './metrics-env.ts';

/**
 * Opens the metrics of this process. Without a port nothing is counted, and the package is not loaded. The only process
 * of a server publishes its own metrics; one of several gives them to the first process, which adds them up.
 */
export async function openMetrics({ host, port }: MetricsEnv): Promise<Metrics> {
  if (port === undefined) return noMetrics;
  const { createProcessMetrics, createServingMetrics } = await import('./prometheus.ts');
  const { registry, facts } = createServingMetrics();
  if (cluster.isWorker) {
    const publish = async () => answerFirstProcess(() => registry.getMetricsAsJSON());
    return { ...facts, publish, close: async () => {} };
  }
  createProcessMetrics(registry).serving(1);
  let stop = async () => {};
  return {
    ...facts,
    async publish() {
      const { serveMetrics } = await import('./metrics-server.ts');
      stop = await serveMetrics({ host, port }, () => registry.metrics());
    },
    close: () => stop(),
  };
}
