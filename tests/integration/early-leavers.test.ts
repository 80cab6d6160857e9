import { getEventListeners, once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { plainReading } from '#reading/reading.fixture.ts';
import { createApp } from '#server/app.ts';
import { createBackground } from '#server/background.ts';
import { createConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { Database } from '#server/database/connect.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { openMailFiles } from '#server/mail-files/mail-files.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import { createIdempotentWaits } from '#server/replies/idempotent/idempotent-waits.ts';
import { createStoppableReplies, type StoppableReplies } from '#server/replies/stoppable-replies.ts';
import { deriveSecrets, loadSecrets } from '#server/secrets.ts';
import { createOllamaSearch } from '#server/status/ollama.ts';
import { openTokenCounter } from '#server/tokens/token-counter.ts';
import { openLocalModels } from '#server/writers/local/local-models.ts';
import { insertAccount, openRows } from './account-rows.ts';
import { makeDatabase, politeWriter, post, usualKinds, validRequest } from './server-fixture.ts';

/** Wraps a database: its answers can be held back, and its queries are counted. */
function holdable(database: Database) {
  let held: Promise<void> | undefined;
  let queries = 0;
  const holding: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => {
      await held;
      return result;
    },
  };
  return {
    database: { ...database, db: database.db.withPlugin(holding) },
    queries: () => queries,
    hold: (until: Promise<void> | undefined) => {
      held = until;
    },
  };
}

/** A list of replies that counts what is added and removed. */
function countedReplies() {
  const stoppableReplies = createStoppableReplies();
  const counts = { added: 0, removed: 0 };
  const add: StoppableReplies['add'] = (accountId, stop) => {
    counts.added += 1;
    const remove = stoppableReplies.add(accountId, stop);
    return () => {
      counts.removed += 1;
      remove();
    };
  };
  return { stoppableReplies: { ...stoppableReplies, add }, counts };
}

/** Serves an application. Counts the answered requests; `closed` resolves when all are over for the client too. */
async function listenWith(app: ReturnType<typeof createApp>) {
  let answered = 0;
  const listener = getRequestListener(async (request, bindings) => {
    try {
      return await app.fetch(request, bindings);
    } finally {
      answered += 1;
    }
  });
  const closed: Promise<unknown>[] = [];
  const server = createServer((incoming, outgoing) => {
    closed.push(once(outgoing, 'close'));
    return listener(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, answered: () => answered, closed: () => Promise.all(closed) };
}

/** Starts the program with one account in its database. `traces` counts what requests for replies leave behind. */
async function openProgram(variables: Record<string, string>) {
  const rows = await openRows(variables);
  const { headers } = await insertAccount(variables, rows);
  const { database, queries, hold } = holdable(rows);
  const env = parseEnv({ PORT: '0', ...variables });
  const log = createLog('silent');
  const ledger = openLedger(rows, log, noMetrics);
  onTestFinished(() => ledger.close());
  const reserve = vi.spyOn(ledger, 'reserve');
  const stopping = new AbortController();
  const { stoppableReplies, counts } = countedReplies();
  const app = createApp({
    env,
    database,
    checkReady: database.check,
    billing: undefined,
    ledger,
    secrets: deriveSecrets(loadSecrets(env.storage)),
    replyTools: async () => ({
      readEmail: (text) => plainReading(text),
      fraudWarning: () => undefined,
      writers: { standard: politeWriter, advanced: politeWriter },
    }),
    askFinder: () => Promise.reject(new Error('not used')),
    library: () => Promise.reject(new Error('not used')),
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
    stoppableReplies,
    findOllama: createOllamaSearch(env.models),
    trialLimiter: createConcurrencyLimiter({ perAccount: 1, total: 1 }),
    localModels: openLocalModels(env.models, log, () => {}, noMetrics),
    metrics: noMetrics,
    tokens: openTokenCounter(database, noMetrics, log),
    log,
    pagesRoot: 'no pages',
    origin: () => 'http://127.0.0.1',
    shutdownStarted: stopping.signal,
    shutdownForced: stopping.signal,
  });
  /** Counts reservations, active replies, and listeners for the end of the program. */
  const traces = () => ({
    reserved: reserve.mock.calls.length,
    ...counts,
    onStop: getEventListeners(stopping.signal, 'abort').length,
  });
  return { ...(await listenWith(app)), headers, queries, hold, traces };
}

describe.each(usualKinds)('on %s', (kind) => {
  test.each(['application/json', 'text/event-stream'])(
    'a caller who leaves before the reply has started is not charged and leaves nothing behind (%s)',
    async (accept) => {
      const program = await openProgram(await makeDatabase(kind));
      const looked = Promise.withResolvers<void>();
      program.hold(looked.promise);
      const body = JSON.stringify(validRequest);
      const head = [
        `POST ${apiPaths.generateReply} HTTP/1.1`,
        'Host: localhost',
        `Accept: ${accept}`,
        `Authorization: ${program.headers.authorization}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ];
      const sockets = Array.from({ length: 5 }, () => connect(program.port, '127.0.0.1'));
      for (const socket of sockets) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
      await expect.poll(program.queries).toBe(5);
      for (const socket of sockets) socket.destroy();
      await program.closed();
      looked.resolve();
      await expect.poll(program.answered).toBe(5);
      expect(program.traces()).toEqual({ reserved: 0, added: 0, removed: 0, onStop: 0 });

      program.hold(undefined);
      const url = `http://127.0.0.1:${program.port}`;
      const reply = await post({ url }, validRequest, { headers: { ...program.headers, accept } });
      expect(reply.status).toBe(200);
      await expect.poll(program.traces).toEqual({ reserved: 1, added: 1, removed: 1, onStop: 0 });
    },
  );
});
