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

/** A GET request with this address and these header lines. The server closes the connection after its response. */
function requestOf(address: string, headers: string[] = ['Host: a'], start = 'GET'): string {
  return `${[`${start} ${address} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}

test.each([
  ['what is no request', 400, 'rubbish\r\n\r\n'],
  ['headers that are too large', 431, requestOf('/', ['Host: a', `X-A: ${'a'.repeat(20_000)}`])],
  ['many headers', 431, requestOf('/', ['Host: a', ...Array.from({ length: 5_000 }, () => 'a: b')])],
  ['an address that is too long', 431, requestOf(`/${'a'.repeat(20_000)}`)],
  ['an address with a backslash', 400, requestOf('/\\0')],
  ['an address with a null character', 400, requestOf('/\0')],
  ['an address without a path', 400, requestOf('*', ['Host: a'], 'OPTIONS')],
  ['a whole URL that is not valid', 400, requestOf('http://:x/')],
  ['an unknown method', 400, requestOf('/', ['Host: a'], 'BREW')],
  ['a method that is too long', 400, requestOf('/', ['Host: a'], 'G'.repeat(5_000))],
  ['a request to a proxy', 405, 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a Host that is not valid', 400, requestOf('/', ['Host: a b'])],
  ['two Hosts', 400, requestOf('/', ['Host: a', 'Host: b'])],
  ['an empty Host', 400, requestOf('/', ['Host:'])],
  ['no Host', 400, requestOf('/', [])],
  ['a method that the path does not have', 405, requestOf('/healthz', ['Host: a'], 'PROPFIND')],
  ['a malformed path of the API', 404, requestOf('/api/%')],
  ['an unknown Expect', 404, requestOf('/api/nothing', ['Host: a', 'Expect: coffee'])],
])('%s is answered with a problem, as every other request', async (_what, status, text) => {
  const server = await startServer();
  const { head, body } = parseAnswer(await exchange(server, text));
  expect(head).toMatch(new RegExp(`^http/1\\.1 ${status} `));
  expect(head).toContain('content-type: application/problem+json');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(body).toMatchObject({
    type: 'about:blank',
    status,
    code: expect.any(String),
    detail: expect.any(String),
  });
  const [, id] = /^x-request-id: (.+)$/m.exec(head) ?? [];
  expect(JSON.parse(server.log())).toMatchObject({ level: 30, id, status });
});

test.each([
  ['of HTTP/1.0 without a Host', 'GET /healthz HTTP/1.0\r\n\r\n'],
  ['with a whole URL', requestOf('http://a/healthz')],
  ['that wants another protocol', requestOf('/healthz', ['Host: a', 'Upgrade: h2c'])],
])('a request %s is served', async (_what, text) => {
  const { head, body } = parseAnswer(await exchange(await startServer(), text));
  expect(head).toMatch(/^http\/1\.1 200 /);
  expect(body).toEqual({ status: 'alive' });
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
