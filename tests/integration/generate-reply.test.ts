import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { problems } from '#domain/problems.ts';
import { replyFieldMessages } from '#domain/messages.ts';
import { WriterError } from '#server/writers/writer.ts';
import {
  databaseKinds,
  finished,
  guestCookie,
  makeDatabase,
  never,
  parseEvents,
  post,
  postForEvents,
  startServer,
  validRequest,
  writerOf,
} from './server-fixture.ts';

const failingWriter = writerOf(async function* () {
  yield* [];
  throw new WriterError('The model said no');
});

describe.each(databaseKinds)('generate-reply on %s', (kind) => {
  test('answers with the reply, its engine and its notes', async () => {
    const writer = writerOf(async function* () {
      yield 'Yes.';
      return finished('Yes.', ['It could not rhyme.']);
    });
    const server = await startServer({ database: await makeDatabase(kind), writer });
    const response = await post(server);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      reply: 'Yes.',
      writer: 'Scripted',
      notes: ['It could not rhyme.'],
    });
  });

  test('streams each piece of text, then the whole reply', async () => {
    const server = await startServer({ database: await makeDatabase(kind) });
    const response = await postForEvents(server);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(parseEvents(await response.text())).toEqual([
      { event: 'delta', data: { text: 'Thank ' } },
      { event: 'delta', data: { text: 'you.' } },
      { event: 'done', data: { reply: 'Thank you.', writer: 'Scripted', notes: [] } },
    ]);
  });

  test('a writer that fails is a problem with its own status, and its cause is in the log', async () => {
    const server = await startServer({ database: await makeDatabase(kind), writer: failingWriter });
    for (const response of [await post(server), await postForEvents(server)]) {
      expect(response.status).toBe(502);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toEqual({
        type: 'about:blank',
        title: 'Bad Gateway',
        status: 502,
        code: 'generation_failed',
        detail: 'Failed to generate reply. Please try again.',
      });
    }
    expect(server.log()).toContain('The model said no');
  });
});

test('text with line ends and quotes arrives as it was written', async () => {
  const text = 'One\n\ndata: two\r\nevent: done\n"three" \u2028 four';
  const writer = writerOf(async function* () {
    for (const part of [text, 'Zoë 🙂 ', '日本語']) yield part;
    return finished(text);
  });
  const events = parseEvents(await (await postForEvents(await startServer({ writer }))).text());
  expect(events.map(({ data }) => data)).toEqual([
    { text },
    { text: 'Zoë 🙂 ' },
    { text: '日本語' },
    expect.objectContaining({ reply: text }),
  ]);
});

test('a stream that fails in the middle ends with the problem and never with done', async () => {
  const writer = writerOf(async function* () {
    yield 'Dear ';
    throw new WriterError('cut');
  });
  const events = parseEvents(await (await postForEvents(await startServer({ writer }))).text());
  expect(events).toEqual([
    { event: 'delta', data: { text: 'Dear ' } },
    { event: 'problem', data: expect.objectContaining({ status: 502, code: 'generation_failed' }) },
  ]);
});

test('an empty reply is a failure', async () => {
  const writer = writerOf(async function* () {
    yield ' \n';
    return finished(' \n');
  });
  const server = await startServer({ writer });
  expect((await post(server)).status).toBe(502);
  expect(parseEvents(await (await postForEvents(server)).text()).at(-1)?.event).toBe('problem');
});

test('the writer gets the mail trimmed, the tone understood and no empty instruction', async () => {
  const server = await startServer();
  await post(server, { ...validRequest, emailContent: '  Hello \n', customPrompt: '  ' });
  expect(server.written[0]).toMatchObject({
    emailContent: 'Hello',
    tone: { kind: 'named', value: 'friendly' },
  });
  expect(server.written[0]).not.toHaveProperty('customPrompt');
});

test.each([
  ['an empty mail', { emailContent: '' }, replyFieldMessages.emailRequired],
  ['a blank mail', { emailContent: ' \n\t' }, replyFieldMessages.emailRequired],
  ['no mail', { emailContent: undefined }, replyFieldMessages.emailRequired],
  ['a mail of 10,001 characters', { emailContent: 'a'.repeat(10_001) }, replyFieldMessages.emailTooLong],
  ['a tone of 101 characters', { tone: 'a'.repeat(101) }, replyFieldMessages.toneTooLong],
  ['a prompt of 501 characters', { customPrompt: 'a'.repeat(501) }, replyFieldMessages.promptTooLong],
  ['an unknown intent', { intent: 'sing' }, replyFieldMessages.intentUnknown],
  ['an unknown language', { language: 'Latin' }, replyFieldMessages.languageUnknown],
  [
    'several wrong fields: the first one is told',
    { emailContent: '', tone: 'a'.repeat(101), customPrompt: 'a'.repeat(501), intent: 'sing' },
    replyFieldMessages.emailRequired,
  ],
  [
    'wrong tone and prompt: the tone is told',
    { tone: 'a'.repeat(101), customPrompt: 'a'.repeat(501) },
    replyFieldMessages.toneTooLong,
  ],
])('%s is refused with its message, also where events are asked for', async (_what, change, detail) => {
  const server = await startServer();
  const body = { ...validRequest, ...change };
  for (const headers of [{}, { accept: 'text/event-stream' }] as Record<string, string>[]) {
    const response = await post(server, body, { headers });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'validation', status: 400, detail });
  }
  expect(server.written).toEqual([]);
});

test('a client that prefers JSON to events gets JSON', async () => {
  const accept = 'text/event-stream;q=0, application/json';
  const response = await post(await startServer(), validRequest, { headers: { accept } });
  expect(response.headers.get('content-type')).toBe('application/json');
});

test('10,000 characters between blanks are accepted', async () => {
  const response = await post(await startServer(), {
    ...validRequest,
    emailContent: ` ${'é'.repeat(10_000)} `,
  });
  expect(response.status).toBe(200);
});

test.each([
  ['an intent', { intent: 'accept' }],
  ['a tone', { tone: 'formal' }],
  ['a tone in own words', { tone: 'like a pirate' }],
  ["the bare word 'custom'", { tone: 'Custom' }],
  ['a language', { language: 'French' }],
])('%s beyond the free plan is refused', async (_what, change) => {
  const server = await startServer();
  const response = await post(server, { ...validRequest, ...change });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'option_not_in_plan' });
  expect(server.written).toEqual([]);
});

test("Gmail's own default tone is open to everyone", async () => {
  expect((await post(await startServer(), { ...validRequest, tone: 'professional' })).status).toBe(200);
});

test.each([
  ['no JSON', '{"emailContent": '],
  ['an array', '[]'],
  ['null', 'null'],
  ['a text', '"mail"'],
  ['nothing', ''],
])('a body of %s is refused with a sentence about JSON', async (_what, body) => {
  const response = await post(await startServer(), body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'validation',
    detail: expect.stringMatching(/^The request body must be .*JSON/),
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
  'a body of the content type %o is refused',
  async (type) => {
    const response = await post(await startServer(), validRequest, { headers: { 'content-type': type } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation' });
  },
);

test('bytes that are no UTF-8 are refused', async () => {
  const response = await fetch(`${(await startServer()).url}/api/generate-reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  });
  expect(await response.json()).toMatchObject({ code: 'validation' });
});

test('a body over 64 kB is refused, whether its length is announced or not', async () => {
  const server = await startServer();
  const body = JSON.stringify({ ...validRequest, padding: 'a'.repeat(64 * 1024) });
  const announced = await post(server, body);
  expect(announced.status).toBe(413);
  expect(await announced.json()).toMatchObject({
    code: 'payload_too_large',
    detail: problems.payload_too_large.detail,
  });
  const chunked = await fetch(`${server.url}/api/generate-reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
  expect((await post(server)).status).toBe(200);
});

test('a body of 64 kB is read', async () => {
  const padding = 64 * 1024 - JSON.stringify({ ...validRequest, padding: '' }).length;
  const response = await post(await startServer(), { ...validRequest, padding: 'a'.repeat(padding) });
  expect(response.status).toBe(200);
});

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

test('a client that closes its half of the connection has left', async () => {
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

test('a request that ends in the middle of its body disturbs no one', async () => {
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

test('a client of HTTP/1.0, which knows no chunks, reads the events until the end', async () => {
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

test('a slow reader holds the writer back instead of filling the memory', async () => {
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

test('a guest keeps their name from one request to the next', async () => {
  const server = await startServer();
  const first = await post(server);
  expect(first.headers.getSetCookie()[0]).toMatch(
    /^guest=[\da-f-]{36}\.[\w-]{43}; .*HttpOnly; SameSite=Lax$/,
  );
  const second = await post(server, validRequest, { headers: guestCookie(first) });
  expect(second.headers.getSetCookie()).toEqual([]);
});
