import { expect, test } from 'vitest';
import { intents } from '#domain/intents.ts';
import { faqItems } from './faq-items.ts';

test('there are fifteen questions, each with its own id', () => {
  expect(faqItems).toHaveLength(15);
  expect(new Set(faqItems.map((item) => item.id)).size).toBe(15);
  expect(new Set(faqItems.map((item) => item.question)).size).toBe(15);
  for (const { question } of faqItems) expect(question).toMatch(/^\p{Lu}.*\?$/u);
});

function answerOf(id: string): string {
  return faqItems.find((item) => item.id === id)?.answer.join(' ') ?? '';
}

test('the FAQ names the intents by their labels in the generator too', () => {
  const answer = answerOf('intents');
  const named = ['General', 'Accept', 'Decline', 'Confirm', 'Request', 'Apologize', 'Thank', 'Clarify'];
  for (const label of named) {
    expect(intents.map((intent) => intent.label)).toContain(label);
    expect(answer).toMatch(new RegExp(`\\b${label}\\b`));
  }
  // The names of docs/product.md, 2.12.
  for (const name of ['General Reply', 'Request Response', 'Apologetic', 'Grateful', 'Clarification']) {
    expect(answer).toContain(name);
  }
});

test('the FAQ says that a count stays until the month ends after an account is deleted', () => {
  expect(answerOf('cancel')).toMatch(/replies .* keyed hash .* until the month ends/);
});
