import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { findDates } from './dates.ts';

/** A Thursday. */
const mailDate = '2026-11-19';

test.each<[Language, string, string]>([
  ['Spanish', 'El fontanero podría pasar el lunes 23 entre las 9 y las 11.', '2026-11-23T09:00'],
  ['French', 'Je peux passer mardi 1er ou jeudi 3 décembre.', '2026-12-01'],
  ['German', 'Es ginge Dienstag, den 1. oder Donnerstag, den 3. Dezember.', '2026-12-01'],
  ['Italian', 'Possiamo fare lunedì 23 alle 15?', '2026-11-23T15:00'],
  ['Dutch', 'Kan dinsdag 1 of donderdag 3 december?', '2026-12-01'],
])('%s: the number behind a weekday is its day of the month: %s', (language, text, resolved) => {
  expect(findDates(text, mailDate, { language })[0]?.resolved).toBe(resolved);
});

test('a number that is not the day of such a weekday is no date', () => {
  const [first] = findDates('El martes 3, dos personas.', mailDate, { language: 'Spanish' });
  expect(first).toMatchObject({ text: 'martes', resolved: '2026-11-24' });
});

test('the afternoon is not noon', () => {
  const found = findDates('Je vous appelle dans l’après-midi.', mailDate, { language: 'French' });
  expect(found).toEqual([]);
});
