import { expect, test } from 'vitest';
import { likelyLanguages, viewOf } from './mail-language.ts';

const tags = ['de-CH', 'de', 'en-US'];

test('a certain guess is taken as the language', () => {
  expect(viewOf('Hallo', { guess: { language: 'German' } }, tags)).toEqual({
    kind: 'known',
    language: 'German',
  });
});

test('for two close languages there is a question that offers both', () => {
  expect(viewOf('Terima kasih', { guess: { language: 'Malay', close: 'Indonesian' } }, tags)).toEqual({
    kind: 'asked',
    reason: 'close',
    candidates: ['Malay', 'Indonesian'],
  });
});

test('for a mail in none of the 27 languages there is a question that does not offer the nearest language', () => {
  expect(viewOf('Tusen takk', { guess: { language: 'Swedish', outside: true } }, tags)).toEqual({
    kind: 'asked',
    reason: 'outside',
    candidates: ['German', 'English'],
  });
});

test('if the language cannot be detected, the browser’s languages are offered, then English', () => {
  expect(viewOf('12345', { guess: null }, tags)).toEqual({
    kind: 'asked',
    reason: 'unknown',
    candidates: ['German', 'English'],
  });
  expect(likelyLanguages(['ga-IE', 'pt-BR', 'th', 'es'])).toEqual(['Portuguese', 'Thai']);
  expect(likelyLanguages(['en-GB', 'en'])).toEqual(['English']);
  expect(likelyLanguages([])).toEqual(['English']);
});

test('the choice of the person takes precedence over any guess', () => {
  const guess = { language: 'Malay', close: 'Indonesian' } as const;
  expect(viewOf('Terima kasih', { guess, pick: 'Indonesian' }, tags)).toEqual({
    kind: 'known',
    language: 'Indonesian',
  });
});

test('a blank mail has no language, and the language of a new mail is being detected', () => {
  expect(viewOf(' \n', { pick: 'Malay' }, tags)).toEqual({ kind: 'no-mail' });
  expect(viewOf('Hallo', {}, tags)).toEqual({ kind: 'detecting' });
});
