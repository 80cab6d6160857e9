import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventStreamReader } from './event-stream-reader.ts';

function read(...pieces: string[]): string[] {
  const events: string[] = [];
  const reader = new EventStreamReader((data) => events.push(data));
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return events;
}

test('the data of each event is read, and other fields are ignored', () => {
  expect(read(': hello\n\nevent: delta\nid: 1\ndata: {"a":1}\n\ndata:{"b":2}\r\n\r\nretry: 5\n\n')).toEqual([
    '{"a":1}',
    '{"b":2}',
  ]);
});

test('several data lines of an event are joined', () => {
  expect(read('data: {"a":\ndata: 1}\n\n')).toEqual(['{"a":\n1}']);
});

test('the last event needs no blank line', () => {
  expect(read('data: [DONE]')).toEqual(['[DONE]']);
});

test('an event that is too long is refused', () => {
  const reader = new EventStreamReader(() => {});
  expect(() => {
    for (let index = 0; index < 11; index++) reader.push('x'.repeat(100_000));
  }).toThrow(RangeError);
});

test('the events do not depend on how the stream is cut into pieces', () => {
  const line = fc.constantFrom('data: a', 'data:b', 'data:', 'event: x', ':', '', 'data', 'dat');
  const end = fc.constantFrom('\n', '\r\n');
  const stream = fc
    .array(fc.tuple(line, end), { maxLength: 12 })
    .map((lines) => lines.map((parts) => parts.join('')).join(''));
  fc.assert(
    fc.property(stream, fc.nat(80), (text, cut) => {
      expect(read(text.slice(0, cut), text.slice(cut))).toEqual(read(text));
      expect(read(...text)).toEqual(read(text));
    }),
  );
});
