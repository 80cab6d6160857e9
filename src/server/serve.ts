import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { startPurging } from './database/purge.ts';
import type { Env } from './env.ts';
import type { AppDeps } from './http/app-types.ts';
import { createRequestListener, respondToClientErrors } from './http/client-errors.ts';
import { securityHeaders } from './http/security.ts';
import { closeServer, displayUrl, listen } from './http-server.ts';
import { describeError, type Logger } from './log.ts';
import { consentSettings } from './mailboxes/mailbox-env.ts';
import { startResealing } from './mailboxes/reseal.ts';
import { closeDeps, type DepsOptions, openDeps } from './open-deps.ts';
import { createOutageLog } from './outage-log.ts';
import { warmUpReplies } from './replies/warm-up.ts';
import type { FindOllama } from './status/ollama.ts';
import { operatorLink } from './status/operator-access.ts';
import { startLocalModels } from './writers/local/start-local-models.ts';

/** How long running replies may take after the server began to stop, in milliseconds. */
export const GRACE_MS = 10_000;
/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node looks for clients that have taken longer, in milliseconds. */
const TIMEOUT_CHECK_MS = 5_000;
/**
 * How long an idle connection stays open, in milliseconds. It must be longer than proxies keep theirs: a proxy that
 * uses a connection at the moment when the program closes it cannot know whether a POST was received, and answers 502.
 * Nginx and load balancers of AWS keep them for 60 s, Traefik for 90 s, Caddy for 120 s.
 */
const KEEP_ALIVE_MS = 125_000;

export type RunningServer = {
  /** The address it listens on: 'http://127.0.0.1:3000'. A host that means all addresses is shown as localhost. */
  url: string;
  /** Opens the operator's page from anywhere. Secret. */
  operatorUrl: string;
  findOllama: FindOllama;
  /**
   * Loads the modules that the first request would otherwise load, and warms up the reply tools. That blocks the event
   * loop. Never rejects.
   */
  warmUp(): Promise<void>;
  /**
   * Stops accepting requests, then closes the database. Running replies get `graceMs` milliseconds to finish, and after
   * them idempotent replies whose clients have left get as much.
   */
  close(graceMs?: number): Promise<void>;
};

type ServeOptions = DepsOptions & {
  log: Logger;
  /** Warms up before it listens, because other processes serve meanwhile. */
  isWarmFirst?: boolean;
};

async function warmUp({ replyTools, library, log }: AppDeps): Promise<void> {
  try {
    warmUpReplies(await replyTools());
    await library();
  } catch (error) {
    log.error({ error: describeError(error) }, 'The reply writer or the account library could not be loaded');
  }
}

/** Warns about settings that work on this machine only. */
function warnAboutLinks({ mail, mailboxes, billing, web }: Env, log: Logger): void {
  if (web.appUrl) return;
  if (mail.smtpUrl) log.warn('SMTP_URL is set without APP_URL: links in mails work on this machine only');
  for (const { provider, variable, isSet } of consentSettings(mailboxes)) {
    if (isSet)
      log.warn(`${variable} is set without APP_URL: ${provider} redirects back to this machine only`);
  }
  if (billing) log.warn('STRIPE_SECRET_KEY is set without APP_URL: Stripe leads back to this machine only');
}

/** The HTTP server of the app. It does not listen yet. */
function createAppServer(deps: AppDeps): Server {
  const { env, log, metrics } = deps;
  const responseParts = { headers: securityHeaders(env.web.appUrl), log, metrics };
  const listener = createRequestListener(createApp(deps), responseParts);
  // Node itself would answer a request without a Host, or with an unknown Expect, without a body.
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requireHostHeader: false,
    },
    listener,
  );
  server.on('checkExpectation', listener);
  respondToClientErrors(server, responseParts);
  return server;
}

/**
 * Opens the database and starts the server. Throws `ConfigurationError` with one sentence if the configuration does not
 * work on this machine.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { env } = options;
  const outages = createOutageLog(options.log);
  const { log } = outages;
  const shutdownStarted = new AbortController();
  const shutdownForced = new AbortController();
  const { appUrl, port } = env.web;
  const origin = () => appUrl ?? displayUrl(env.web, (server.address() as AddressInfo | null) ?? { port });
  const signals = { shutdownStarted: shutdownStarted.signal, shutdownForced: shutdownForced.signal };
  const deps = await openDeps(options, { origin, ...signals }, outages);
  const server = createAppServer(deps);
  const stopPurging = startPurging(deps.database, log);
  const stopResealing = startResealing(deps);
  try {
    await startLocalModels(env.models, deps.localModels, log);
    await deps.metrics.listen();
    await deps.billing?.start();
    // Before it listens, the program knows its address only from the configuration.
    const knowsOrigin = appUrl !== undefined || port !== 0;
    if (options.isWarmFirst && knowsOrigin) await warmUp(deps);
    const address = await listen(server, env.web);
    warnAboutLinks(env, log);
    return {
      url: displayUrl(env.web, address),
      operatorUrl: operatorLink(origin(), deps.secrets.operator),
      findOllama: deps.findOllama,
      warmUp: () => warmUp(deps),
      async close(graceMs = GRACE_MS) {
        shutdownStarted.abort();
        stopPurging();
        stopResealing();
        await closeServer(
          server,
          { shutdownForced, runningIdempotentReplies: deps.runningIdempotentReplies },
          graceMs,
        );
        await closeDeps(deps);
        outages.close();
      },
    };
  } catch (error) {
    stopPurging();
    stopResealing();
    await closeDeps(deps);
    outages.close();
    throw error;
  }
}
