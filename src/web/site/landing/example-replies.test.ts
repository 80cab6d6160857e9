import { expect, test } from 'vitest';
import { readEmail } from '#reading/read-email.ts';
import { quotedAnswer } from '../quoted-answer.ts';
import { deliveryMail, exampleIntents, exampleMail, exampleTones, withoutMarks } from './example.ts';
import { exampleReplies } from './example-replies.ts';

const { replies, answers } = exampleReplies();
const reading = readEmail(withoutMarks(exampleMail.text));
const itemsOf = (text: string) => text.split('\n\n').flatMap((paragraph) => quotedAnswer(paragraph) ?? []);

test('the program finds the questions that the page underlines and numbers', () => {
  const marked = [...exampleMail.text.matchAll(/\{([^}]+)\}([¹²])/g)];
  expect(reading.asks.map((ask) => ask.text)).toEqual(marked.map(([, text]) => text));
  expect(marked.map(([, , number]) => number).join('')).toBe('¹²');
});

test('one of the questions proposes a time', () => {
  expect(reading.dates.filter((date) => date.proposed)).toHaveLength(1);
});

test('each pair of choices has its own reply', () => {
  expect(replies).toHaveLength(exampleIntents.length * exampleTones.length);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(replies.length);
});

for (const { intent, tone, text } of replies) {
  test(`the reply to ${intent}, ${tone} quotes each question and leaves a gap`, () => {
    const items = itemsOf(text);
    expect(items.map(({ quote }) => quote)).toEqual(reading.asks.map((ask) => ask.text));
    expect(items[0]?.answer).not.toMatch(/^\[[^\]]+\]$/);
    expect(items[1]?.answer).toMatch(/^\[[^\]]+\]$/);
    expect(text).toContain('Marta');
    expect(text).toMatch(/\nDaniel$/);
  });
}

test('the feature card shows each ask with its answer, and one answer is a gap', () => {
  expect(answers.map(({ quote }) => quote)).toEqual(readEmail(deliveryMail).asks.map((ask) => ask.text));
  expect(answers.filter(({ answer }) => answer.startsWith('['))).toHaveLength(1);
});
