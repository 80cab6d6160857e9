import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { DeskAsk } from '#web/lib/desk-reading.ts';
import { answersOf, type DeskWork, isDeskWork, noWork, withDecision } from './decisions.ts';

function ask(words: string, more: Partial<DeskAsk> = {}): DeskAsk {
  return {
    words,
    key: words.toLowerCase(),
    start: 0,
    end: words.length,
    kind: 'what',
    isAdded: false,
    ...more,
  };
}

const open = { text: '', isLeftOut: false } as const;
const figure = ask('What was the figure?');
const day = ask('Tuesday or Thursday?', { kind: 'choice', sides: ['Tuesday', 'Thursday'] });

test('a button, a side of a choice, a text and an ask that is left out are sent as answers', () => {
  const join = ask('Could you join?');
  const report = ask('Is the report ready?');
  let work = withDecision(noWork, join, { ...open, choice: 'later' });
  work = withDecision(work, day, { ...open, choice: 'second' });
  work = withDecision(work, figure, { ...open, text: ' 4,812 ' });
  work = withDecision(work, report, { text: 'Not sent', choice: 'yes', isLeftOut: true });
  expect(answersOf([figure, day, join, report], work).sent).toEqual([
    { ask: 'Could you join?', answer: 'later' },
    { ask: 'Tuesday or Thursday?', answer: { text: 'Thursday' } },
    { ask: 'What was the figure?', answer: { text: '4,812' } },
    { ask: 'Is the report ready?', answer: 'skip' },
  ]);
});

test('a decision that is taken back, a blank text and an ask that the mail no longer has are not sent', () => {
  const pressed = withDecision(noWork, figure, { ...open, choice: 'yes' });
  expect(withDecision(pressed, figure, open)).toEqual(noWork);
  expect(answersOf([figure], withDecision(noWork, figure, { ...open, text: ' \u200b' })).sent).toEqual([]);
  expect(answersOf([day], pressed).sent).toEqual([]);
});

test('the first 20 answers in the order in which they were given are sent', () => {
  const asks = Array.from({ length: limits.answers + 2 }, (_, index) => ask(`Question ${index}?`));
  let work: DeskWork = noWork;
  for (const one of asks.toReversed()) work = withDecision(work, one, { ...open, choice: 'no' });
  work = withDecision(work, asks[21] ?? figure, { ...open, choice: 'yes' });
  const { sent, unsent } = answersOf(asks, work);
  expect(sent[0], 'a changed answer keeps its place').toEqual({ ask: 'Question 21?', answer: 'yes' });
  expect(sent).toHaveLength(limits.answers);
  expect([...unsent]).toEqual(['question 1?', 'question 0?']);
});

test('only saved work that is whole is restored', () => {
  const work = withDecision(noWork, day, { ...open, choice: 'first' });
  expect(isDeskWork(JSON.parse(JSON.stringify(work)))).toBe(true);
  for (const damaged of [
    {},
    { ...work, added: [1] },
    { ...work, decisions: [{ ask: 'x', choice: 'maybe' }] },
  ]) {
    expect(isDeskWork(damaged)).toBe(false);
  }
});
