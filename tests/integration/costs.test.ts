import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { type Costs, statusSchema } from '#domain/status.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { readCosts } from '#server/tokens/read-costs.ts';
import { openTokenCounter } from '#server/tokens/token-counter.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { inputTokens } from '#tests/fakes/model-server-protocols.ts';
import { call, openRows } from './account-rows.ts';
import { type DatabaseKind, databaseKinds, makeDatabase, post, startServer } from './server-fixture.ts';

const reply = 'Dear Dana, Monday suits me.';
const WORDS = 5;
const model = 'openai-compatible:small';

/** A server with a model that costs $2 for a million tokens of prompts and $10 for those of answers. */
async function start(variables: Record<string, string> = {}) {
  const fake = await startModelServer({ reply });
  onTestFinished(() => fake.close());
  const server = await startServer({
    configuredWriters: true,
    variables: {
      AI_MODEL: model,
      AI_BASE_URL: `${fake.url}/v1`,
      AI_PRICES: `${model}=2/10`,
      LOG_LEVEL: 'silent',
      ...variables,
    },
  });
  /** The tokens of all prompts that the model got. */
  const input = () => fake.requests.reduce((sum, { body }) => sum + inputTokens(body), 0);
  return { fake, server, input };
}

async function costsOf(server: { url: string }): Promise<Costs | null> {
  const response = await call(server, 'GET', apiPaths.status);
  return statusSchema.parse(await response.json()).costs;
}

describe('the costs on the operator’s page', () => {
  test('are those of the tokens that the model’s server counted', async () => {
    const { server, input } = await start({ REPLIES_PER_DAY: '100' });
    for (const _ of [1, 2]) expect((await post(server)).status).toBe(200);
    const output = 2 * WORDS;
    const counts = { replies: 2, input: input(), output, cost: (input() * 2 + output * 10) / 1_000_000 };
    const none = { replies: 0, input: 0, output: 0, cost: 0 };
    await expect
      .poll(() => costsOf(server))
      .toEqual({
        ceilings: [{ variable: 'REPLIES_PER_DAY', limit: 100, used: 2 }],
        models: [{ model, today: counts, month: counts, lastMonth: none }],
        all: { today: counts, month: counts, lastMonth: none },
      });
  });

  test('have the tokens of replies that failed, of asks and of trials, but no reply of them', async () => {
    const { fake, server, input } = await start();
    fake.script('length');
    expect((await post(server)).status).toBe(502);
    await call(server, 'POST', apiPaths.asks, { body: { emailContent: 'Could you come on Monday?' } });
    await call(server, 'POST', apiPaths.statusTrial, { body: { model: 'standard' } });
    expect(fake.requests).toHaveLength(3);
    await expect
      .poll(async () => (await costsOf(server))?.all.today)
      .toMatchObject({ replies: 0, input: input(), output: Math.ceil(WORDS / 2) + 2 * WORDS });
  });

  test('name the writer of a fallback, and have no cost without a price', async () => {
    const { fake, server } = await start({ AI_FALLBACK_MODEL: 'drafter', AI_PRICES: '' });
    fake.script('400');
    expect((await (await post(server)).json()).writer).toBe('Built-in drafter');
    expect(await costsOf(server)).toMatchObject({
      models: [{ model: 'Built-in drafter', today: { replies: 1, input: 0, output: 0, cost: null } }],
      all: { today: { replies: 1, cost: null } },
    });
  });
});

/** Counters of two processes over one database, whose clock shows the time that the test sets. */
async function openCounters(kind: DatabaseKind, start: number) {
  const clock = { now: start };
  const database = { ...(await openRows(await makeDatabase(kind))), now: async () => clock.now };
  const counters = [1, 2].map(() => openTokenCounter(database, noMetrics, createLog('silent')));
  onTestFinished(async () => {
    for (const counter of counters) await counter.close();
  });
  const flush = async () => {
    await Promise.all(counters.map((counter) => counter.flush()));
  };
  const env = parseEnv({ AI_PRICES: 'ollama:a=1/1' });
  return { clock, database, counters, flush, read: () => readCosts({ env, database, tokens: { flush } }) };
}

describe.each(databaseKinds)('the counts of models on %s', (kind) => {
  test('are added up over processes, days and months', async () => {
    const { clock, counters, flush, read } = await openCounters(kind, Date.UTC(2026, 0, 31, 23, 59, 59));
    const writeAll = async () => {
      for (const counter of counters) {
        for (let count = 0; count < 50; count += 1) {
          counter.countTokens('ollama:a', { input: 3, output: 1 });
          counter.countTokens('local:b', { input: 1, output: 0 });
          counter.countReply('ollama:a');
        }
      }
      await flush();
    };
    await writeAll();
    clock.now = Date.UTC(2026, 1, 1);
    await writeAll();
    clock.now = Date.UTC(2026, 1, 2);
    await writeAll();
    const counts = (days: number) => ({ replies: days * 100, input: days * 300, output: days * 100 });
    const { models, all } = await read();
    expect(models).toMatchObject([
      { model: 'ollama:a', today: counts(1), month: counts(2), lastMonth: counts(1) },
      { model: 'local:b', today: { replies: 0, input: 100, cost: null } },
    ]);
    expect(all.month).toEqual({ replies: 200, input: 800, output: 200, cost: 0.0008 });
    clock.now = Date.UTC(2026, 2, 1);
    expect((await read()).all).toMatchObject({ month: { replies: 0 }, lastMonth: { replies: 200 } });
  });

  test('that cannot be stored are stored once the database takes them', async () => {
    const { database, counters, flush, read } = await openCounters(kind, Date.UTC(2026, 0, 31));
    await database.db.schema.alterTable('token_counts').renameTo('away').execute();
    counters[0]?.countTokens('ollama:a', { input: 3, output: 1 });
    await flush();
    counters[0]?.countReply('ollama:a');
    await database.db.schema.alterTable('away').renameTo('token_counts').execute();
    expect((await read()).all.today).toMatchObject({ replies: 1, input: 3, output: 1 });
  });
});

test('counts are stored when the program ends', async () => {
  const fake = await startModelServer({ reply });
  onTestFinished(() => fake.close());
  const database = await makeDatabase('SQLite');
  const variables = { AI_MODEL: model, AI_BASE_URL: `${fake.url}/v1` };
  const server = await startServer({ database, variables, configuredWriters: true });
  await post(server);
  await server.close();
  const { db } = await openRows(database);
  const rows = await db.selectFrom('token_counts').select(['model', 'replies', 'output']).execute();
  expect(rows).toEqual([{ model, replies: 1, output: WORDS }]);
});
