import type { Language } from '#domain/languages.ts';
import { lowerCased } from '#reading/dates/phrases.ts';
import { listSource, localWords } from '#reading/dates/spelling.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { asciiDigits } from '#reading/text-lines.ts';

/** The words of a language that say in which half of the day a time is: 'pm', 'in the morning'. */
const halfWords = perLanguage((language) => {
  const { dates, spelling } = localWords(language);
  const { am, pm, early, late } = dates.clock;
  const words = listSource([am, pm, early, late].filter(Boolean).join(','), spelling);
  // A digit may be directly before the word: '3pm'.
  return new RegExp(`${spelling.start === '' ? '' : '(?<!\\p{L})'}(?:${words})${spelling.end}`, 'u');
});

/**
 * Whether the words of a time 'HH:mm' say in which half of the day it is: '3 pm', '03:00' and '15:00', but not '3:00'.
 * `languages`: English is one of them, because 'am' and 'pm' are used in every language.
 */
export function saysDayHalf(words: string, time: string, languages: readonly Language[]): boolean {
  const hour = time.slice(0, 2);
  const isSameInBothClocks = hour >= '10' && hour <= '12';
  if (!isSameInBothClocks && new RegExp(`(?<!\\d)${hour}(?!\\d)`).test(asciiDigits(words))) return true;
  const lower = lowerCased(words);
  return languages.some((language) => halfWords(language).test(lower));
}
