import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openRows } from './account-rows.ts';
import {
  finished,
  makeDatabase,
  never,
  parseEvents,
  post,
  postForEvents,
  startServer,
  writerOf,
} from './server-fixture.ts';

test('a reply that is being written is finished before the server stops, and new ones are not accepted', async () => {
  let proceed = () => {};
  const held = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const writer = writerOf(async function* () {
    yield 'Dear ';
    await held;
    yield 'Anna';
    return finished('Dear Anna');
  });
  const server = await startServer({ writer });
  const response = await postForEvents(server);
  const closing = server.close(10_000);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  proceed();
  expect(parseEvents(await response.text()).map(({ event }) => event)).toEqual(['delta', 'delta', 'done']);
  await closing;
});

test('a server that stops is not ready while it finishes its replies', async () => {
  const server = await startServer({
    writer: writerOf(async function* (_request, signal) {
      yield 'Dear ';
      return await never(signal);
    }),
  });
  const response = await postForEvents(server);
  const { hostname, port } = new URL(server.url);
  // A server that stops refuses new connections, so this connection starts its request before.
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const closing = server.close(500);
  socket.write('\r\n');
  const [answer] = await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  await Promise.all([closing, response.text()]);
});

test('a reply that takes longer than a stopping server waits ends as unavailable and is not charged', async () => {
  const writer = writerOf(async function* (_request, signal) {
    yield 'Dear ';
    return await never(signal);
  });
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database, writer });
  const plain = post(server);
  const stream = await postForEvents(server);
  await expect.poll(() => server.written.length).toBe(2);
  await server.close(50);
  expect((await plain).status).toBe(503);
  expect(await (await plain).json()).toMatchObject({ code: 'unavailable' });
  expect(parseEvents(await stream.text()).at(-1)).toMatchObject({
    event: 'problem',
    data: { code: 'unavailable' },
  });
  expect(server.log()).not.toContain('"level":50');
  const { db } = await openRows(database);
  expect(await db.selectFrom('quotas').selectAll().execute()).toEqual([]);
});
