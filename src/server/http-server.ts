import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Background } from './background.ts';
import { ConfigurationError, type Env } from './env.ts';
import { ServerStopping } from './problems.ts';

/** How long a reply that was stopped may take to say so before its connection is closed, in milliseconds. */
export const FORCED_CLOSE_MS = 500;
/** How much longer than running replies the replies without a client may take, in milliseconds. */
export const UNATTENDED_EXTRA_MS = 1_000;

/**
 * Listens on an address of the configuration. Throws `ConfigurationError` if that is not possible.
 * @param variables the names of the variables with the address
 */
export function listen(
  server: Server,
  { host, port }: Pick<Env['web'], 'host' | 'port'>,
  variables = { port: 'PORT', host: 'HOST' },
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const problems: Record<string, string> = {
        EADDRINUSE: `${variables.port} must be free: something else already listens on ${port}.`,
        EACCES: `${variables.port} must be a port that this user may open: this user may not open ${port}.`,
      };
      const message = problems[cause.code ?? ''] ?? `${variables.host} must be an address of this machine.`;
      reject(new ConfigurationError(message, { cause }));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** The address as a person opens it. A host that means all addresses is shown as localhost. */
export function displayUrl({ host }: Env['web'], { port }: Pick<AddressInfo, 'port'>): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * Closes a server when all requests have finished, then waits for idempotent replies whose clients have left. Stops
 * both after about `graceMs` milliseconds each.
 */
export async function closeServer(
  server: Server,
  {
    shutdownForced,
    runningIdempotentReplies,
  }: { shutdownForced: AbortController; runningIdempotentReplies: Background },
  graceMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept open becomes idle after its last response. Nothing else would close it.
  const closingIdle = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => {
    shutdownForced.abort(new ServerStopping());
    setTimeout(() => server.closeAllConnections(), FORCED_CLOSE_MS).unref();
  }, graceMs);
  await closed;
  await runningIdempotentReplies.idleWithin(graceMs + UNATTENDED_EXTRA_MS);
  clearTimeout(timer);
  clearInterval(closingIdle);
}
