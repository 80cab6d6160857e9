import { loadLibrary } from './accounts/load-library.ts';
import { createBackground } from './background.ts';
import { createBilling } from './billing/billing.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { openDatabase, prepareDataDir } from './database/open-database.ts';
import type { Env } from './env.ts';
import type { AppDeps } from './http/app-types.ts';
import { shareCheck } from './http/readiness.ts';
import type { Logger } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { openMailFiles } from './mail-files/mail-files.ts';
import { createMailboxRevoker } from './mailboxes/mailbox-revoker.ts';
import { createMailboxes } from './mailboxes/mailboxes.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import type { OutageLog } from './outage-log.ts';
import { createUsageNotices } from './plans/usage-notices.ts';
import { openLedger } from './quotas/ledger.ts';
import { createIdempotentWaits } from './replies/idempotent/idempotent-waits.ts';
import { loadReplyTools, type ReplyTools } from './replies/reply-tools.ts';
import { createStoppableReplies } from './replies/stoppable-replies.ts';
import { deriveSecrets, loadSecrets } from './secrets.ts';
import { createOllamaSearch } from './status/ollama.ts';
import { openTokenCounter } from './tokens/token-counter.ts';
import { openLocalModels } from './writers/local/local-models.ts';
import { writerNames } from './writers/writer-names.ts';

/** How long closing the database may take, in milliseconds. After that the program ends without closing it. */
export const STORAGE_CLOSE_MS = 5_000;
/**
 * How long to wait for replies that are being sent through a mailbox, in milliseconds. After that their outcome stays
 * unknown.
 */
export const OUTBOX_CLOSE_MS = 3_000;

export type DepsOptions = {
  env: Env;
  pagesRoot: string;
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
export async function openDeps(
  { env, pagesRoot, replyTools }: DepsOptions,
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
  const usageNotices = createUsageNotices({ database, mailer, origin, log });
  const ledger = openLedger(database, log, metrics, usageNotices);
  const tokens = openTokenCounter(database, metrics, log);
  const localModels = openLocalModels(env.models, log, tokens.countTokens, metrics);
  const mailFiles = openMailFiles();
  const mailboxes = createMailboxes({
    env: env.mailboxes,
    database,
    secrets,
    log,
    origin,
    metrics,
    mailFiles,
  });
  return {
    ...serverDeps,
    env,
    database,
    checkReady,
    ledger,
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
    billing: env.billing && createBilling({ env: env.billing, database, ledger, mailer, log, origin }),
    mailboxes,
    mailboxRevoker: createMailboxRevoker(mailboxes, log),
    runningSends: createBackground(),
    runningIdempotentReplies: createBackground(),
    idempotentWaits: createIdempotentWaits(database),
    mailFiles,
    stoppableReplies: createStoppableReplies(),
    findOllama: createOllamaSearch(env.models),
    trialLimiter: createConcurrencyLimiter({ perAccount: 1, total: 1 }),
    metrics,
    log,
    pagesRoot,
  };
}

/** Closes them again, in the order in which they need each other. */
export async function closeDeps({
  localModels,
  billing,
  runningSends,
  mailboxRevoker,
  mailer,
  mailFiles,
  mailboxes,
  ledger,
  tokens,
  database,
  metrics,
  log,
}: AppDeps) {
  localModels.close();
  // It may still send a mail.
  await billing?.close();
  await Promise.all([
    runningSends.idleWithin(OUTBOX_CLOSE_MS),
    mailboxRevoker.close(),
    mailer.close(),
    mailFiles.close(),
  ]);
  await mailboxes.close();
  await closeWithin(STORAGE_CLOSE_MS, [ledger, tokens, database], log);
  await metrics.close();
}
