import { expect, test } from 'vitest';
import { languageDetails, languages } from './languages.ts';

test('each language has a tag that Intl knows by its English name', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const { value, tag } of languages) expect(names.of(tag)).toBe(value === 'Bengali' ? 'Bangla' : value);
});

test('only Arabic and Hebrew are written from right to left', () => {
  const rightToLeft = languages
    .filter((language) => language.direction === 'rtl')
    .map((language) => language.value);
  expect(rightToLeft).toEqual(['Arabic', 'Hebrew']);
});

test('the row of a language is found by its value', () => {
  expect(languageDetails('Greek')).toMatchObject({ tag: 'el', endonym: 'Ελληνικά' });
});
