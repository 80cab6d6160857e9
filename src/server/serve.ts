import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { loadLibrary } from './accounts/load-library.ts';
import { createApp } from './app.ts';
import { createBackground } from './background.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { connectDatabase, type Database } from './database/connect.ts';
import { startPurging } from './database/purge.ts';
import { ConfigurationError, type Env } from './env.ts';
import type { AppDeps } from './http/app-types.ts';
import { respondToClientErrors } from './http/client-errors.ts';
import { securityHeaders } from './http/security.ts';
import { closeServer, displayUrl, listen } from './http-server.ts';
import { describeError, type Logger } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { openMailFiles } from './mail-files/mail-files.ts';
import { createMailboxRevoker } from './mailboxes/mailbox-revoker.ts';
import { createMailboxes } from './mailboxes/mailboxes.ts';
import { startResealing } from './mailboxes/reseal.ts';
import { openLedger } from './quotas/ledger.ts';
import { createIdempotentWaits } from './replies/idempotent/idempotent-waits.ts';
import { loadReplyTools, type ReplyTools } from './replies/reply-tools.ts';
import { createStoppableReplies } from './replies/stoppable-replies.ts';
import { warmUpReplies } from './replies/warm-up.ts';
import { deriveSecrets, loadSecrets } from './secrets.ts';
import { createOllamaSearch, type FindOllama } from './status/ollama.ts';
import { operatorLink } from './status/operator-access.ts';
import { openLocalModels } from './writers/local/local-models.ts';
import { startLocalModels } from './writers/local/start-local-models.ts';

/** How long running replies may take after the server began to stop, in milliseconds. */
const GRACE_MS = 10_000;
/** How long closing the database may take, in milliseconds. After that the program ends without closing it. */
const STORAGE_CLOSE_MS = 5_000;
/**
 * How long to wait for replies that are being sent through a mailbox, in milliseconds. After that their outcome stays
 * unknown.
 */
const OUTBOX_CLOSE_MS = 3_000;
/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

export type RunningServer = {
  /** The address it listens on: 'http://127.0.0.1:3000'. A host that means all addresses is shown as localhost. */
  url: string;
  /** Opens the operator's page from anywhere. Secret. */
  operatorUrl: string;
  findOllama: FindOllama;
  /** Loads the modules that the first request would otherwise load, and warms up the reply tools. */
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
  /** Replaces the reply tools that the configuration names. */
  replyTools?: () => Promise<ReplyTools>;
};

/** The error's code, such as ' (ECONNREFUSED)', or ''. Startup messages contain nothing else of a cause. */
function codeOf(cause: unknown): string {
  const { code } = describeError(cause);
  return code ? ` (${code})` : '';
}

/** Creates the folder for its owner only. An existing folder keeps its mode, because it may hold other files. */
function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new ConfigurationError('DATA_DIR must be a folder that this user can write to.', { cause });
  }
}

async function openDatabase({ storage }: Env, log: Logger): Promise<Database> {
  try {
    return await connectDatabase(storage, (error) =>
      log.warn({ error: describeError(error) }, 'A database connection broke'),
    );
  } catch (cause) {
    const message = storage.databaseUrl
      ? `DATABASE_URL must lead to a PostgreSQL database that its user may change${codeOf(cause)}.`
      : `DATA_DIR must hold a database that can be opened and written to${codeOf(cause)}.`;
    throw new ConfigurationError(message, { cause });
  }
}

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
  { env, log, pagesRoot, replyTools }: ServeOptions,
  serverDeps: Pick<AppDeps, 'origin' | 'shutdownStarted' | 'shutdownForced'>,
): Promise<AppDeps> {
  const { origin } = serverDeps;
  if (!env.storage.databaseUrl) prepareDataDir(env.storage.dataDir);
  const secrets = deriveSecrets(loadSecrets(env.storage));
  const database = await openDatabase(env, log);
  const mailer = openMailer(env.mail, log);
  const localModels = openLocalModels(env.models, log);
  const mailboxes = createMailboxes({ env: env.mailboxes, database, secrets, log, origin });
  return {
    ...serverDeps,
    env,
    database,
    ledger: openLedger(database, log),
    secrets,
    replyTools: once(replyTools ?? (() => loadReplyTools(env.models, localModels, log))),
    localModels,
    askFinder: once(async () => {
      const { loadAskFinder } = await import('./asks/find-asks.ts');
      return loadAskFinder(env.models, localModels, log);
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
  database,
  log,
}: AppDeps) {
  localModels.close();
  await Promise.all([
    runningSends.idleWithin(OUTBOX_CLOSE_MS),
    mailboxRevoker.close(),
    mailer.close(),
    mailFiles.close(),
  ]);
  await closeWithin(STORAGE_CLOSE_MS, [ledger, database], log);
}

/** Warns about settings that work on this machine only. */
function warnAboutLinks({ mail, mailboxes, web }: Env, log: Logger): void {
  if (web.appUrl) return;
  if (mail.smtpUrl) log.warn('SMTP_URL is set without APP_URL: links in mails work on this machine only');
  if (mailboxes.google) {
    log.warn('GOOGLE_CLIENT_ID is set without APP_URL: Google redirects back to this machine only');
  }
}

/**
 * Opens the database and starts the server. Throws `ConfigurationError` with one sentence if the configuration does not
 * work on this machine.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { env, log } = options;
  const shutdownStarted = new AbortController();
  const shutdownForced = new AbortController();
  const origin = () => env.web.appUrl ?? displayUrl(env.web, server.address() as AddressInfo);
  const signals = { shutdownStarted: shutdownStarted.signal, shutdownForced: shutdownForced.signal };
  const deps = await openDeps(options, { origin, ...signals });
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS },
    getRequestListener(createApp(deps).fetch),
  );
  respondToClientErrors(server, securityHeaders(env.web.appUrl));
  const stopPurging = startPurging(deps.database, log);
  const stopResealing = startResealing(deps);
  try {
    await startLocalModels(env.models, deps.localModels, log);
    const address = await listen(server, env.web);
    warnAboutLinks(env, log);
    return {
      url: displayUrl(env.web, address),
      operatorUrl: operatorLink(origin(), deps.secrets.operator),
      findOllama: deps.findOllama,
      async warmUp() {
        warmUpReplies(await deps.replyTools());
        await deps.library();
      },
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
      },
    };
  } catch (error) {
    stopPurging();
    stopResealing();
    await closeDeps(deps);
    throw error;
  }
}
