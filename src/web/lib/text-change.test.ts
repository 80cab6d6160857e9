import { expect, test } from 'vitest';
import { changeBetween, moveSpans } from './text-change.ts';

test('spans before and after a change keep their words; spans that it touches are left out', () => {
  const before = 'On 12 March, at 14:00, in room 7.';
  const after = 'On 12 March, at 15:30 sharp, in room 7.';
  const spans = ['12', '14:00', '7'].map((text) => {
    const start = before.indexOf(text);
    return { text, start, end: start + text.length };
  });
  const moved = moveSpans(spans, changeBetween(before, after));
  expect(moved.map(({ text }) => text)).toEqual(['12', '7']);
  for (const { text, start, end } of moved) expect(after.slice(start, end)).toBe(text);
});

test('letters that are typed at the end of a span make it another word', () => {
  const change = changeBetween('At 14', 'At 145');
  expect(moveSpans([{ start: 3, end: 5 }], change)).toEqual([]);
});
