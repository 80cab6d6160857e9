import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languageValues } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { languageData } from '#languages/all.ts';
import { listOf } from '#reading/word-lists.ts';

/**
 * The most processor time for reading and drafting the longest mail, in milliseconds. An idle machine needs at most 50;
 * the limit is twice that, because other tests share its caches.
 */
const DEADLINE_MS = 100;
/** A mail that takes this long fails the test without waiting longer. */
const END_MS = 10_000;
const WARM_UP_ROUNDS = 3;

let worker: Worker;

beforeAll(() => {
  worker = new Worker(new URL('./draft-thread.ts', import.meta.url));
});
afterAll(() => worker.terminate());

/** The shortest of up to five runs, because other work on the machine can only add time. */
async function timeOf(text: string, language: Language): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    worker.postMessage({ text, language });
    const [time] = (await once(worker, 'message', { signal: AbortSignal.timeout(END_MS) })) as [number];
    if (time <= DEADLINE_MS) return time;
    times.push(time);
  }
  return Math.min(...times);
}

const wholeOf = (unit: string) =>
  unit.repeat(Math.ceil(limits.emailContent / unit.length)).slice(0, limits.emailContent);

/** Fragments that make patterns backtrack: words that ask, marks, quoted headers, figures. */
function fragmentsOf(language: Language): fc.Arbitrary<string> {
  const { asks, mailProgram, letter } = languageData[language];
  const words = [
    asks.requests,
    asks.tellMe,
    asks.needs,
    asks.or,
    mailProgram.from,
    letter.greetings,
    letter.closings,
  ]
    .flatMap((list) => listOf(list).slice(0, 12))
    .map((cue) => cue.replace(/[\^$*]|\.\./g, ''));
  const marks = [
    '?',
    ' ? ',
    '\n',
    ', ',
    ': ',
    '> ',
    '. ',
    ' 12.3. ',
    ' 10:30 ',
    ' 1,000 € ',
    '- ',
    '(',
    '"',
    'x@y.z ',
    'Re: ',
  ];
  return fc
    .array(
      fc.oneof(
        fc.constantFrom(...words),
        fc.constantFrom(...marks),
        fc.string({ unit: 'grapheme', maxLength: 6 }),
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((pieces) => `${pieces.join(' ')} `);
}

test('a mail that once froze the server is read and answered quickly', async () => {
  expect(await timeOf(wholeOf('만날 수 있을까요 et qui '), 'English')).toBeLessThan(DEADLINE_MS);
});

test.each(languageValues)(
  'reading and drafting 10,000 repeated characters of %s is quick',
  { timeout: 120_000 },
  async (language) => {
    for (let round = 0; round < WARM_UP_ROUNDS; round++)
      await timeOf(wholeOf('Could you? '), language).catch(() => 0);
    await fc.assert(
      fc.asyncProperty(fragmentsOf(language), async (unit) => {
        expect(await timeOf(wholeOf(unit), language), JSON.stringify(unit)).toBeLessThan(DEADLINE_MS);
      }),
      { numRuns: 15 },
    );
  },
);
