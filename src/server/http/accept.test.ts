import { expect, test } from 'vitest';
import { prefersEvents } from './accept.ts';

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
])('%o is answered with events', (accept) => {
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
])('%o is answered with JSON', (accept) => {
  expect(prefersEvents(accept)).toBe(false);
});
