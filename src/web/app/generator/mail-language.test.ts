import { expect, test } from 'vitest';
import { likelyLanguages, viewOf } from './mail-language.ts';

const tags = ['de-CH', 'de', 'en-US'];

test('a sure guess is the language', () => {
  expect(viewOf('Hallo', { guess: { language: 'German' } }, tags)).toEqual({
    kind: 'known',
    language: 'German',
  });
});

test('a close guess is asked about, both languages offered', () => {
  expect(viewOf('Terima kasih', { guess: { language: 'Malay', close: 'Indonesian' } }, tags)).toEqual({
    kind: 'asked',
    doubt: 'close',
    candidates: ['Malay', 'Indonesian'],
  });
});

test('a mail in none of the 27 is asked about, its nearest language not offered', () => {
  expect(viewOf('Tusen takk', { guess: { language: 'Swedish', outside: true } }, tags)).toEqual({
    kind: 'asked',
    doubt: 'outside',
    candidates: ['German', 'English'],
  });
});

test('where nothing is known, the browser’s languages are offered, then English', () => {
  expect(viewOf('12345', { guess: null }, tags)).toEqual({
    kind: 'asked',
    doubt: 'unknown',
    candidates: ['German', 'English'],
  });
  expect(likelyLanguages(['ga-IE', 'pt-BR', 'th', 'es'])).toEqual(['Portuguese', 'Thai']);
  expect(likelyLanguages(['en-GB', 'en'])).toEqual(['English']);
  expect(likelyLanguages([])).toEqual(['English']);
});

test('what the person said goes before any guess', () => {
  const guess = { language: 'Malay', close: 'Indonesian' } as const;
  expect(viewOf('Terima kasih', { guess, pick: 'Indonesian' }, tags)).toEqual({
    kind: 'known',
    language: 'Indonesian',
  });
});

test('a blank mail has no language, and one that was not looked at yet none either', () => {
  expect(viewOf(' \n', { pick: 'Malay' }, tags)).toEqual({ kind: 'no-mail' });
  expect(viewOf('Hallo', {}, tags)).toEqual({ kind: 'finding' });
});
