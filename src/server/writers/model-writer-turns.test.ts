import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilAborted } from '../until-aborted.ts';
import { deadlinesFor } from './deadlines.ts';
import type { Model, ModelStream } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { createModelWriter } from './model-writer.ts';
import { plainRequest } from './write-request.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TOTAL_MS = 5_000;

/** An answer: these pieces, then its end or what `then` does. */
function streamOf(pieces: string[], then = async (): Promise<undefined> => undefined): ModelStream {
  const rest = [...pieces];
  return { read: async () => rest.shift() ?? then(), cancel: () => {} };
}

function never(signal: AbortSignal): Promise<never> {
  return untilAborted(new Promise<never>(() => {}), signal);
}

/** A writer over a model with a queue. `turns` counts the turns that were given and not given back yet. */
function queueFor(open: Model['open'] = async () => streamOf(['Thank ', 'you.'])) {
  const turn = Promise.withResolvers<void>();
  const turns = { taken: 0, held: 0 };
  const opened = vi.fn(open);
  const model: Model = {
    label: 'test:model',
    loadsModels: true,
    isSmall: false,
    open: opened,
    async takeTurn(signal, onWaiting) {
      turns.taken += 1;
      onWaiting?.(1);
      await untilAborted(turn.promise, signal);
      onWaiting?.(0);
      turns.held += 1;
      return () => {
        turns.held -= 1;
      };
    },
  };
  const writer = createModelWriter({
    model,
    deadlines: deadlinesFor(TOTAL_MS, model),
    maxWaitMs: TOTAL_MS,
    log: { warn: () => {} },
  });
  const caller = new AbortController();
  const onWaiting = vi.fn();
  const writing = writer.write(plainRequest('Hello'), caller.signal, onWaiting);
  return { turns, opened, caller, onWaiting, writing, giveTurn: turn.resolve };
}

/** Reads a reply to its end. */
async function readAll(writing: ReturnType<typeof queueFor>['writing']): Promise<string> {
  for (;;) {
    const step = await writing.next();
    if (step.done) return step.value.reply;
  }
}

test('the deadline of a reply begins with its turn, however long it waited', async () => {
  const { writing, giveTurn, onWaiting, opened } = queueFor((_prompt, signal) => never(signal));
  const ended = vi.fn();
  const failed = expect(readAll(writing).finally(ended)).rejects.toThrow('test:model');
  await vi.advanceTimersByTimeAsync(10 * TOTAL_MS);
  expect(onWaiting.mock.calls).toEqual([[1]]);
  expect(opened).not.toHaveBeenCalled();
  giveTurn();
  await vi.advanceTimersByTimeAsync(TOTAL_MS - 1);
  expect(onWaiting.mock.calls).toEqual([[1], [0]]);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

test('a caller that stops while it waits leaves the queue with its own reason', async () => {
  const { writing, caller, opened, giveTurn, turns } = queueFor();
  const stopped = expect(readAll(writing)).rejects.toThrow(RangeError);
  caller.abort(new RangeError('stopped'));
  await stopped;
  giveTurn();
  expect(opened).not.toHaveBeenCalled();
  expect(turns.held).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a caller that stops at the moment of its turn gives it back, and the model is not asked', async () => {
  const { writing, caller, onWaiting, opened, giveTurn, turns } = queueFor();
  onWaiting.mockImplementation((ahead) => {
    if (ahead === 0) caller.abort(new RangeError('stopped'));
  });
  giveTurn();
  await expect(readAll(writing)).rejects.toThrow(RangeError);
  expect(opened).not.toHaveBeenCalled();
  expect(turns).toEqual({ taken: 1, held: 0 });
});

test('a reply that is tried again keeps its turn', async () => {
  const { writing, giveTurn, opened, turns } = queueFor();
  opened.mockRejectedValueOnce(new ModelFailure('broke off', { retryable: true }));
  const reply = readAll(writing);
  giveTurn();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reply).toBe('Thank you.');
  expect(opened).toHaveBeenCalledTimes(2);
  expect(turns).toEqual({ taken: 1, held: 0 });
});

const failure = new ModelFailure('ended without a complete reply');

/** How a reply ends after its turn came. */
const endings: [name: string, Model['open'] | undefined][] = [
  ['a finished reply', undefined],
  ['a model that cannot be reached', () => Promise.reject(failure)],
  ['a model that breaks off', async () => streamOf(['Thank '], () => Promise.reject(failure))],
  ['reasoning in the text', async () => streamOf(['Thank ', '</think>you.'])],
  ['a program error', () => Promise.reject(new TypeError('a mistake'))],
  ['a deadline', (_prompt, signal) => never(signal)],
];

test.each(endings)('the turn is given back after %s', async (_name, open) => {
  const { writing, giveTurn, turns } = queueFor(open);
  const ended = readAll(writing).catch(() => undefined);
  giveTurn();
  await vi.advanceTimersByTimeAsync(TOTAL_MS);
  await ended;
  expect(turns).toEqual({ taken: 1, held: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

test('the turn is given back if the caller stops or reads no further', async () => {
  const left = queueFor();
  left.giveTurn();
  await left.writing.next();
  expect(left.turns.held).toBe(1);
  await left.writing.return(undefined as never);
  expect(left.turns.held).toBe(0);

  const stopped = queueFor(async (_prompt, signal) => streamOf(['Thank '], () => never(signal)));
  stopped.giveTurn();
  await stopped.writing.next();
  stopped.caller.abort(new RangeError('stopped'));
  await expect(readAll(stopped.writing)).rejects.toThrow(RangeError);
  expect(stopped.turns.held).toBe(0);
});
