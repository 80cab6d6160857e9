import { AggregatorRegistry, type Registry } from 'prom-client';

/** The metrics of one process at one moment, as Prometheus' client gives them for adding. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The type at run time is a word. The package declares it as an enum that does not exist. */
const isGauge = ({ type }: { type: unknown }) => type === 'gauge';

/**
 * Adds up the metrics of several processes. What a process that ended had counted stays in the sum: if a counter became
 * smaller, Prometheus would take its whole value for new.
 */
export class AggregatedMetrics {
  readonly #running = new Map<number, MetricValues>();
  #ended: object[] = [];

  /** Keeps the values that a process gave last. */
  keep(processId: number, values: MetricValues): void {
    this.#running.set(processId, values);
  }

  /** A process has ended. Its gauges, such as its memory, are gone with it. */
  end(processId: number): void {
    const counted = this.#running.get(processId)?.filter((metric) => !isGauge(metric)) ?? [];
    this.#running.delete(processId);
    this.#ended = AggregatorRegistry.aggregate([this.#ended, counted]).getMetricsAsArray();
  }

  /** The text for Prometheus, with the metrics of the primary process itself. */
  async text(first: Registry): Promise<string> {
    const all = [await first.getMetricsAsJSON(), this.#ended, ...this.#running.values()];
    return AggregatorRegistry.aggregate(all).metrics();
  }
}
