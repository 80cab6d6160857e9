import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadLibrary } from './accounts/load-library.ts';
import { createApp } from './app.ts';
import { createBackground } from './background.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { openDatabase, prepareDataDir } from './database/open-database.ts';
import { startPurging } from './database/purge.ts';
import type { Env } from './env.ts';
import type { AppDeps } from './http/app-types.ts';
import { createRequestListener, respondToClientErrors } from './http/client-errors.ts';
import { shareCheck } from './http/readiness.ts';
import { securityHeaders } from './http/security.ts';
import { closeServer, displayUrl, listen } from './http-server.ts';
import { describeError, type Logger } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { openMailFiles } from './mail-files/mail-files.ts';
import { createMailboxRevoker } from './mailboxes/mailbox-revoker.ts';
import { createMailboxes } from './mailboxes/mailboxes.ts';
import { startResealing } from './mailboxes/reseal.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { createOutageLog, type OutageLog } from './outage-log.ts';
import { openLedger } from './quotas/ledger.ts';
import { createIdempotentWaits } from './replies/idempotent/idempotent-waits.ts';
import { loadReplyTools, type ReplyTools } from './replies/reply-tools.ts';
import { createStoppableReplies } from './replies/stoppable-replies.ts';
import { warmUpReplies } from './replies/warm-up.ts';
import { deriveSecrets, loadSecrets } from './secrets.ts';
import { createOllamaSearch, type FindOllama } from './status/ollama.ts';
import { operatorLink } from './status/operator-access.ts';
import { openTokenCounter } from './tokens/token-counter.ts';
import { openLocalModels } from './writers/local/local-models.ts';
import { startLocalModels } from './writers/local/start-local-models.ts';
import { writerNames } from './writers/writer-names.ts';

/** How long running replies may take after the server began to stop, in milliseconds. */
export const GRACE_MS = 10_000;
/** How long closing the database may take, in milliseconds. After that the program ends without closing it. */
export const STORAGE_CLOSE_MS = 5_000;
/**
 * How long to wait for replies that are being sent through a mailbox, in milliseconds. After that their outcome stays
 * unknown.
 */
export const OUTBOX_CLOSE_MS = 3_000;
/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * How long an idle connection stays open, in milliseconds. It must be longer than proxies keep theirs: a proxy that uses
 * a connection at the moment when the program closes it cannot know whether a POST was received, and answers 502. Nginx
 * and load balancers of AWS keep them for 60 s, Traefik for 90 s, Caddy for 120 s.
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

type ServeOptions = {
  env: Env;
  log: Logger;
  pagesRoot: string;
  /** Warms up before it listens, because other processes serve meanwhile. */
  isWarmFirst?: boolean;
  /** Replaces the reply tools that the configuration names. */
  replyTools?: () => Promise<ReplyTools>;
};

/** Closes the parts one after another. After `ms` milliseconds it logs a warning and no longer waits. */
async function closeWithin(ms: number, parts: { close(): Promise<void> }[], log: Logger): Promise<void> {
  const closing = (async () => {
    for (const part of parts) await part.close();
    return true;
  })();
  const timeout = Promise.withResolvers<false>();
  const timer = setTimeout(() => timeout.resolve(false), ms);
  try {
    if (!(await Promise.race([closing, timeout.promise])))
      log.warn('The ledger and the database could not be closed in time');
  } finally {
    clearTimeout(timer);
  }
}

/** Loads on the first call and keeps the result. After a failed load, the next call tries again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    if (loaded) return loaded;
    const loading = load();
    loaded = loading;
    loading.catch(() => {
      loaded = undefined;
    });
    return loading;
  };
}

/** Opens everything that the routes use. */
async function openDeps(
  { env, pagesRoot, replyTools }: ServeOptions,
  serverDeps: Pick<AppDeps, 'origin' | 'shutdownStarted' | 'shutdownForced'>,
  { log, connectionBroke, watch }: OutageLog,
): Promise<AppDeps> {
  const { origin } = serverDeps;
  if (!env.storage.databaseUrl) prepareDataDir(env.storage.dataDir);
  const secrets = deriveSecrets(loadSecrets(env.storage));
  const metrics = await openMetrics(env.metrics, writerNames(env.models), log);
  const database = await openDatabase(env.storage, connectionBroke, metrics);
  watch(database.check);
  const checkReady = shareCheck(database.check);
  metrics.watchReadiness(checkReady);
  const mailer = openMailer(env.mail, log);
  const tokens = openTokenCounter(database, metrics, log);
  const localModels = openLocalModels(env.models, log, tokens.countTokens, metrics);
  const mailboxes = createMailboxes({ env: env.mailboxes, database, secrets, log, origin, metrics });
  return {
    ...serverDeps,
    env,
    database,
    checkReady,
    ledger: openLedger(database, log, metrics),
    secrets,
    replyTools: once(replyTools ?? (() => loadReplyTools(env.models, localModels, log, tokens.countTokens))),
    localModels,
    tokens,
    askFinder: once(async () => {
      const { loadAskFinder } = await import('./asks/find-asks.ts');
      return loadAskFinder(env.models, localModels, log, tokens.countTokens);
    }),
    library: once(() => loadLibrary({ database, secrets, origin, mailer, log })),
    mailer,
    mailboxes,
    mailboxRevoker: createMailboxRevoker(mailboxes, log),
    runningSends: createBackground(),
    runningIdempotentReplies: createBackground(),
    idempotentWaits: createIdempotentWaits(database),
    mailFiles: openMailFiles(),
    stoppableReplies: createStoppableReplies(),
    findOllama: createOllamaSearch(env.models),
    trialLimiter: createConcurrencyLimiter({ perAccount: 1, total: 1 }),
    metrics,
    log,
    pagesRoot,
  };
}

async function closeDeps({
  localModels,
  runningSends,
  mailboxRevoker,
  mailer,
  mailFiles,
  ledger,
  tokens,
  database,
  metrics,
  log,
}: AppDeps) {
  localModels.close();
  await Promise.all([
    runningSends.idleWithin(OUTBOX_CLOSE_MS),
    mailboxRevoker.close(),
    mailer.close(),
    mailFiles.close(),
  ]);
  await closeWithin(STORAGE_CLOSE_MS, [ledger, tokens, database], log);
  await metrics.close();
}

async function warmUp({ replyTools, library, log }: AppDeps): Promise<void> {
  try {
    warmUpReplies(await replyTools());
    await library();
  } catch (error) {
    log.error({ error: describeError(error) }, 'The reply writer or the account library could not be loaded');
  }
}

/** Warns about settings that work on this machine only. */
function warnAboutLinks({ mail, mailboxes, web }: Env, log: Logger): void {
  if (web.appUrl) return;
  if (mail.smtpUrl) log.warn('SMTP_URL is set without APP_URL: links in mails work on this machine only');
  if (mailboxes.google) {
    log.warn('GOOGLE_CLIENT_ID is set without APP_URL: Google redirects back to this machine only');
  }
}

/** The HTTP server of the app. It does not listen yet. */
function createAppServer(deps: AppDeps): Server {
  const { env, log, metrics } = deps;
  const responseParts = { headers: securityHeaders(env.web.appUrl), log, metrics };
  const listener = createRequestListener(createApp(deps), responseParts);
  // Node itself would answer a request without a Host, or with an unknown Expect, without a body.
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS, requireHostHeader: false },
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
  const origin = () => env.web.appUrl ?? displayUrl(env.web, server.address() as AddressInfo);
  const signals = { shutdownStarted: shutdownStarted.signal, shutdownForced: shutdownForced.signal };
  const deps = await openDeps(options, { origin, ...signals }, outages);
  const server = createAppServer(deps);
  const stopPurging = startPurging(deps.database, log);
  const stopResealing = startResealing(deps);
  try {
    await startLocalModels(env.models, deps.localModels, log);
    await deps.metrics.listen();
    if (options.isWarmFirst) await warmUp(deps);
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
