import { once } from 'node:events';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { runServer, untilReady } from './process-fixture.ts';
import {
  administer,
  databaseKinds,
  guestCookie,
  makeDatabase,
  post,
  startServer,
  validRequest,
} from './server-fixture.ts';

describe.each(databaseKinds)('processes on %s', (kind) => {
  test('two processes that start at once on a new database both become ready', async () => {
    const database = await makeDatabase(kind, { isEmpty: true });
    const servers = await Promise.all([untilReady(runServer(database)), untilReady(runServer(database))]);
    for (const server of servers) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('two processes together write exactly three replies for a guest', async () => {
    const database = await makeDatabase(kind);
    const servers = await Promise.all([untilReady(runServer(database)), untilReady(runServer(database))]);
    const first = await post(servers[0]);
    expect(first.status).toBe(200);
    const requests = servers.flatMap((server) =>
      Array.from({ length: 10 }, () => post(server, validRequest, { headers: guestCookie(first) })),
    );
    const statuses = (await Promise.all(requests)).map((response) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 402)).toHaveLength(18);
  });

  test('a stopping process answers its running calls and ends with 0', async () => {
    const model = await startModelServer({
      rate: 20,
      reply: 'Hello Anna, Monday suits me very well. Best, Tom',
    });
    onTestFinished(() => model.close());
    const server = runServer({
      ...(await makeDatabase(kind)),
      AI_MODEL: 'openai-compatible:slow',
      AI_BASE_URL: `${model.url}/v1`,
    });
    const ready = await untilReady(server);
    const answers = Promise.all(Array.from({ length: 5 }, () => post(ready)));
    await expect.poll(() => model.requests.length).toBe(5);
    server.child.kill('SIGTERM');
    for (const response of await answers) {
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ writer: 'openai-compatible:slow' });
    }
    expect(await server.exited).toBe(0);
  });
});

test.runIf(databaseKinds.includes('PostgreSQL'))(
  'while the database is gone, replies are unavailable and the server is not ready; afterwards both work again',
  async () => {
    const database = await makeDatabase('PostgreSQL');
    const server = await startServer({ database });
    const name = new URL(database.DATABASE_URL ?? '').pathname.slice(1);
    await administer(`alter database ${name} with allow_connections false`);
    await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const refused = await post(server);
    expect([refused.status, (await refused.json()).code]).toEqual([503, 'unavailable']);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await administer(`alter database ${name} with allow_connections true`);
    expect((await post(server)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5_000 }).toBe(200);
  },
);

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('only the owner can open a folder that the program makes', async () => {
  const { DATA_DIR = '' } = await makeDatabase('SQLite');
  const made = join(DATA_DIR, 'new', 'data');
  await untilReady(runServer({ DATA_DIR: made }));
  expect([await modeOf(join(DATA_DIR, 'new')), await modeOf(made)]).toEqual(['700', '700']);
});

test('an existing folder keeps its mode, and only the owner can read the files of the program in it', async () => {
  const { DATA_DIR = '' } = await makeDatabase('SQLite');
  await chmod(DATA_DIR, 0o755);
  for (const name of ['secret', 'database.sqlite']) {
    await writeFile(join(DATA_DIR, name), name === 'secret' ? 's'.repeat(32) : '', { mode: 0o644 });
  }
  await post(await untilReady(runServer({ DATA_DIR })));
  expect(await modeOf(DATA_DIR)).toBe('755');
  const names = await readdir(DATA_DIR);
  expect(names.toSorted()).toEqual([
    'database.sqlite',
    'database.sqlite-shm',
    'database.sqlite-wal',
    'secret',
  ]);
  for (const name of names) expect(await modeOf(join(DATA_DIR, name))).toBe('600');
});

test('a guest is recognised after a restart', async () => {
  const database = await makeDatabase('SQLite');
  const before = runServer(database);
  const cookie = guestCookie(await post(await untilReady(before)));
  before.child.kill('SIGTERM');
  await before.exited;
  const after = await post(await untilReady(runServer(database)), validRequest, { headers: cookie });
  expect(after.headers.getSetCookie()).toEqual([]);
});

test.each([
  ['PORT', { PORT: 'eighty' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1:1/replies', APP_SECRET: 's'.repeat(32) }],
  ['OPENAI_API_KEY', { AI_MODEL: 'openai:gpt-5.2' }],
])('a wrong %s stops the start with one sentence that names it', async (name, variables) => {
  const { DATA_DIR = '' } = await makeDatabase('SQLite');
  const server = runServer({ DATA_DIR, ...variables });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(new RegExp(`^${name} must [^\\n]+\\.\\n$`));
});

test.runIf(databaseKinds.includes('PostgreSQL'))(
  'the start says apart whether PostgreSQL is away, refuses the user, or has no such database',
  async () => {
    const database = await makeDatabase('PostgreSQL', { isEmpty: true });
    const sentenceFor = async (change: (url: URL) => void) => {
      const url = new URL(database.DATABASE_URL ?? '');
      change(url);
      const server = runServer({ ...database, DATABASE_URL: url.href });
      expect(await server.exited).toBe(1);
      return server.output();
    };
    const sentences = [
      await sentenceFor((url) => {
        url.port = '1';
      }),
      await sentenceFor((url) => {
        url.username = 'stranger';
      }),
      await sentenceFor((url) => {
        url.pathname = '/missing';
      }),
    ];
    const codes = sentences.map((text) => /^DATABASE_URL must [^\n]+ \((\w+)\)\.\n$/.exec(text)?.[1]);
    expect(codes).toEqual(['ECONNREFUSED', '28000', '3D000']);
    expect(new Set(sentences.map((text) => text.replace(/ \(.*/s, ''))).size).toBe(3);
  },
);

test('a secret that cannot be read stops the start with one sentence and is not changed', async () => {
  const { DATA_DIR = '' } = await makeDatabase('SQLite', { isEmpty: true });
  await mkdir(join(DATA_DIR, 'secret'));
  const server = runServer({ DATA_DIR });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^DATA_DIR must [^\n]+ \(EISDIR\)\.\n$/);
  expect(await readdir(DATA_DIR)).toEqual(['secret']);
});

test('a port in use and a folder that is a file stop the start with one sentence', async () => {
  const { DATA_DIR = '' } = await makeDatabase('SQLite');
  const taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const onTaken = runServer({ DATA_DIR, PORT: port });
  expect(await onTaken.exited).toBe(1);
  expect(onTaken.output()).toBe(`PORT must be free: something else already listens on ${port}.\n`);
  taken.close();
  const onFile = runServer({ DATA_DIR: join(DATA_DIR, 'secret') });
  expect(await onFile.exited).toBe(1);
  expect(onFile.output()).toMatch(/^DATA_DIR must be a folder [^\n]+\.\n$/);
});
