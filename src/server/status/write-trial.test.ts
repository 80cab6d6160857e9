import { expect, onTestFinished, test, vi } from 'vitest';
import { plainReading } from '#reading/reading.fixture.ts';
import { type ReplyWriter, WriterError } from '../writers/writer.ts';
import { writeTrial } from './write-trial.ts';

/** Writes a trial with a writer that does what the test says. */
async function trialBy(write: ReplyWriter['write']) {
  const writer = { name: 'local:small', write };
  const log = { error: vi.fn() };
  const ctx = {
    env: { models: { advanced: undefined } },
    replyTools: async () => ({
      readEmail: (text: string) => plainReading(text),
      fraudWarning: () => undefined,
      writers: { standard: writer, advanced: writer },
    }),
    log,
  };
  const trial = await writeTrial({ ctx, model: 'standard', signal: new AbortController().signal });
  return { trial, logged: JSON.stringify(log.error.mock.calls) };
}

test('should not count the wait for a turn as time of the reply', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { trial } = await trialBy(async function* (_request, _signal, onWaiting) {
    onWaiting?.(2);
    vi.advanceTimersByTime(3000);
    onWaiting?.(1);
    vi.advanceTimersByTime(3000);
    onWaiting?.(0);
    vi.advanceTimersByTime(40);
    yield 'Yes.';
    vi.advanceTimersByTime(60);
    return { reply: 'Yes.', writer: 'local:small', notes: [] };
  });
  expect(trial).toMatchObject({ outcome: 'written', firstTextMs: 40, totalMs: 100 });
});

test.each([
  ['of the program', new TypeError('a sentence that quotes the mail'), 'TypeError'],
  ['of the writer', new WriterError('local:small ended its process'), 'local:small ended its process'],
])('should log an error %s as it names its cause, without text of the mail', async (_whose, error, cause) => {
  // biome-ignore lint/correctness/useYield: it fails before its first text.
  const { trial, logged } = await trialBy(async function* () {
    throw error;
  });
  expect(trial).toMatchObject({ outcome: 'failed', cause });
  expect(logged).toContain(cause);
  expect(logged).not.toContain('quotes the mail');
});
