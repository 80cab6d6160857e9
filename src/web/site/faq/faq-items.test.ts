import { expect, test } from 'vitest';
import { faqItems } from './faq-items.ts';

test('there are fifteen questions, each asked once and with an address of its own', () => {
  expect(faqItems).toHaveLength(15);
  expect(new Set(faqItems.map((item) => item.id)).size).toBe(15);
  expect(new Set(faqItems.map((item) => item.question)).size).toBe(15);
  for (const { question } of faqItems) expect(question).toMatch(/^\p{Lu}.*\?$/u);
});
