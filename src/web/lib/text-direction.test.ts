import { expect, test } from 'vitest';
import { replyTextDirection } from './text-direction.ts';

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
