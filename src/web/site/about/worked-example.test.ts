import { expect, test } from 'vitest';
import { readEmail } from '#reading/read-email.ts';
import { EXAMPLE_MAIL, splitIntoRuns, workedExample } from './worked-example.ts';

const example = workedExample();
const textOf = (paragraphs: typeof example.mail) =>
  paragraphs
    .map(({ quote, runs }) => (quote ? `> ${quote.text}\n` : '') + runs.map((run) => run.text).join(''))
    .join('\n\n');
const runsOf = (paragraphs: typeof example.mail) => paragraphs.flatMap((paragraph) => paragraph.runs);
const notes = (paragraphs: typeof example.mail) =>
  paragraphs
    .flatMap((paragraph) => paragraph.notes)
    .map(({ number, text }) => `${number ?? ''} ${text}`.trim());

test('the example shows three asks, numbered in their order', () => {
  const numbered = runsOf(example.mail).filter((run) => run.number !== undefined);
  expect(numbered.map((run) => run.number)).toEqual([1, 2, 3]);
  expect(numbered.every((run) => run.marks.includes('ask'))).toBe(true);
});

test('the notes of the mail say what each ask wants, and resolve its days', () => {
  expect(notes(example.mail)).toEqual([
    expect.stringMatching(/^“this week”: Nov 10\s*–\s*16$/),
    '“1 December”: Mon, Dec 1',
    expect.stringMatching(/^1 Wants a yes or a no: Thu, Nov 13(?:,| at) 14:00$/),
    '2 Wants an amount',
    '3 Wants something done: Fri, Nov 14',
  ]);
});

test('the reply quotes each ask in the words of the mail, numbered as there', () => {
  const quotes = example.reply.flatMap(({ quote }) => quote ?? []);
  expect(quotes.map(({ text }) => text)).toEqual(readEmail(EXAMPLE_MAIL).asks.map((ask) => ask.text));
  expect(quotes.map(({ number }) => number)).toEqual([1, 2, 3]);
  // The second ask has a gap, which the person fills.
  expect(example.check).toMatchObject({ asks: 3, unanswered: 1, unsupported: 0 });
});

test('the reply has one gap, marked, with a note that has the number of its ask', () => {
  expect(example.check.gaps).toHaveLength(1);
  const gaps = runsOf(example.reply).filter((run) => run.marks.includes('gap'));
  expect(gaps.map((run) => run.text)).toEqual(example.check.gaps);
  expect(notes(example.reply)).toContainEqual(expect.stringContaining(`2 ${example.check.gaps[0]}`));
});

test('marking changes no character of the mail or of the reply', () => {
  expect(textOf(example.mail)).toMatch(/^Dear Tomas,\n\nThe three .* by Friday\.$/s);
  expect(textOf(example.reply)).toMatch(/^Dear Ingrid,\n\n.*\nTomas Reyes$/s);
});

test('quoted history and the closing are separate from the text of the mail', () => {
  expect(textOf(example.mail)).not.toContain('Just say when');
  expect(example.quoted).toContain('Just say when');
  expect(example.signature).toContain('Ingrid');
});

test('overlapping spans are cut wherever one of them begins or ends', () => {
  const runs = splitIntoRuns('abcdef', 1, 6, [
    { start: 0, end: 4, mark: 'ask' },
    { start: 2, end: 3, mark: 'date' },
  ]);
  expect(runs).toEqual([
    { start: 1, text: 'b', marks: ['ask'] },
    { start: 2, text: 'c', marks: ['ask', 'date'] },
    { start: 3, text: 'd', marks: ['ask'] },
    { start: 4, text: 'ef', marks: [] },
  ]);
});
