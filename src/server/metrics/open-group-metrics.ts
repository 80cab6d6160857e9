import type { MetricValues } from './added-metrics.ts';
import type { MetricsEnv } from './metrics-env.ts';
import type { ProcessMetrics } from './prometheus.ts';

/** Asks all serving processes, and calls `onValues` for each that answers. */
type ReadAll = (onValues: (processId: number, values: MetricValues) => void) => Promise<void>;

/** The metrics of several processes, in the first one. */
export type GroupMetrics = ProcessMetrics & {
  ended(processId: number): void;
  /** Serves the sum of all processes. Throws `ConfigurationError` if the port is not free. */
  publish(readAll: ReadAll): Promise<void>;
};

const noGroupMetrics: GroupMetrics = {
  serving: () => {},
  restarted: () => {},
  ended: () => {},
  publish: async () => {},
};

/** Opens the metrics of several processes. Without a port nothing is counted. */
export async function openGroupMetrics({ host, port }: MetricsEnv): Promise<GroupMetrics> {
  if (port === undefined) return noGroupMetrics;
  const [{ createFirstMetrics }, { AddedMetrics }, { serveMetrics }] = await Promise.all([
    import('./prometheus.ts'),
    import('./added-metrics.ts'),
    import('./metrics-server.ts'),
  ]);
  const { registry, processes } = createFirstMetrics();
  const added = new AddedMetrics();
  return {
    ...processes,
    ended: (processId) => added.end(processId),
    async publish(readAll) {
      await serveMetrics({ host, port }, async () => {
        await readAll((processId, values) => added.keep(processId, values));
        return added.text(registry);
      });
    },
  };
}
