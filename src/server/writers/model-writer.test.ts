import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModelFailure } from './model-failure.ts';
import { createModelWriter } from './model-writer.ts';
import type { Model } from './models.ts';
import { deadlinesFor } from './watch.ts';
import { plainRequest } from './write-request.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const request = plainRequest('Hello');

function writerOver(open: Model['open']) {
  const writer = createModelWriter({
    model: { label: 'test:model', loadsModels: false, open },
    deadlines: deadlinesFor(5_000),
    patienceMs: 0,
    log: { warn: () => {} },
  });
  return (signal = new AbortController().signal) => writer.write(request, signal).next();
}

const unhealthy = () => new ModelFailure('answered 500', { unhealthy: true });

test('a model that rests is asked again after a while, once at a time', async () => {
  const open = vi
    .fn<Model['open']>()
    .mockRejectedValue(new ModelFailure('answered 500', { unhealthy: true }));
  const write = writerOver(open);
  for (let count = 0; count < 10; count++) await expect(write()).rejects.toThrow('test:model answered 500');
  await expect(write()).rejects.toThrow('test:model rests after repeated failures');
  expect(open).toHaveBeenCalledTimes(10);
  vi.setSystemTime(Date.now() + 11_000);
  await expect(write()).rejects.toThrow('answered 500');
  await expect(write()).rejects.toThrow('rests');
  expect(open).toHaveBeenCalledTimes(11);
});

test.each([
  ['a person who leaves', 'left'],
  ['a request that the model refuses', 'refused'],
])('%s while a resting model is tried decides nothing', async (_who, ending) => {
  const open = vi.fn<Model['open']>().mockRejectedValue(unhealthy());
  const write = writerOver(open);
  for (let count = 0; count < 10; count++) await expect(write()).rejects.toThrow('answered 500');
  vi.setSystemTime(Date.now() + 11_000);
  const leaving = new AbortController();
  open.mockImplementationOnce(async (_prompt, signal) => {
    if (ending === 'refused') throw new ModelFailure('answered 400');
    leaving.abort(new RangeError('left'));
    throw signal.reason;
  });
  await expect(write(leaving.signal)).rejects.toThrow(ending === 'left' ? 'left' : 'answered 400');
  // The circuit is half-open. It is not open, since the next call may try. It is not closed, since one failure opens it
  // again.
  await expect(write()).rejects.toThrow('answered 500');
  await expect(write()).rejects.toThrow('rests');
  expect(open).toHaveBeenCalledTimes(12);
});

test('whoever waited for a try that decided nothing tries next', async () => {
  const open = vi.fn<Model['open']>().mockRejectedValue(unhealthy());
  const write = writerOver(open);
  for (let count = 0; count < 10; count++) await expect(write()).rejects.toThrow('answered 500');
  vi.setSystemTime(Date.now() + 11_000);
  const leaving = new AbortController();
  open.mockImplementationOnce(
    (_prompt, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const left = expect(write(leaving.signal)).rejects.toThrow('left');
  const waiting = expect(write()).rejects.toThrow('answered 500');
  leaving.abort(new RangeError('left'));
  await Promise.all([left, waiting]);
  await expect(write()).rejects.toThrow('rests');
});

test('a mistake of the program is told as it is', async () => {
  const write = writerOver(() => Promise.reject(new TypeError('a mistake')));
  await expect(write()).rejects.toThrow(TypeError);
});
