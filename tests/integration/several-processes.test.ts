import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { freePort } from '#tests/free-port.ts';
import { readMetrics } from './metrics-fixture.ts';
import { childrenOf, isRunning, runServer, untilReady } from './process-fixture.ts';
import { databaseKinds, makeDatabase, post } from './server-fixture.ts';

/** Starts two serving processes on an empty database. */
async function startTwo(variables: Record<string, string> = {}) {
  const database = await makeDatabase('PostgreSQL', { isEmpty: true });
  const server = runServer({ ...database, WEB_CONCURRENCY: '2', ...variables });
  return { server, database, ...(await untilReady(server)) };
}

/** Starts two serving processes that are writing four replies with a slow model. */
async function startWriting() {
  const model = await startModelServer({
    rate: 20,
    reply: 'Hello Anna, Monday suits me very well. Best, Tom',
  });
  onTestFinished(() => model.close());
  const started = await startTwo({ AI_MODEL: 'openai-compatible:slow', AI_BASE_URL: `${model.url}/v1` });
  const replies = Promise.all(Array.from({ length: 4 }, () => post(started)));
  await expect.poll(() => model.requests.length).toBe(4);
  return { ...started, replies };
}

/** A process starts from its sources. On a busy machine that takes long. */
const restart = { timeout: 40_000 };

describe.runIf(databaseKinds.includes('PostgreSQL'))('several processes', () => {
  test('serve at one address, and one that is killed is started again while the others answer', async () => {
    const { server, url } = await startTwo();
    const [killed = 0, kept = 0] = childrenOf(server);
    const answers = await Promise.all(Array.from({ length: 8 }, async () => (await post({ url })).status));
    expect(answers).toEqual(Array(8).fill(200));
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => isRunning(killed)).toBe(false);
    expect((await post({ url })).status).toBe(200);
    await expect.poll(() => childrenOf(server), restart).toHaveLength(2);
    expect(childrenOf(server)).toContain(kept);
    process.kill(kept, 'SIGKILL');
    // The address stays the same, also if no process of the beginning is left.
    await expect.poll(async () => (await post({ url })).status, restart).toBe(200);
    expect(server.output().match(/ is ready at /g)).toHaveLength(1);
    expect(server.output().match(/^Operator's page: /gm)).toHaveLength(1);
  });

  test('finish their replies after SIGTERM, then end, and the program with 0', async () => {
    const { server, replies } = await startWriting();
    const pids = childrenOf(server);
    server.child.kill('SIGTERM');
    for (const reply of await replies) expect(reply.status).toBe(200);
    expect(await server.exited).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  test('finish their replies and end by themselves if the primary process is killed', async () => {
    const { server, replies } = await startWriting();
    const pids = childrenOf(server);
    expect(pids).toHaveLength(2);
    server.child.kill('SIGKILL');
    for (const reply of await replies) expect(reply.status).toBe(200);
    await expect.poll(() => pids.filter(isRunning)).toEqual([]);
  });

  test('their metrics are added up, and what one counted stays after it was killed', async () => {
    const port = await freePort();
    const { server, url } = await startTwo({ METRICS_PORT: String(port) });
    for (let count = 0; count < 8; count += 1) expect((await post({ url })).status).toBe(200);
    const written = 'reply_assistant_replies_total{outcome="written",writer="Built-in drafter"}';
    expect((await readMetrics(port)).value(written)).toBe(8);
    process.kill(childrenOf(server)[0] ?? 0, 'SIGKILL');
    await expect
      .poll(async () => (await readMetrics(port)).value('reply_assistant_process_restarts_total'))
      .toBe(1);
    await expect
      .poll(async () => (await readMetrics(port)).value('reply_assistant_processes'), restart)
      .toBe(2);
    expect((await readMetrics(port)).value(written)).toBe(8);
  });

  test('one that ends before all are ready stops the start with one sentence', async () => {
    const server = runServer({ ...(await makeDatabase('PostgreSQL')), WEB_CONCURRENCY: '2' });
    await expect.poll(() => childrenOf(server), { interval: 10 }).not.toEqual([]);
    const pids = childrenOf(server);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^[^\n]*WEB_CONCURRENCY[^\n]+\.\n$/);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  test('a port in use stops the start with one sentence', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const database = await makeDatabase('PostgreSQL');
    const server = runServer({ ...database, PORT: String(port), WEB_CONCURRENCY: '3' });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^PORT must [^\n]+\.\n$/);
  });
});

test.each([
  ['WEB_CONCURRENCY', { WEB_CONCURRENCY: '2' }],
  [
    'DATABASE_URL',
    { WEB_CONCURRENCY: '2', DATABASE_URL: 'postgres://127.0.0.1:1/replies', APP_SECRET: 's'.repeat(32) },
  ],
])(
  'several processes on a database that cannot be used stop the start with one sentence about %s',
  async (name, variables) => {
    const { DATA_DIR = '' } = await makeDatabase('SQLite');
    const server = runServer({ DATA_DIR, ...variables });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(new RegExp(`^${name} must [^\\n]+\\.\\n$`));
  },
);
