import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEventStream, prefersEvents } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A response whose bytes can be read, without a network. */
function openResponse() {
  const socket = new PassThrough();
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.assignSocket(socket as unknown as Socket);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { response, read: () => settled().then(() => text) };
}

test('should send a comment after fifteen seconds without events', async () => {
  const { response, read } = openResponse();
  const stream = openEventStream(response);
  stream.delta('Dear');
  vi.advanceTimersByTime(15_000);
  expect(await read()).not.toContain(':\n\n');
  vi.advanceTimersByTime(15_000);
  expect(await read()).toContain(':\n\n');
  stream.problem({ type: 'about:blank', title: '', status: 502, code: 'generation_failed', detail: '' });
  expect(vi.getTimerCount()).toBe(0);
});

test('should write that the turn has come only after the number of replies ahead', async () => {
  const { response, read } = openResponse();
  const stream = openEventStream(response);
  stream.waiting(0);
  expect(stream.isOpen).toBe(false);
  for (const ahead of [2, 1, 0, 0]) stream.waiting(ahead);
  stream.release();
  expect((await read()).match(/event: waiting\ndata: \S+/g)).toEqual([
    'event: waiting\ndata: {"ahead":2}',
    'event: waiting\ndata: {"ahead":1}',
    'event: waiting\ndata: {"ahead":0}',
  ]);
});

test('should write nothing if the stream is released before its first byte', async () => {
  const { response, read } = openResponse();
  const stream = openEventStream(response);
  stream.release();
  vi.advanceTimersByTime(60_000);
  expect(await read()).toBe('');
  expect(stream.isOpen).toBe(false);
});

test.each([
  'text/event-stream',
  'TEXT/Event-Stream',
  'text/event-stream; charset=utf-8',
  'text/event-stream, application/json',
  'application/json, text/event-stream',
  'application/json;q=0.5, text/event-stream;q=0.8',
  'text/event-stream, */*',
  'text/*',
  '*/*;q=0.1, text/*',
])('should respond to %o with events', (accept) => {
  expect(prefersEvents(accept)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'application/json',
  'text/event-stream;q=0',
  'text/event-stream; Q=0.0, */*',
  'text/event-stream;q=0.5, application/json',
  'text/event-stream;q=0.5, */*',
  'text/event-stream-like',
  'text/event-stream;q=rubbish',
  'text/html, application/xhtml+xml',
  'text/*;q=0.9, */*',
])('should respond to %o with JSON', (accept) => {
  expect(prefersEvents(accept)).toBe(false);
});
