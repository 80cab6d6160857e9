import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { finished, never, parseEvents, post, startServer, validRequest, writerOf } from './server-fixture.ts';

test.each(['application/json', 'text/event-stream'])(
  'a client that leaves stops the writer at once (%s)',
  async (accept) => {
    const writing = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<unknown>();
    const writer = writerOf(async function* (_request, signal) {
      yield 'Dear ';
      writing.resolve();
      try {
        return await never(signal);
      } catch (error) {
        aborted.resolve(error);
        throw error;
      }
    });
    const server = await startServer({ writer });
    const leaving = new AbortController();
    const response = post(server, validRequest, { headers: { accept }, signal: leaving.signal });
    response.catch(() => {});
    await writing.promise;
    leaving.abort();
    expect(await aborted.promise).toMatchObject({ name: 'ClientGone' });
  },
);

test('a client that closes its side of the connection counts as disconnected', async () => {
  const leaving = Promise.withResolvers<unknown>();
  const writer = writerOf(async function* (_request, signal) {
    signal.addEventListener('abort', () => leaving.resolve(signal.reason));
    yield* [];
    return await never(signal);
  });
  const server = await startServer({ writer });
  const { hostname, port } = new URL(server.url);
  const body = JSON.stringify(validRequest);
  const socket = connect(Number(port), hostname);
  socket.end(
    `POST /api/generate-reply HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(await leaving.promise).toMatchObject({ name: 'ClientGone' });
  socket.destroy();
});

test('a request that ends in the middle of its body affects no other request', async () => {
  const server = await startServer();
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.end(
    'POST /api/generate-reply HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email',
  );
  await once(socket.resume(), 'close');
  expect(server.written).toEqual([]);
  expect((await post(server)).status).toBe(200);
});

test('a client of HTTP/1.0, which has no chunks, reads the events until the end', async () => {
  const { hostname, port } = new URL((await startServer()).url);
  const body = JSON.stringify(validRequest);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/generate-reply HTTP/1.0\r\nAccept: text/event-stream\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  const [, text = ''] = answer.split('\r\n\r\n');
  expect(parseEvents(text).map(({ event }) => event)).toEqual(['delta', 'delta', 'done']);
});

test('the writer waits for a slow reader instead of filling the memory', async () => {
  const piece = 'x'.repeat(64 * 1024);
  let pieces = 0;
  const writer = writerOf(async function* (_request, signal) {
    for (; pieces < 2_000; pieces += 1) {
      signal.throwIfAborted();
      yield piece;
    }
    return finished(piece);
  });
  const server = await startServer({ writer });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify(validRequest);
  socket.write(
    `POST /api/generate-reply HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, 'readable');
  let before = -1;
  while (before !== pieces) {
    before = pieces;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(pieces).toBeLessThan(1_000);
  socket.destroy();
});

test('an idle connection stays open for longer than proxies keep it, so that none sends a POST to a closed one', async () => {
  const { url } = await startServer();
  const response = await fetch(`${url}/healthz`);
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
});
