import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { AggregatedMetrics } from './aggregated-metrics.ts';
import { createPrimaryMetrics, createServingMetrics } from './prometheus.ts';

/** A process that has the given number of open reservations and has counted tokens. */
async function valuesOf({ open = 0, tokens = 0, isReady = true }) {
  const { registry, metrics } = createServingMetrics([]);
  metrics.watchReservations(() => open);
  metrics.watchReadiness(async () => {
    if (!isReady) throw new Error('not ready');
  });
  metrics.countTokens('openai:gpt', { input: tokens, output: 1 });
  // As it comes from another process.
  return JSON.parse(JSON.stringify(await registry.getMetricsAsJSON()));
}

const tokens = (count: number) =>
  `reply_assistant_tokens_total{model="openai:gpt",direction="input"} ${count}`;

test('should add what the processes counted, and be ready only if all are', async () => {
  const added = new AggregatedMetrics();
  added.keep(1, await valuesOf({ open: 2, tokens: 100 }));
  added.keep(2, await valuesOf({ open: 3, tokens: 10, isReady: false }));
  const text = await added.text(new Registry());
  expect(text).toContain('reply_assistant_reservations 5');
  expect(text).toContain(tokens(110));
  expect(text).toContain('reply_assistant_ready 0');
});

test('should keep the counts of a process that ended, and not its open reservations', async () => {
  const added = new AggregatedMetrics();
  for (const id of [1, 2, 3]) added.keep(id, await valuesOf({ open: 1, tokens: 100 }));
  added.end(1);
  added.end(2);
  const text = await added.text(new Registry());
  expect(text).toContain(tokens(300));
  expect(text).toContain('reply_assistant_reservations 1');
});

test('should have the start time and the restarts of the primary process', async () => {
  const { registry, processes } = createPrimaryMetrics();
  processes.serving(2);
  processes.restarted();
  const added = new AggregatedMetrics();
  added.keep(1, await valuesOf({}));
  const text = await added.text(registry);
  expect(text).toContain('reply_assistant_processes 2');
  expect(text).toContain('reply_assistant_process_restarts_total 1');
  expect(text).toMatch(/^process_start_time_seconds \d+/m);
});
