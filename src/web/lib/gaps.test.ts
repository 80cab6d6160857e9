import { expect, test } from 'vitest';
import { findGaps, nextGap } from './gaps.ts';

const text = 'The figure is [the figure for March].\nRegards,\n[your name]';

test('gaps are the bracketed words of one line', () => {
  expect(findGaps(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '[the figure for March]',
    '[your name]',
  ]);
});

test('empty, open and broken brackets are no gaps', () => {
  expect(findGaps('[] [ open\nclosed] a ]b[')).toEqual([]);
});

test('the next gap is the first after the caret, and after the last the first again', () => {
  const [first, second] = findGaps(text);
  expect(nextGap(text, 0)).toEqual(first);
  expect(nextGap(text, first?.end ?? 0)).toEqual(second);
  expect(nextGap(text, text.length)).toEqual(first);
  expect(nextGap('None.', 0)).toBeUndefined();
});
