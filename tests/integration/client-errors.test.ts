import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import {
  finished,
  postForEvents,
  startServer,
  type TestServer,
  validRequest,
  writerOf,
} from './server-fixture.ts';

/** Sends the text unchanged and reads until the server closes the connection. */
async function exchange(server: TestServer, text: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  // If the server did not read everything, some systems reset the connection after the answer.
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

function parseAnswer(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head: head.toLowerCase(), body: JSON.parse(body) };
}

test.each([
  ['what is no request', 400, 'rubbish\r\n\r\n'],
  ['headers that are too large', 431, `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
])('%s is answered with a problem', async (_what, status, text) => {
  const { head, body } = parseAnswer(await exchange(await startServer(), text));
  expect(head).toMatch(new RegExp(`^http/1\\.1 ${status} `));
  expect(head).toContain('content-type: application/problem+json');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(body).toMatchObject({ type: 'about:blank', status, code: 'validation' });
});

test('invalid data after a request does not change the answer that has started', async () => {
  const begun = Promise.withResolvers<void>();
  const writer = writerOf(async function* () {
    yield 'Dear ';
    begun.resolve();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return finished('Dear Anna');
  });
  const server = await startServer({ writer });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const body = JSON.stringify(validRequest);
  socket.write(
    `POST /api/generate-reply HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await begun.promise;
  await once(socket, 'data');
  socket.write('rubbish\r\n\r\n');
  await once(socket, 'close');
  expect(answer).not.toContain('problem');
  expect((await postForEvents(server)).status).toBe(200);
});

test('the connection closes if a body is refused as too large before it has ended', async () => {
  const head = 'POST /api/generate-reply HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const announced = `${head}Content-Length: 1000000\r\n\r\n{`;
  const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n${'1000\r\n'.concat('a'.repeat(4096), '\r\n').repeat(limits.requestBody / 4096 + 1)}`;
  const server = await startServer();
  for (const text of [announced, chunked]) {
    const answer = parseAnswer(await exchange(server, text));
    expect(answer.head).toMatch(/^http\/1\.1 413 /);
    expect(answer.head).toContain('connection: close');
    expect(answer.body).toMatchObject({ code: 'payload_too_large' });
  }
});
