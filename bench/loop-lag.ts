// Loaded into a measured server: prints the event loop's p99 lag since the last time, for each SIGUSR2.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The lag is measured against a timer of this many milliseconds, which the histogram's values include. */
const RESOLUTION_MS = 5;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('SIGUSR2', () => {
  const lag = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
  process.stdout.write(`event loop lag p99 ${lag.toFixed(2)} ms\n`);
  delay.reset();
});
