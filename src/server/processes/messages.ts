import type { MetricValues } from '../metrics/added-metrics.ts';

/** What a serving process tells the first process. */
export type FromServing =
  | { kind: 'ready'; url: string; operatorUrl: string }
  /** The configuration does not work. The process does nothing more and waits until it is ended. */
  | { kind: 'refused'; message: string }
  | { kind: 'metrics'; id: number; values: MetricValues };

/** What the first process asks a serving process. */
export type ToServing = { kind: 'read-metrics'; id: number };
