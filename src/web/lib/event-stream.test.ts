import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventStreamParser, readEvents, type ServerEvent } from './event-stream.ts';

function parse(...chunks: string[]): ServerEvent[] {
  const parser = createEventStreamParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
}

function bodyOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

test('an event has a name and data', () => {
  expect(parse('event: delta\ndata: {"text":"Hi"}\n\n')).toEqual([{ event: 'delta', data: '{"text":"Hi"}' }]);
});

test("an event without a name is a 'message', and several data lines are joined", () => {
  expect(parse('data: one\ndata: two\n\n')).toEqual([{ event: 'message', data: 'one\ntwo' }]);
});

test('comments, unknown fields and events without data are ignored', () => {
  expect(parse(': keep alive\n\nevent: ping\n\nid: 7\nretry: 10\ndata:x\n\n')).toEqual([
    { event: 'message', data: 'x' },
  ]);
});

test('an event without its closing empty line is not returned', () => {
  expect(parse('event: done\ndata: {"reply":"cut"}\n')).toEqual([]);
});

test('a name applies to one event only', () => {
  expect(parse('event: delta\ndata: 1\n\ndata: 2\n\n').map(({ event }) => event)).toEqual([
    'delta',
    'message',
  ]);
});

test.each(['\n', '\r\n', '\r'])('lines may end in %j', (end) => {
  const text = ['event: delta', 'data: 1', '', 'event: done', 'data: 2', '', ''].join(end);
  expect(parse(text, ': the last line end needs a next character').map(({ data }) => data)).toEqual([
    '1',
    '2',
  ]);
});

test('the same events are found wherever the bytes are cut into pieces', async () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ''));
  const event = fc.record({ event: fc.constantFrom('delta', 'done'), data: line });
  const cuts = fc.array(fc.nat(60), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 6 }), cuts, async (events, lengths) => {
      const text = events.map(({ event, data }) => `event: ${event}\r\ndata: ${data}\r\n\r\n`).join('');
      const bytes = new TextEncoder().encode(text);
      const chunks: Uint8Array[] = [];
      let at = 0;
      for (const length of lengths) {
        chunks.push(bytes.slice(at, at + length));
        at += length;
      }
      chunks.push(bytes.slice(at));
      const found: ServerEvent[] = [];
      for await (const one of readEvents(bodyOf(chunks))) found.push(one);
      expect(found).toEqual(events);
    }),
  );
});
