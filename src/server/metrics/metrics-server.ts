import { createServer } from 'node:http';
import { Registry } from 'prom-client';
import { listen } from '../http-server.ts';
import { describeError, type Logger } from '../log.ts';

/**
 * Serves the text of `read` at /metrics, for Prometheus. Resolves to a function that stops it. Throws
 * `ConfigurationError` if it cannot listen.
 */
export async function serveMetrics(
  address: { host: string; port: number },
  read: () => Promise<string>,
  log: Pick<Logger, 'error'>,
): Promise<() => Promise<void>> {
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    try {
      const text = await read();
      outgoing.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch (error) {
      log.error({ error: describeError(error) }, 'The metrics could not be read');
      outgoing.writeHead(500).end();
    }
  });
  await listen(server, address, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
