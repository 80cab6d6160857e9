import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { parseRetryAfter, postToModel } from './model-request.ts';

/** A server that calls the nth of `responders` for its nth request. */
async function startServer(...responders: ((response: ServerResponse) => void)[]) {
  const sockets: unknown[] = [];
  const server = createServer((incoming, response) => {
    sockets.push(incoming.socket);
    incoming.resume().on('end', () => responders[sockets.length - 1]?.(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  return { url, sockets };
}

const neverAborted = new AbortController().signal;
const send = (url: string) => postToModel(url, {}, '{}', neverAborted);

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return text;
}

test('a reset after the headers on a reused connection makes no other request', async () => {
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<() => void>();
  const { url, sockets } = await startServer(
    (response) => response.end('first'),
    (response) => {
      response.flushHeaders();
      breakOff(() => response.socket?.resetAndDestroy());
    },
    (response) => response.end('never sent'),
  );
  await textOf(await send(url));
  const response = await send(url);
  const text = textOf(response);
  (await broken)();
  await expect(text).rejects.toMatchObject({ code: 'ECONNRESET' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sockets).toHaveLength(2);
  expect(sockets[1]).toBe(sockets[0]);
});

test('a reset before the headers on a reused connection makes another request', async () => {
  const { url, sockets } = await startServer(
    (response) => response.end('first'),
    (response) => response.socket?.resetAndDestroy(),
    (response) => response.end('third'),
  );
  await textOf(await send(url));
  expect(await textOf(await send(url))).toBe('third');
  expect(sockets).toHaveLength(3);
});

const now = Date.parse('2026-03-30T10:00:00Z');

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['1.5', 1_500],
  ['Mon, 30 Mar 2026 10:00:30 GMT', 30_000],
  ['Mon, 30 Mar 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %s means %s ms', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected);
});
