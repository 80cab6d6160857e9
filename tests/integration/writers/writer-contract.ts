import { describe, expect, test } from 'vitest';
import { type ReplyWriter, type WriteRequest, WriterError } from '#server/writers/writer.ts';
import type { ModelServer } from '#tests/fakes/model-server.ts';
import { writeRequest } from './model-kinds.ts';

/** A writer under test. */
export type WriterUnderTest = { writer: ReplyWriter; log: { lines: string[] } };

/** One kind of writer; `upstream` is the server that receives its model's requests. */
export type WriterKind = {
  name: string;
  create(fault?: string, timeoutMs?: number): Promise<WriterUnderTest>;
  upstream?: () => ModelServer;
};

/** A signal that never aborts. */
export const unbroken = new AbortController().signal;

/** Reads a writer to its end: the texts as they came, and the finished reply. */
export async function collect(writer: ReplyWriter, request: WriteRequest, signal = unbroken) {
  const pieces: string[] = [];
  const writing = writer.write(request, signal);
  for (;;) {
    const step = await writing.next();
    if (step.done) return { pieces, written: step.value };
    pieces.push(step.value);
  }
}

/** The error of a failed write. The test fails if the write succeeds. */
export async function failureOf(
  writer: ReplyWriter,
  request = writeRequest(),
  signal = unbroken,
): Promise<unknown> {
  try {
    await collect(writer, request, signal);
  } catch (error) {
    return error;
  }
  throw new Error('the writer finished');
}

/** The contract of every writer (src/server/writers/writer.ts). */
export function describeWriterContract(kind: WriterKind): void {
  describe(`${kind.name} follows the contract of a writer`, () => {
    test('its texts together are the reply, which is trimmed and names its writer', async () => {
      const { writer } = await kind.create();
      const { pieces, written } = await collect(writer, writeRequest());
      expect(pieces.join('')).toBe(written.reply);
      expect(written.reply).toBe(written.reply.trim());
      expect(written.reply).not.toBe('');
      expect(written.writer).not.toBe('');
      expect(Array.isArray(written.notes)).toBe(true);
    });

    test('replies written at once do not mix', async () => {
      const { writer } = await kind.create();
      const months = ['April', 'May', 'June', 'July'];
      const replies = await Promise.all(months.map((month) => collect(writer, writeRequest(month))));
      replies.forEach(({ pieces, written }, index) => {
        expect(pieces.join('')).toBe(written.reply);
        for (const month of months) expect(written.reply.includes(month)).toBe(month === months[index]);
      });
    });

    test("an aborted signal ends it at once, with the signal's reason", async () => {
      const { writer } = await kind.create();
      const reason = new RangeError('left');
      expect(await failureOf(writer, writeRequest(), AbortSignal.abort(reason))).toBe(reason);
    });

    test("a reader who leaves in the middle gets the reason, and the model's request ends within a second", async () => {
      const { writer } = await kind.create();
      const leaving = new AbortController();
      const reason = new RangeError('left');
      const writing = writer.write(writeRequest(), leaving.signal);
      expect((await writing.next()).done).toBe(false);
      leaving.abort(reason);
      await expect(writing.next()).rejects.toBe(reason);
      const request = kind.upstream?.().requests.at(-1);
      if (request) await expect.poll(() => request.leftAt).toBeDefined();
    });

    test("a reader who stops reading ends the model's request", async () => {
      const { writer } = await kind.create();
      for await (const _ of writer.write(writeRequest(), unbroken)) break;
      const request = kind.upstream?.().requests.at(-1);
      if (request) await expect.poll(() => request.leftAt).toBeDefined();
    });
  });
}

/** Faults of a model's server that leave no complete reply. */
const faults = [
  '400',
  '401',
  '429',
  '500',
  '503',
  'reset',
  'hang',
  'stall',
  'drip',
  'cut',
  'unfinished',
  'error',
  'garbage',
  'page',
  'empty',
  'length',
  'filter',
];

/** The contract of every writer with a model, for the faults of the model's server. */
export function describeModelContract(kind: WriterKind): void {
  describe(`${kind.name} reports failures`, () => {
    test.concurrent.each(faults)(
      'fault %s ends in one WriterError that contains nothing of the mail',
      async (fault) => {
        const { writer, log } = await kind.create(`fault-${fault}`, 700);
        const failure = await failureOf(writer, writeRequest('Kanarienvogel'));
        expect(failure).toBeInstanceOf(WriterError);
        const error = failure as WriterError;
        const everything = [
          error.message,
          error.stack,
          JSON.stringify(error),
          String(error.cause),
          ...log.lines,
        ];
        expect(everything.join('\n')).not.toMatch(/Kanarienvogel|Ada|The fake model/);
        expect(error.message).toMatch(/^\S+:fault-\w+ \w+/);
      },
    );

    test('reasoning is left out of the reply', async () => {
      const { writer } = await kind.create('fault-reasoning');
      const { written } = await collect(writer, writeRequest());
      expect(written.reply).toMatch(/^Hi Ada,\n\nThe figure for March is/);
      expect(written.reply).not.toContain('4711');
    });
  });
}
