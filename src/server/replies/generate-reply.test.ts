import { expect, test } from 'vitest';
import { replyRequestSchema } from '#domain/replies.ts';
import { readEmail } from '#reading/read-email.ts';
import { createLog } from '../log.ts';
import { ServerStopping } from '../problems.ts';
import type { Ledger } from '../quotas/ledger.ts';
import type { ReservationOutcome } from '../quotas/quota.ts';
import { createFallbackWriter } from '../writers/fallback-writer.ts';
import { type ReplyWriter, WriterError } from '../writers/writer.ts';
import { ClientGone, generateReply, type TextListener } from './generate-reply.ts';

const log = createLog('silent');

type Write = ReplyWriter['write'];
const writerOf = (write: Write, name = 'Scripted'): ReplyWriter => ({ name, write });

/** Generates a reply for a guest. `settled`: whether it was charged; `counted`: the writers of counted replies. */
function generate({
  writer,
  reserve = { kind: 'reserved', reservation: { id: '1', quotas: [], counts: [] }, rates: [] },
  wasReserved = true,
  controller = new AbortController(),
  onText,
}: {
  writer: ReplyWriter;
  reserve?: ReservationOutcome;
  wasReserved?: boolean;
  controller?: AbortController;
  onText?: TextListener;
}) {
  const settled: boolean[] = [];
  const counted: string[] = [];
  const outcomes: string[] = [];
  let measured = 'none';
  const ledger: Ledger = {
    reserve: async () => reserve,
    settle: async (_reservation, charged) => settled.push(charged) > 0 && wasReserved,
    count: async () => ({ kind: 'counted', rates: [] }),
    clearRate: async () => {},
    takeBack: async () => {},
    close: async () => {},
  };
  const generating = generateReply({
    ctx: {
      models: ['standard'],
      actor: { kind: 'guest', id: '1', addressHash: 'hash' },
      ledger,
      replyTools: async () => ({
        readEmail,
        fraudWarning: () => undefined,
        writers: { standard: writer, advanced: writer },
      }),
      replyLimits: {
        repliesPerMinute: 60,
        guestRepliesPerAddress: 30,
        repliesPerDay: undefined,
        guestRepliesPerDay: undefined,
      },
      metrics: {
        startReply: () => ({
          setWriter: (name) => {
            measured = name;
          },
          noteText: () => {},
          end: (outcome) => void outcomes.push(`${outcome} by ${measured}`),
        }),
      },
      log,
      countReply: (name) => counted.push(name),
    },
    input: replyRequestSchema.parse({
      emailContent: 'Hello, can we meet on Monday?',
      intent: 'general',
      tone: 'friendly',
      language: 'English',
    }),
    signal: controller.signal,
    ...(onText ? { onText } : {}),
  });
  return { generating, settled, counted, outcomes };
}

test('if text cannot be delivered, the writer ends and the reply is not charged', async () => {
  let isEnded = false;
  const writer = writerOf(async function* () {
    try {
      yield 'Dear ';
      yield 'Anna';
      return { reply: 'Dear Anna', writer: 'Scripted', notes: [] };
    } finally {
      isEnded = true;
    }
  });
  const { generating, settled } = generate({
    writer,
    onText: () => {
      throw new TypeError('not writable');
    },
  });
  await expect(generating).rejects.toMatchObject({ code: 'generation_failed' });
  expect(isEnded).toBe(true);
  expect(settled).toEqual([false]);
});

test('a reply that a stopping server cuts off is not charged and did not fail', async () => {
  const controller = new AbortController();
  const writer = writerOf(async function* (_request, signal) {
    yield 'Dear ';
    controller.abort(new ServerStopping());
    throw signal.reason;
  });
  const { generating, settled, counted, outcomes } = generate({
    writer,
    controller,
    onText: () => undefined,
  });
  await expect(generating).rejects.toBeInstanceOf(ServerStopping);
  expect({ settled, counted, outcomes }).toEqual({
    settled: [false],
    counted: [],
    outcomes: ['stopped by Scripted'],
  });
});

test('a reply that is finished when the server stops is delivered and charged', async () => {
  const controller = new AbortController();
  const writer = writerOf(async function* () {
    yield 'Dear ';
    controller.abort(new ServerStopping());
    return { reply: 'Dear Anna', writer: 'Scripted', notes: [] };
  });
  const { generating, settled, counted, outcomes } = generate({ writer, controller });
  expect(await generating).toMatchObject({ reply: 'Dear Anna' });
  expect({ settled, counted, outcomes }).toEqual({
    settled: [true],
    counted: ['Scripted'],
    outcomes: ['written by Scripted'],
  });
});

test('a reply that is refused for a quota is measured as refused', async () => {
  const { generating, outcomes } = generate({
    writer: writerOf(() => {
      throw new Error('not used');
    }),
    reserve: { kind: 'refused', code: 'guest_limit' },
  });
  await expect(generating).rejects.toMatchObject({ code: 'guest_limit' });
  expect(outcomes).toEqual(['refused by none']);
});

test('a stopped reply counts for the fallback that wrote it', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first text.
  const first = writerOf(async function* () {
    throw new WriterError('away');
  }, 'First');
  const controller = new AbortController();
  const second = writerOf(async function* (_request, signal) {
    yield 'Dear ';
    controller.abort(new ClientGone());
    throw signal.reason;
  }, 'Second');
  const { generating, settled, counted, outcomes } = generate({
    writer: createFallbackWriter(first, second, { totalMs: 10_000, log }),
    controller,
    onText: () => undefined,
  });
  await expect(generating).rejects.toBeInstanceOf(ClientGone);
  expect({ settled, counted, outcomes }).toEqual({
    settled: [true],
    counted: ['Second'],
    outcomes: ['stopped by Second'],
  });
});

test('a reply whose reservation is gone is not counted', async () => {
  const writer = writerOf(async function* () {
    yield 'Yes.';
    return { reply: 'Yes.', writer: 'Scripted', notes: [] };
  });
  const { generating, counted } = generate({ writer, wasReserved: false });
  await generating;
  expect(counted).toEqual([]);
});
