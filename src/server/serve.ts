import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { loadLibrary } from './accounts/load-library.ts';
import { startPurging } from './accounts/purge-expired.ts';
import { openLedger } from './allowances/ledger.ts';
import { createApp } from './app.ts';
import { type Background, createBackground } from './background.ts';
import { connectDatabase, type Database } from './database/connect.ts';
import { ConfigurationError, type Env } from './env.ts';
import { answerClientErrors } from './http/client-errors.ts';
import { securityHeaders } from './http/security.ts';
import { describeError, type Logger } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { openMailFiles } from './mail-files/mail-files.ts';
import { createMailboxes } from './mailboxes/mailboxes.ts';
import { createParting } from './mailboxes/parting.ts';
import { type Engine, loadEngine } from './replies/engine.ts';
import { createNamedWaits } from './replies/named/named-waits.ts';
import { createRepliesUnderWay } from './replies/under-way.ts';
import { warmUpEngine } from './replies/warm-up.ts';
import { deriveKeys, loadSecret } from './secrets.ts';

/** Longest that replies under way may take once the server is told to stop, in milliseconds. */
const GRACE_MS = 10_000;
/** Longest that the database may take to be closed, in milliseconds: one that is blocked is left to itself. */
const STORAGE_CLOSE_MS = 5_000;
/** Longest wait for replies that are being handed to a mailbox, in milliseconds: what takes longer reads as unknown. */
const SENDINGS_CLOSE_MS = 3_000;
/** Longest that a client may take to send a request. */
const REQUEST_TIMEOUT_MS = 30_000;

export type RunningServer = {
  /** Where it listens: 'http://127.0.0.1:3000'; a host of all addresses reads as localhost. */
  url: string;
  /** Loads what is loaded on demand, and has the writer write once, ahead of the first request. */
  warmUp(): Promise<void>;
  /** Stops accepting, lets replies under way finish for a while, then closes the database. */
  close(graceMs?: number): Promise<void>;
};

type ServeOptions = {
  env: Env;
  log: Logger;
  pagesRoot: string;
  /** In place of the reader and the writer that the configuration names. */
  engine?: () => Promise<Engine>;
};

/** 'ECONNREFUSED' and its like, where an error has one: all that is told of a cause at start. */
function codeOf(cause: unknown): string {
  const { code } = describeError(cause);
  return code ? ` (${code})` : '';
}

/** Makes the folder for its owner only; one that is there keeps its mode, since it may hold other things. */
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

function listen(server: Server, { host, port }: Env['web']): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const problems: Record<string, string> = {
        EADDRINUSE: `PORT must be free: something else already listens on ${port}.`,
        EACCES: `PORT must be one that this user may open: ${port} is not.`,
      };
      const message = problems[cause.code ?? ''] ?? 'HOST must be an address of this machine.';
      reject(new ConfigurationError(message, { cause }));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

function displayUrl({ host }: Env['web'], { port }: AddressInfo): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Ends a server: at once where nothing is under way, else when it is finished or the grace is over. */
async function closeServer(
  server: Server,
  { stopping, namedReplies }: { stopping: AbortController; namedReplies: Background },
  graceMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that stays open after its last answer is idle from then on, and nothing else would end it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => {
    stopping.abort(new Error('The server stops'));
    setTimeout(() => server.closeAllConnections(), 500).unref();
  }, graceMs);
  await closed;
  await namedReplies.idleWithin(graceMs + 1_000);
  clearTimeout(patience);
  clearInterval(sweep);
}

/** Closes one after the other; what is not closed in time is left, and the log tells of it. */
async function closeWithin(ms: number, parts: { close(): Promise<void> }[], log: Logger): Promise<void> {
  const closing = (async () => {
    for (const part of parts) await part.close();
    return true;
  })();
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), ms);
  try {
    if (!(await Promise.race([closing, late.promise]))) log.warn('The database could not be closed in time');
  } finally {
    clearTimeout(timer);
  }
}

/** Loads on the first call and keeps what came; a load that failed is tried again on the next call. */
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

/**
 * Starts the program: database, routes, listening. Throws `ConfigurationError` with one sentence where the
 * configuration does not fit the machine.
 */
export async function serve({ env, log, pagesRoot, engine }: ServeOptions): Promise<RunningServer> {
  if (!env.storage.databaseUrl) prepareDataDir(env.storage.dataDir);
  const keys = deriveKeys(loadSecret(env.storage));
  const database = await openDatabase(env, log);
  const ledger = openLedger(database, log);
  const closing = new AbortController();
  const stopping = new AbortController();
  const loadOnce = once(engine ?? (() => loadEngine(env.models, log)));
  const origin = () => env.web.appUrl ?? displayUrl(env.web, server.address() as AddressInfo);
  const mailer = openMailer(env.mail, log);
  const library = once(() => loadLibrary({ database, keys, origin, mailer, log }));
  const mailboxes = createMailboxes({ env: env.mailboxes, database, keys, log, origin });
  const parting = createParting(mailboxes, log);
  const sendings = createBackground();
  const namedReplies = createBackground();
  const mailFiles = openMailFiles();
  const stopPurging = startPurging(database, log);
  const app = createApp({
    env,
    database,
    ledger,
    keys,
    engine: loadOnce,
    library,
    mailer,
    mailboxes,
    parting,
    sendings,
    namedReplies,
    namedWaits: createNamedWaits(database),
    mailFiles,
    underWay: createRepliesUnderWay(),
    log,
    pagesRoot,
    origin,
    closing: closing.signal,
    stopping: stopping.signal,
  });
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, getRequestListener(app.fetch));
  answerClientErrors(server, securityHeaders(env.web.appUrl));
  const closeStorage = async () => {
    await Promise.all([
      sendings.idleWithin(SENDINGS_CLOSE_MS),
      parting.close(),
      mailer.close(),
      mailFiles.close(),
    ]);
    await closeWithin(STORAGE_CLOSE_MS, [ledger, database], log);
  };
  try {
    const address = await listen(server, env.web);
    if (env.mail.smtpUrl && !env.web.appUrl) {
      log.warn('SMTP_URL is set without APP_URL: links in mails lead to this machine only');
    }
    if (env.mailboxes.google && !env.web.appUrl) {
      log.warn('GOOGLE_CLIENT_ID is set without APP_URL: Google leads people back to this machine only');
    }
    return {
      url: displayUrl(env.web, address),
      async warmUp() {
        warmUpEngine(await loadOnce());
        await library();
      },
      async close(graceMs = GRACE_MS) {
        closing.abort();
        stopPurging();
        await closeServer(server, { stopping, namedReplies }, graceMs);
        await closeStorage();
      },
    };
  } catch (error) {
    await closeStorage();
    throw error;
  }
}
