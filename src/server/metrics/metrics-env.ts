import { z } from 'zod';
import { optionalNumber } from '../env-fields.ts';

/** Where Prometheus reads the metrics. `port` undefined: there are none. */
export type MetricsEnv = { port: number | undefined; host: string };

/** The environment variables of the metrics. */
export const metricsVariables = {
  METRICS_PORT: optionalNumber('METRICS_PORT', 1, 65_535),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'METRICS_HOST must be an address or a host name, such as 127.0.0.1.')
    .default('127.0.0.1'),
};

type MetricsValues = z.infer<z.ZodObject<typeof metricsVariables>>;

/** A sentence about a port that two parts would listen on; undefined if there is none. */
export function metricsFault({ METRICS_PORT, PORT }: MetricsValues & { PORT: number }): string | undefined {
  return METRICS_PORT !== undefined && METRICS_PORT === PORT
    ? 'METRICS_PORT must be another port than PORT.'
    : undefined;
}

/** Groups the variables. */
export function metricsEnv({ METRICS_PORT, METRICS_HOST }: MetricsValues): MetricsEnv {
  return { port: METRICS_PORT, host: METRICS_HOST };
}
