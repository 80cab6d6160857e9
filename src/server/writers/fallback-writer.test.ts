import { expect, onTestFinished, test, vi } from 'vitest';
import { createFallbackWriter } from './fallback-writer.ts';
import { type ReplyWriter, type WaitingListener, type WriteRequest, WriterError } from './writer.ts';

const request = {} as WriteRequest;
const log = { warn: vi.fn() };
const neverAborted = new AbortController().signal;

function writer(name: string, pieces: string[], failure?: Error): ReplyWriter {
  return {
    name,
    async *write(_request, signal) {
      for (const piece of pieces) {
        signal.throwIfAborted();
        yield piece;
      }
      if (failure) throw failure;
      return { reply: pieces.join(''), writer: name, notes: [] };
    },
  };
}

/** Writes nothing until its signal aborts. */
const mute: ReplyWriter = {
  name: 'mute',
  async *write(_request, signal) {
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    throw new Error('unreachable');
  },
};

async function collect(from: ReplyWriter, signal = neverAborted, onWaiting?: WaitingListener) {
  const pieces: string[] = [];
  const writing = from.write(request, signal, onWaiting);
  for (;;) {
    const step = await writing.next();
    if (step.done) return { pieces, ...step.value };
    pieces.push(step.value);
  }
}

const both = (main: ReplyWriter, fallback: ReplyWriter, totalMs = 10_000) =>
  createFallbackWriter(main, fallback, { totalMs, log });

test('the main model writes if it does not fail', async () => {
  const written = await collect(both(writer('main', ['Hi', ' Ada']), writer('spare', ['no'])));
  expect(written).toMatchObject({ pieces: ['Hi', ' Ada'], reply: 'Hi Ada', writer: 'main' });
});

test('the fallback writes, and is named, if the main model fails before its first text', async () => {
  const written = await collect(
    both(writer('main', [], new WriterError('main answered 500')), writer('spare', ['Hi'])),
  );
  expect(written).toMatchObject({ pieces: ['Hi'], writer: 'spare' });
});

test('a reply that has started is not started again', async () => {
  const spare = writer('spare', ['no']);
  const written = collect(both(writer('main', ['Hi'], new WriterError('main broke off')), spare));
  await expect(written).rejects.toThrow('main broke off');
});

test('a program error is not hidden by the fallback', async () => {
  const written = collect(both(writer('main', [], new TypeError('a mistake')), writer('spare', ['no'])));
  await expect(written).rejects.toThrow(TypeError);
});

test('both share one deadline', async () => {
  await expect(collect(both(mute, writer('spare', ['no']), 20))).rejects.toThrow(WriterError);
});

test("both stop with the reason of the caller's signal", async () => {
  const caller = new AbortController();
  const written = collect(both(mute, writer('spare', ['no'])), caller.signal);
  caller.abort(new RangeError('stopped'));
  await expect(written).rejects.toThrow(RangeError);
});

test('a caller that stops reading between two texts ends the main writer', async () => {
  const ended = vi.fn();
  const main: ReplyWriter = {
    name: 'main',
    async *write() {
      try {
        yield 'Hi';
        yield ' Ada';
      } finally {
        ended();
      }
      return { reply: 'Hi Ada', writer: 'main', notes: [] };
    },
  };
  for await (const _ of both(main, mute).write(request, neverAborted)) break;
  expect(ended).toHaveBeenCalledOnce();
});

/** Waits a minute for its turn, then works for `ms` milliseconds, then writes or fails. */
function queued(name: string, ms: number, failure?: Error): ReplyWriter {
  const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
  return {
    name,
    async *write(...[, signal, onWaiting]) {
      onWaiting?.(1);
      await wait(60_000);
      onWaiting?.(0);
      await wait(ms);
      return yield* writer(name, failure ? [] : ['Hi'], failure).write(request, signal);
    },
  };
}

test.each([
  ['still writes', 5_999, { writer: 'spare' }],
  ['no longer writes', 6_001, { message: 'main and spare took longer than 10000 ms' }],
])(
  'a wait for a turn does not count: after 4 of 10 seconds the fallback %s',
  async (_outcome, ms, expected) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const onWaiting = vi.fn();
    const main = queued('main', 4_000, new WriterError('main answered 500'));
    const written = collect(both(main, queued('spare', ms)), neverAborted, onWaiting).catch((error) => error);
    await vi.runAllTimersAsync();
    expect(await written).toMatchObject(expected);
    expect(onWaiting.mock.calls).toEqual([[1], [0], [1], [0]]);
    expect(vi.getTimerCount()).toBe(0);
  },
);
