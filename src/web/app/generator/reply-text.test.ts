import { expect, test } from 'vitest';
import { findGaps, nextGap, replyTextDirection } from './reply-text.tsx';

const text = 'The figure is [the figure for March].\nRegards,\n[your name]';

test('gaps are the bracketed words of one line', () => {
  expect(findGaps(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '[the figure for March]',
    '[your name]',
  ]);
});

test('empty, open and broken brackets are not gaps', () => {
  expect(findGaps('[] [ open\nclosed] a ]b[')).toEqual([]);
});

test('the next gap is the first one after the caret; after the last gap it is the first gap again', () => {
  const [first, second] = findGaps(text);
  expect(nextGap(text, 0)).toEqual(first);
  expect(nextGap(text, first?.end ?? 0)).toEqual(second);
  expect(nextGap(text, text.length)).toEqual(first);
  expect(nextGap('None.', 0)).toBeUndefined();
});

test('a reply in Arabic or Hebrew is right to left', () => {
  expect(replyTextDirection('Arabic', '')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(replyTextDirection('Arabic', 'Marta، يناسبني يوم الخميس')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(replyTextDirection('Hebrew', 'שלום')).toEqual({ lang: 'he', dir: 'rtl' });
});

test('a reply that came in English instead follows its own letters', () => {
  expect(replyTextDirection('Arabic', 'Dear ليلى,\n\nThank you for your email.')).toEqual({ dir: 'auto' });
  expect(replyTextDirection('Thai', 'Dear Maria,')).toEqual({ dir: 'auto' });
});

test('any other reply follows its own letters', () => {
  expect(replyTextDirection('German', 'Hallo')).toEqual({ lang: 'de', dir: 'auto' });
  expect(replyTextDirection('Japanese', 'Maria 様、ありがとうございます。')).toEqual({
    lang: 'ja',
    dir: 'auto',
  });
  expect(replyTextDirection(undefined, 'Hi')).toEqual({ dir: 'auto' });
});
