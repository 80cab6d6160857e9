import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/fakes/browser.ts';
import { requestReply } from './request-reply.ts';

const request = {
  emailContent: 'Can we meet?',
  intent: 'general',
  tone: 'friendly',
  language: 'English',
} as const;
const done = 'event: done\ndata: {"reply":"Thursday works.","writer":"Built-in drafter","notes":[]}\n\n';

/** With this the test writes the server's response. */
let body: TransformStreamDefaultController<string>;

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser({});
  const answer = (_path: string, { signal }: RequestInit) => {
    const pieces = new TransformStream<string, string>({
      start: (controller) => {
        body = controller;
      },
    });
    signal?.addEventListener('abort', () => body.error(signal.reason));
    const headers = { 'content-type': 'text/event-stream' };
    return Promise.resolve(new Response(pieces.readable.pipeThrough(new TextEncoderStream()), { headers }));
  };
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ask(signal = new AbortController().signal, onWaiting = (_ahead: number) => {}) {
  return requestReply({ request, signal, onWaiting, onText: () => undefined });
}

test('a connection without data is given up as a failure', async () => {
  const failed = expect(ask()).rejects.toMatchObject({ code: 'generation_failed' });
  await vi.advanceTimersByTimeAsync(120_000);
  await failed;
});

test('a stream that ends without `done` is a failure that the server did not report', async () => {
  const cut = expect(ask()).rejects.toMatchObject({ code: 'generation_failed', isFromServer: false });
  await vi.advanceTimersByTimeAsync(0);
  body.enqueue('event: delta\ndata: {"text":"Thursday"}\n\n');
  body.terminate();
  await cut;
});

test('a slow reply arrives complete as long as the server sends data', async () => {
  const reply = ask();
  for (let minute = 0; minute < 5; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    body.enqueue(':\n\n');
  }
  await vi.advanceTimersByTimeAsync(0);
  body.enqueue(done);
  await expect(reply).resolves.toMatchObject({ reply: 'Thursday works.' });
});

test('a reply that waits for a long time arrives, and its place in the queue before it', async () => {
  const places: number[] = [];
  const reply = ask(undefined, (ahead) => places.push(ahead));
  for (const data of ['{"ahead":2}', '{"ahead":1}', '{}']) {
    await vi.advanceTimersByTimeAsync(60_000);
    body.enqueue(`event: waiting\ndata: ${data}\n\n`);
  }
  body.enqueue('event: of a later version\ndata: {}\n\n');
  body.enqueue(done);
  await expect(reply).resolves.toMatchObject({ reply: 'Thursday works.' });
  expect(places).toEqual([2, 1, 0]);
});

test('a stop rejects with an abort error', async () => {
  const person = new AbortController();
  const stopped = expect(ask(person.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(0);
  person.abort();
  await stopped;
});
