import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEmail } from '#reading/read-email.ts';
import { deadlinesFor } from './deadlines.ts';
import type { Model } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { createModelWriter, retryDelay } from './model-writer.ts';
import { modelNotes } from './reply-notes.ts';
import { plainRequest } from './write-request.fixture.ts';
import type { WriteRequest } from './writer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const request = plainRequest('Hello');

function writerOver(open: Model['open']) {
  const writer = createModelWriter({
    model: { label: 'test:model', loadsModels: false, isSmall: false, open },
    deadlines: deadlinesFor(5_000),
    maxWaitMs: 0,
    log: { warn: () => {} },
  });
  return (signal = new AbortController().signal) => writer.write(request, signal).next();
}

const unhealthy = () => new ModelFailure('answered 500', { unhealthy: true });

test('a paused model is tried again after ten seconds, by one call at a time', async () => {
  const open = vi
    .fn<Model['open']>()
    .mockRejectedValue(new ModelFailure('answered 500', { unhealthy: true }));
  const write = writerOver(open);
  for (let count = 0; count < 10; count++) await expect(write()).rejects.toThrow('test:model answered 500');
  await expect(write()).rejects.toThrow(/^test:model .*paused/);
  expect(open).toHaveBeenCalledTimes(10);
  vi.setSystemTime(Date.now() + 11_000);
  await expect(write()).rejects.toThrow('answered 500');
  await expect(write()).rejects.toThrow('paused');
  expect(open).toHaveBeenCalledTimes(11);
});

test.each([
  ['the caller stops', 'stopped'],
  ['the model refuses the request', 'refused'],
])('if %s while a paused model is tried, the next call tries it', async (_ending, ending) => {
  const open = vi.fn<Model['open']>().mockRejectedValue(unhealthy());
  const write = writerOver(open);
  for (let count = 0; count < 10; count++) await expect(write()).rejects.toThrow('answered 500');
  vi.setSystemTime(Date.now() + 11_000);
  const caller = new AbortController();
  open.mockImplementationOnce(async (_prompt, signal) => {
    if (ending === 'refused') throw new ModelFailure('answered 400');
    caller.abort(new RangeError('stopped'));
    throw signal.reason;
  });
  await expect(write(caller.signal)).rejects.toThrow(ending === 'stopped' ? 'stopped' : 'answered 400');
  // The circuit is half-open: the next call may try, and one failure opens the circuit again.
  await expect(write()).rejects.toThrow('answered 500');
  await expect(write()).rejects.toThrow('paused');
  expect(open).toHaveBeenCalledTimes(12);
});

test('if the caller that tries a paused model stops, a waiting call tries it next', async () => {
  const open = vi.fn<Model['open']>().mockRejectedValue(unhealthy());
  const write = writerOver(open);
  for (let count = 0; count < 10; count++) await expect(write()).rejects.toThrow('answered 500');
  vi.setSystemTime(Date.now() + 11_000);
  const caller = new AbortController();
  open.mockImplementationOnce(
    (_prompt, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const stopped = expect(write(caller.signal)).rejects.toThrow('stopped');
  const waiting = expect(write()).rejects.toThrow('answered 500');
  caller.abort(new RangeError('stopped'));
  await Promise.all([stopped, waiting]);
  await expect(write()).rejects.toThrow('paused');
});

test('a program error is thrown unchanged', async () => {
  const write = writerOver(() => Promise.reject(new TypeError('a mistake')));
  await expect(write()).rejects.toThrow(TypeError);
});

test('a writer with another prompt sends that prompt', async () => {
  const open = vi.fn<Model['open']>().mockRejectedValue(new ModelFailure('answered 400'));
  const writer = createModelWriter({
    model: { label: 'test:model', loadsModels: false, isSmall: false, open },
    deadlines: deadlinesFor(5_000),
    maxWaitMs: 0,
    log: { warn: () => {} },
    makePrompt: ({ emailContent }, nonce) => ({ system: 'Be brief.', user: `${emailContent} ${nonce}` }),
  });
  await expect(writer.write(request, new AbortController().signal).next()).rejects.toThrow('400');
  expect(open.mock.calls[0]?.[0]).toEqual({
    system: 'Be brief.',
    user: expect.stringMatching(/^Hello [0-9a-f]{8,}$/),
  });
});

test('waits double, with jitter, and are never shorter than the server asks for', () => {
  expect(retryDelay(1, undefined, 0)).toBe(125);
  expect(retryDelay(1, undefined, 0.999)).toBeLessThan(250);
  expect(retryDelay(2, undefined, 0)).toBe(250);
  expect(retryDelay(1, 3_000, 0.5)).toBe(3_000);
});

const emailContent =
  'From: Ada <ada@example.com>\n\nHi Tom,\n\nCould you send me the figure for March by Friday?\n\nAda';
const figureRequest: WriteRequest = {
  emailContent,
  reading: readEmail(emailContent),
  intent: 'general',
  tone: { kind: 'named', value: 'friendly' },
  language: 'English',
};

test('a fact that is not in the mail gets a note', () => {
  expect(modelNotes(figureRequest, 'Hi Ada,\n\nThe figure for March is 4,500.\n\nTom')).toEqual([
    'Check before sending: the reply mentions “4,500”, which is not in the mail.',
  ]);
});

test('gaps, facts of the mail and facts of the instructions get no note', () => {
  expect(
    modelNotes(figureRequest, 'Hi Ada,\n\nYou will have [the figure for March] by Friday.\n\nTom'),
  ).toEqual([]);
  expect(
    modelNotes({ ...figureRequest, customPrompt: 'say 4,500' }, 'Hi Ada,\n\nIt is 4,500.\n\nTom'),
  ).toEqual([]);
  expect(
    modelNotes({ ...figureRequest, ownWords: { signature: 'Room 4,500' } }, 'Hi Ada,\n\nTom\nRoom 4,500'),
  ).toEqual([]);
});

test("facts of the person's answers get no note", () => {
  const [ask] = figureRequest.reading.asks;
  const answers = new Map(ask ? [[ask, { text: 'It is 4,500, says Zoltan.' }]] : []);
  expect(modelNotes({ ...figureRequest, answers }, 'Hi Ada,\n\nIt is 4,500, says Zoltan.\n\nTom')).toEqual(
    [],
  );
  expect(modelNotes({ ...figureRequest, answers }, 'Hi Ada,\n\nIt is 4,600.\n\nTom')).toHaveLength(1);
});

test('there are at most three notes, one for each fact', () => {
  const notes = modelNotes(figureRequest, 'Hi Ada,\n\nIt is 11, 11, 22, 33, 44 or 55.\n\nTom');
  expect(notes).toHaveLength(3);
  expect(new Set(notes).size).toBe(3);
});
