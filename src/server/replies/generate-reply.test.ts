import { expect, test } from 'vitest';
import { replyRequestSchema } from '#domain/replies.ts';
import { readEmail } from '#reading/read-email.ts';
import { createLog } from '../log.ts';
import { noMetrics } from '../metrics/metrics.ts';
import type { Ledger } from '../quotas/ledger.ts';
import type { ReplyWriter } from '../writers/writer.ts';
import { generateReply } from './generate-reply.ts';

/** A ledger that allows every reply and adds to `settled` whether it was charged. */
function createLedger(settled: boolean[]): Ledger {
  return {
    reserve: async () => ({ kind: 'reserved', reservation: { id: '1', quotas: [] }, rates: [] }),
    settle: async (_reservation, charged) => settled.push(charged) > 0,
    count: async () => ({ kind: 'counted', rates: [] }),
    clearRate: async () => {},
    takeBack: async () => {},
    close: async () => {},
  };
}

test('if text cannot be delivered, the writer ends and the reply is not charged', async () => {
  let isEnded = false;
  const writer: ReplyWriter = {
    name: 'Scripted',
    async *write() {
      try {
        yield 'Dear ';
        yield 'Anna';
        return { reply: 'Dear Anna', writer: 'Scripted', notes: [] };
      } finally {
        isEnded = true;
      }
    },
  };
  const settled: boolean[] = [];
  const generating = generateReply({
    ctx: {
      models: ['standard'],
      actor: { kind: 'guest', id: '1', addressHash: 'hash' },
      ledger: createLedger(settled),
      replyTools: async () => ({
        readEmail,
        fraudWarning: () => undefined,
        writers: { standard: writer, advanced: writer },
      }),
      replyLimits: { repliesPerMinute: 60, guestRepliesPerAddress: 30 },
      metrics: noMetrics,
      log: createLog('silent'),
      countReply: () => {},
    },
    input: replyRequestSchema.parse({
      emailContent: 'Hello, can we meet on Monday?',
      intent: 'general',
      tone: 'friendly',
      language: 'English',
    }),
    signal: new AbortController().signal,
    onText: () => {
      throw new TypeError('not writable');
    },
  });
  await expect(generating).rejects.toMatchObject({ code: 'generation_failed' });
  expect(isEnded).toBe(true);
  expect(settled).toEqual([false]);
});
