import { expect, test } from 'vitest';
import { replyTextDirection } from './reply-language.ts';

test('a reply in Arabic or Hebrew reads from the right', () => {
  expect(replyTextDirection('Arabic')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(replyTextDirection('Hebrew')).toEqual({ lang: 'he', dir: 'rtl' });
});

test('any other reply follows its own letters', () => {
  expect(replyTextDirection('German')).toEqual({ lang: 'de', dir: 'auto' });
  expect(replyTextDirection(undefined)).toEqual({ dir: 'auto' });
});
