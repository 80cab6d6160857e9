import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { serveMetrics } from './metrics-server.ts';

test('metrics that cannot be read are answered with 500, and the cause is in the log', async () => {
  const log = { error: vi.fn() };
  const port = await freePort();
  const read = () => Promise.reject(new RangeError('a mistake'));
  const stop = await serveMetrics({ host: '127.0.0.1', port }, read, log);
  onTestFinished(stop);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ error: { name: 'RangeError' } });
});
