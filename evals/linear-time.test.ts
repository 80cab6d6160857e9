import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languageValues } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { languageData } from '#languages/all.ts';
import { listOf } from '#reading/word-lists.ts';

/** Processor time for reading and drafting the longest mail that needs no second look, in milliseconds. */
const QUICK_MS = 50;
/**
 * A mail four times as long may take this many times as long: work in proportion to the length takes four times,
 * work in proportion to its square sixteen times.
 */
const MAX_GROWTH = 8;
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
    if (time <= QUICK_MS) return time;
    times.push(time);
  }
  return Math.min(...times);
}

const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** How many times as long the longest mail of this unit takes as one of a quarter of its length; 0 if it is quick. */
async function growthOf(unit: string, language: Language): Promise<number> {
  const whole = await timeOf(repeated(unit, limits.emailContent), language);
  if (whole <= QUICK_MS) return 0;
  return whole / (await timeOf(repeated(unit, limits.emailContent / 4), language));
}

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

test('a mail that once froze the server is read and answered in time that grows with its length', async () => {
  expect(await growthOf('만날 수 있을까요 et qui ', 'English')).toBeLessThan(MAX_GROWTH);
});

test.each(languageValues)(
  'the time to read and answer repeated pieces of %s grows with their number',
  { timeout: 120_000 },
  async (language) => {
    for (let round = 0; round < WARM_UP_ROUNDS; round++) {
      await timeOf(repeated('Could you? ', limits.emailContent), language).catch(() => 0);
    }
    await fc.assert(
      fc.asyncProperty(fragmentsOf(language), async (unit) => {
        expect(await growthOf(unit, language), JSON.stringify(unit)).toBeLessThan(MAX_GROWTH);
      }),
      { numRuns: 15 },
    );
  },
);
