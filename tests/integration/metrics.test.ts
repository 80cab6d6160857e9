import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { WriterError } from '#server/writers/writer.ts';
import { freePort } from '#tests/free-port.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import { readMetrics } from './metrics-fixture.ts';
import { runServer } from './process-fixture.ts';
import {
  administer,
  databaseKinds,
  finished,
  makeDatabase,
  post,
  startServer,
  validRequest,
  writerOf,
} from './server-fixture.ts';

const prefix = 'reply_assistant_';

/** Starts a server with metrics. `read` gives the value of a series without its prefix. */
async function startMeasured(options: Parameters<typeof startServer>[0] = {}) {
  const port = await freePort();
  const server = await startServer({ ...options, variables: { METRICS_PORT: String(port) } });
  const read = async (series: string) => (await readMetrics(port)).value(prefix + series);
  return { server, port, read };
}

describe.each(databaseKinds)('metrics on %s', (kind) => {
  test('count a reply while it is written and when it is done', async () => {
    const held = Promise.withResolvers<void>();
    const writer = writerOf(async function* () {
      yield 'Thank ';
      await held.promise;
      return finished('Thank you.');
    });
    const { server, read } = await startMeasured({ database: await makeDatabase(kind), writer });
    const answer = post(server);
    await expect.poll(() => read('reservations')).toBe(1);
    held.resolve();
    expect((await answer).status).toBe(200);
    await expect.poll(() => read('reservations')).toBe(0);
    expect(await read('replies_total{outcome="written",writer="Scripted"}')).toBe(1);
    expect(await read('reply_first_text_seconds_count{writer="Scripted"}')).toBe(1);
    expect(await read('reply_seconds_count{writer="Scripted"}')).toBe(1);
    expect(await read('http_requests_total{route="/api/generate-reply",status="2xx"}')).toBe(1);
    expect(await read('database_seconds_count{operation="insert"}')).toBeGreaterThan(0);
    expect(await read('processes')).toBe(1);
    expect(await read('ready')).toBe(1);
  });
});

test('failed and refused replies are counted by their reason', async () => {
  const writer = writerOf(() => {
    throw new WriterError('Scripted fails');
  });
  const { server, read } = await startMeasured({ writer });
  await post(server);
  await post(server, { ...validRequest, intent: 'decline' });
  expect(await read('replies_total{outcome="failed",writer="Scripted"}')).toBe(1);
  expect(await read('replies_total{outcome="refused",writer="none"}')).toBe(1);
  expect(await read('reply_first_text_seconds_count{writer="Scripted"}')).toBe(0);
  expect(await read('refusals_total{reason="generation_failed"}')).toBe(1);
  expect(await read('refusals_total{reason="option_not_in_plan"}')).toBe(1);
});

test('every outcome of every configured writer counts from 0 on, so that an alarm sees its first failure', async () => {
  const port = await freePort();
  const variables = {
    METRICS_PORT: String(port),
    AI_MODEL: 'openai:one',
    OPENAI_API_KEY: 'key',
    AI_FALLBACK_MODEL: 'drafter',
  };
  await startServer({ variables });
  const { text } = await readMetrics(port);
  for (const outcome of ['written', 'stopped', 'refused', 'failed']) {
    for (const writer of ['openai:one', 'Built-in drafter']) {
      expect(text).toContain(`${prefix}replies_total{outcome="${outcome}",writer="${writer}"} 0\n`);
    }
  }
});

test('a request that is not valid HTTP, and one that no URL follows from, are counted like all others', async () => {
  const { server, read } = await startMeasured();
  const { hostname, port } = new URL(server.url);
  for (const text of ['rubbish\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n']) {
    const socket = connect(Number(port), hostname).resume();
    socket.write(text);
    await once(socket, 'close');
  }
  expect(await read('refusals_total{reason="validation"}')).toBe(2);
  expect(await read('http_requests_total{route="none",status="4xx"}')).toBe(2);
});

test('calls to a mailbox are counted by their outcome', async () => {
  const database = await makeDatabase('SQLite');
  const { server, read } = await startMeasured({ database });
  const { headers } = await insertAccount(database, await openRows(database));
  await call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'sample' } });
  await call(server, 'GET', apiPaths.gmailMessages, { headers });
  await call(server, 'GET', `${apiPaths.gmailMessages}/unknown`, { headers });
  expect(await read('mailbox_calls_total{kind="sample",call="list",outcome="done"}')).toBe(1);
  expect(await read('mailbox_calls_total{kind="sample",call="read",outcome="not-found"}')).toBe(1);
});

test('no text of a person becomes a label', async () => {
  const { server, port } = await startMeasured();
  await post(server, { ...validRequest, emailContent: 'Is the zebra ready?', customPrompt: 'zebra' });
  await post(server, { ...validRequest, intent: 'zebra', tone: 'zebra' });
  for (const path of ['/zebra', '/api/zebra', '/api/keys/zebra', '/api/gmail/messages/zebra?zebra=zebra']) {
    await fetch(server.url + path, { headers: { 'user-agent': 'zebra', cookie: 'zebra=zebra' } });
  }
  expect((await readMetrics(port)).text).not.toContain('zebra');
});

test.runIf(databaseKinds.includes('PostgreSQL'))('a server whose database is gone says so', async () => {
  const database = await makeDatabase('PostgreSQL');
  const { read } = await startMeasured({ database });
  const name = new URL(database.DATABASE_URL ?? '').pathname.slice(1);
  await administer(`alter database ${name} with allow_connections false`);
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  expect(await read('ready')).toBe(0);
});

test('metrics are at one path of their own port only', async () => {
  const { server, port } = await startMeasured();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain(prefix);
});

test('a port in use stops the start with one sentence that names METRICS_PORT', async () => {
  const port = await freePort();
  const taken = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const server = runServer({ ...(await makeDatabase('SQLite')), METRICS_PORT: String(port) });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^METRICS_PORT must [^\n]+\.\n$/);
});
