import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

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

test('a quiet stream is kept open by a comment every fifteen seconds', async () => {
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

test('a stream that was released before its first byte leaves the response untouched', async () => {
  const { response, read } = openResponse();
  const stream = openEventStream(response);
  stream.release();
  vi.advanceTimersByTime(60_000);
  expect(await read()).toBe('');
  expect(stream.isOpen).toBe(false);
});
