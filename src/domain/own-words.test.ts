import { expect, test } from 'vitest';
import { filledOwnWords, ownWordsSchema } from './own-words.ts';

test('blank own words count as absent', () => {
  expect(filledOwnWords({ name: ' ', signature: null, opening: 'Hello!' })).toEqual({ opening: 'Hello!' });
  expect(filledOwnWords({ name: ' ' })).toBeUndefined();
  expect(filledOwnWords(null)).toBeUndefined();
});

test('a signature keeps its line breaks, and a name is one line', () => {
  const words = { name: 'Ada\r\nLovelace', signature: ' Engines\r\nLondon\u0000 ' };
  expect(ownWordsSchema.parse(words)).toEqual({ name: 'Ada Lovelace', signature: 'Engines\nLondon' });
});
