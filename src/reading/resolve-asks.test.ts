import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '#tests/soak.ts';
import { findWords } from './locate-asks.ts';
import { readEmail } from './read-email.ts';
import { answersByAsk, resolveAsks, withAsks } from './resolve-asks.ts';

const reading = readEmail(`Hi Jo,

Could you send me the signed
contract by Friday? When can you deliver? The lights are new. Lunch on Tuesday or Wednesday

Best regards,
Bethany Cole

On Monday Jo wrote:
> Is the lift working?`);

const [contract, delivery] = reading.asks;

test('an ask is found by its words, with other spaces, marks and case', () => {
  expect(
    resolveAsks(reading, ['When can you deliver?', 'could you send me the signed contract by friday']),
  ).toEqual([delivery, contract]);
});

test('other words of the new text become an ask at their place', () => {
  const [added] = resolveAsks(reading, ['The lights  are new.']);
  expect(added).toMatchObject({ kind: 'need', certain: false, text: 'The lights are new.' });
  expect(reading.newText.slice(added?.start, added?.end)).toBe('The lights are new.');
  const asks = withAsks(reading, added ? [added] : []).asks;
  expect(asks.indexOf(added as never)).toBeGreaterThan(asks.indexOf(delivery as never));
  expect(reading.asks).not.toContain(added);
});

test('words that show their kind keep it', () => {
  const { asks, newText } = readEmail('Hi,\n\nA question. Is it A2 or A3?\n\nBest,\nAnn');
  const plain = { ...readEmail('Hi'), newText, asks: [] };
  expect(resolveAsks(plain, ['Is it A2 or A3?'])).toEqual(asks);
});

test('words of the quoted history are an ask after those of the new text, and words of no mail are none', () => {
  const [lift, other] = resolveAsks(reading, ['Is the lift working?', 'On Monday Jo wrote']);
  expect(lift).toMatchObject({ text: 'Is the lift working?', kind: 'yes-no' });
  expect(other).not.toBe(lift);
  expect(withAsks(reading, lift ? [lift] : []).asks.at(-1)).toBe(lift);
  const names = ['Will you marry me?', '>', '> >'];
  expect(resolveAsks(reading, names)).toEqual(names.map(() => undefined));
});

test('the same words give the same ask, and an ask of the reading is not added again', () => {
  const [one, other] = resolveAsks(reading, [
    'Lunch on Tuesday or Wednesday',
    'Lunch  on\nTuesday or Wednesday',
  ]);
  expect(one).toBe(other);
  expect(
    withAsks(
      reading,
      resolveAsks(reading, ['When can you deliver']).filter((ask) => ask !== undefined),
    ),
  ).toBe(reading);
});

test('answers are found by the words of their asks, and words of no mail are told', () => {
  const { answers, notInMail } = answersByAsk(reading, [
    { ask: 'Will you marry me?', answer: 1 },
    { ask: 'when can you deliver', answer: 2 },
    { ask: 'Could you send me the signed contract by Friday?', answer: 3 },
    { ask: 'When can  you deliver?', answer: 4 },
  ]);
  expect([...answers]).toEqual([
    [delivery, 4],
    [contract, 3],
  ]);
  expect(notInMail).toEqual(['Will you marry me?']);
});

test('every ask that is found can be named by its words', () => {
  const long = `I have looked at it ${'again and '.repeat(47)}again. Or not? `;
  const list = `Please send:\n- ${'the plan and '.repeat(50)}\n- the keys\n`;
  const { asks } = readEmail(`Hi,\n\n${long}\n\n${list}`);
  expect(asks.length).toBeGreaterThan(2);
  for (const { text } of asks) expect(text.length).toBeLessThanOrEqual(500);
});

test('quote marks may differ, and a search for many of them ends', () => {
  expect(findWords('a > b', 'so a\n> b')).toEqual({ text: 'a\n> b', start: 3, end: 8 });
  // A search that tries every division of the marks would take years.
  expect(findWords(`a ${'> '.repeat(200)}b`, `a ${'>'.repeat(10_000)} c`)).toBeUndefined();
});

test('any words give words of the mail or none', () => {
  const piece = fc.oneof(
    fc.constantFrom('Can you ', 'When? ', '> ', '\n', '(.*)+', '[', '\\', '日本'),
    fc.string(),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, (mail, words) => {
      const read = readEmail(mail);
      for (const ask of resolveAsks(read, [words, mail, ...read.asks.map((one) => one.text)])) {
        if (!ask) continue;
        // Words that are not in the new text have their place at its end.
        if (ask.start < read.newText.length) expect(ask.text).toBe(read.newText.slice(ask.start, ask.end));
        else expect([read.subject, read.signature, read.quoted].join('\n')).toContain(ask.text);
      }
    }),
    { numRuns: rounds({ usual: 200, soak: 2_000 }) },
  );
});
