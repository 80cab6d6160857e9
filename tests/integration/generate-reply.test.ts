import { describe, expect, test } from 'vitest';
import { WriterError } from '#server/writers/writer.ts';
import {
  finished,
  guestCookie,
  makeDatabase,
  parseEvents,
  post,
  postForEvents,
  startServer,
  usualKinds,
  validRequest,
  writerOf,
} from './server-fixture.ts';

const failingWriter = writerOf(async function* () {
  yield* [];
  throw new WriterError('The model failed');
});

describe.each(usualKinds)('generate-reply on %s', (kind) => {
  test('answers with the reply, its writer and its notes', async () => {
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

  test('a request with the password of a proxy counts as that of a guest', async () => {
    const server = await startServer({ database: await makeDatabase(kind) });
    const response = await post(server, validRequest, { headers: { authorization: 'Basic b3A6c2VjcmV0' } });
    expect(response.status).toBe(200);
    expect(guestCookie(response).cookie).toMatch(/^guest=/);
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

  test('the failure of a writer is a problem with its own status, and its cause is in the log', async () => {
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
    expect(server.log()).toContain('The model failed');
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

test('a stream that fails in the middle ends with problem and not with done', async () => {
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

test('the writer gets the trimmed mail, the parsed tone and no empty instruction', async () => {
  const server = await startServer();
  await post(server, { ...validRequest, emailContent: '  Hello \n', customPrompt: '  ' });
  expect(server.written[0]).toMatchObject({
    emailContent: 'Hello',
    tone: { kind: 'named', value: 'friendly' },
  });
  expect(server.written[0]).not.toHaveProperty('customPrompt');
});

test('a client that prefers JSON to events gets JSON', async () => {
  const accept = 'text/event-stream;q=0, application/json';
  const response = await post(await startServer(), validRequest, { headers: { accept } });
  expect(response.headers.get('content-type')).toBe('application/json');
});

test('a guest keeps the same id in the next request', async () => {
  const server = await startServer();
  const first = await post(server);
  expect(first.headers.getSetCookie()[0]).toMatch(
    /^guest=[\da-f-]{36}\.[\w-]{43}; .*HttpOnly; SameSite=Lax$/,
  );
  const second = await post(server, validRequest, { headers: guestCookie(first) });
  expect(second.headers.getSetCookie()).toEqual([]);
});
