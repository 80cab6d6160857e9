import { expect, test } from 'vitest';
import { findDates } from '#reading/dates/dates.ts';
import type { LanguageGuess } from '#reading/reading.ts';
import { asOneMoment } from './one-moment.ts';

/** The moments that a text of 17 November 2026 names; 'weekday' is a word that stands alone for one. */
const momentsOf = (text: string, language: LanguageGuess['language'], weekday?: string) =>
  asOneMoment(findDates(text, '2026-11-17', { language }), text, (date) => date.text === weekday).map(
    ({ resolved }) => resolved,
  );

test('a day, its weekday and its hour beside each other are one moment', () => {
  expect(momentsOf('¿Le viene bien mañana, el miércoles a las 12?', 'Spanish')).toEqual(['2026-11-18T12:00']);
  expect(momentsOf('26日の木曜日、日本時間の17時頃', 'Japanese', '木曜日')).toEqual(['2026-11-26T17:00']);
});

test('two days to choose from stay two', () => {
  expect(momentsOf('Passt Ihnen der 24. November oder der 26. November?', 'German')).toHaveLength(2);
  expect(momentsOf('on 24 November or Tuesday 24 November at noon', 'English').length).toBeGreaterThan(1);
});
