import { onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import { createBackground } from '#server/background.ts';
import { createConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { openMailFiles } from '#server/mail-files/mail-files.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import { createIdempotentWaits } from '#server/replies/idempotent/idempotent-waits.ts';
import { createStoppableReplies } from '#server/replies/stoppable-replies.ts';
import { deriveSecrets } from '#server/secrets.ts';
import { createOllamaSearch } from '#server/status/ollama.ts';
import { openTokenCounter } from '#server/tokens/token-counter.ts';
import { openLocalModels } from '#server/writers/local/local-models.ts';
import { openRows } from './account-rows.ts';
import { makeDatabase } from './server-fixture.ts';

const notLoaded = () => Promise.reject(new Error('The routes are only listed and get no requests.'));

/** Handlers that run before every route or after the last one: for pages, and for unknown addresses. */
const beyondRoutes = new Set(['*', '/*', '/api/*']);

/**
 * Every route of the API as the program itself serves it, sorted: 'GET /api/profile'. A parameter is written in braces,
 * as in the API's description.
 */
export async function servedRoutes(): Promise<string[]> {
  const variables = await makeDatabase('SQLite');
  const env = parseEnv(variables);
  const log = createLog('silent');
  const database = await openRows(variables);
  const ledger = openLedger(database, log, noMetrics);
  onTestFinished(() => ledger.close());
  const { signal } = new AbortController();
  const app = createApp({
    env,
    database,
    checkReady: database.check,
    billing: undefined,
    ledger,
    secrets: deriveSecrets(['a secret of the tests with thirty-two characters or more']),
    replyTools: notLoaded,
    askFinder: notLoaded,
    library: notLoaded,
    mailer: openMailer(env.mail, log),
    mailboxes: {
      providers: { gmail: undefined, imap: undefined, sample: undefined },
      offered: [],
      close: async () => {},
    },
    mailboxRevoker: { revoke: () => {}, close: async () => {} },
    runningSends: createBackground(),
    runningIdempotentReplies: createBackground(),
    idempotentWaits: createIdempotentWaits(database),
    mailFiles: openMailFiles(),
    stoppableReplies: createStoppableReplies(),
    findOllama: createOllamaSearch(env.models),
    trialLimiter: createConcurrencyLimiter({ perAccount: 1, total: 1 }),
    localModels: openLocalModels(env.models, log, () => {}, noMetrics),
    metrics: noMetrics,
    tokens: openTokenCounter(database, noMetrics, log),
    log,
    pagesRoot: 'no pages',
    origin: () => 'http://127.0.0.1',
    shutdownStarted: signal,
    shutdownForced: signal,
  });
  const served = app.routes.filter(({ path }) => !beyondRoutes.has(path));
  return [
    ...new Set(served.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)),
  ].toSorted();
}
