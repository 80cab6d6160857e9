import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModelFailure } from './model-failure.ts';
import { createModelWriter } from './model-writer.ts';
import type { Model } from './models.ts';
import { deadlinesFor } from './watch.ts';
import type { WriteRequest } from './writer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const request: WriteRequest = {
  emailContent: 'Hello',
  reading: {
    newText: 'Hello',
    signature: '',
    quoted: '',
    sender: {},
    recipient: {},
    asks: [],
    dates: [],
    amounts: [],
    addresses: [],
    links: [],
    automatic: false,
  },
  intent: 'general',
  tone: { kind: 'named', value: 'friendly' },
  language: 'English',
};

function writerOver(open: Model['open']) {
  const writer = createModelWriter({
    model: { label: 'test:model', loadsModels: false, open },
    deadlines: deadlinesFor(5_000),
    patienceMs: 0,
    log: { warn: () => {} },
  });
  return () => writer.write(request, new AbortController().signal).next();
}

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

test('a mistake of the program is told as it is', async () => {
  const write = writerOver(() => Promise.reject(new TypeError('a mistake')));
  await expect(write()).rejects.toThrow(TypeError);
});
