import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { insertAccount, openRows } from './account-rows.ts';
import { settledUse } from './quota-fixture.ts';
import {
  finished,
  makeDatabase,
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
  await new Promise((resolve) => socket.on('close', resolve));
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

/** A request for a reply, as text. */
function replyRequestOf(headers: string[]): string {
  const body = JSON.stringify(validRequest);
  const own = ['Host: a', 'Content-Type: application/json', `Content-Length: ${body.length}`];
  return `${['POST /api/generate-reply HTTP/1.1', ...own, ...headers].join('\r\n')}\r\n\r\n${body}`;
}

const slowWriter = () =>
  writerOf(async function* () {
    yield 'Dear ';
    await new Promise((resolve) => setTimeout(resolve, 100));
    yield 'Anna';
    return finished('Dear Anna');
  });

test.each([
  ['as events', 'Accept: text/event-stream', 'event: done'],
  ['as JSON', 'Accept: application/json', '"reply":"Dear Anna"'],
])('a reply %s arrives whole although invalid data follows its request', async (_what, accept, end) => {
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database, writer: slowWriter() });
  const rows = await openRows(database);
  const { id, headers } = await insertAccount(database, rows);
  const request = replyRequestOf([accept, `Authorization: ${headers.authorization}`]);
  const answer = await exchange(server, `${request}rubbish\r\n\r\n`);
  expect(answer).toContain(end);
  expect(answer).not.toContain('problem');
  expect(await settledUse(rows, id)).toBe(1);
});

test('a reply whose client has ended the connection cannot be delivered, and is not charged', async () => {
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database, writer: slowWriter() });
  const rows = await openRows(database);
  const { id, headers } = await insertAccount(database, rows);
  const { hostname, port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }).setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.end(replyRequestOf([`Authorization: ${headers.authorization}`]));
  await once(socket, 'close');
  expect(answer).toBe('');
  expect(await settledUse(rows, id)).toBe(0);
});

test('of requests that a client sends without waiting, a hundred are answered in order, and a flood ends the connection', async () => {
  const server = await startServer();
  const request = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  const some = await exchange(server, request.repeat(50) + requestOf('/readyz'));
  expect(some.match(/"status":"alive"/g)).toHaveLength(50);
  expect(some).toContain('"status":"ready"');
  // Node announces a request with an unknown Expect by another event.
  for (const one of [request, request.replace('\r\n\r\n', '\r\nExpect: coffee\r\n\r\n')]) {
    const many = await exchange(server, one.repeat(2_000));
    expect(many.match(/"status":"alive"/g)?.length ?? 0).toBeLessThanOrEqual(100);
  }
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
