import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { currencyOf } from '#reading/amount-words.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { spacelessLetter } from '#reading/language/script.ts';
import { NUMBER, numberKeys } from './number-keys.ts';
import { withoutAccents } from './word-forms.ts';

/** A word with fewer letters does not show what a number counts. */
export const MIN_LETTERS = 3;

/** A common word with at most this many letters is rarely a noun, if it is not a unit of time: 'with', 'for'. */
const SHORT = 4;

/** Words that show nothing about a number before them. */
const functionWords = perLanguage((language) => {
  const { commonWords, dates } = languageData[language];
  const units = new Set(dates.distance.replace(/[()*]/g, '').match(/[\p{L}\p{M}]+/gu));
  return new Set(commonWords.split(' ').filter((word) => word.length <= SHORT && !units.has(word)));
});

/** What a number counts: the word directly after it, or one character in a script without spaces. No currencies. */
export function countedWord(text: string, end: number, languages: readonly Language[]): string | undefined {
  const word = /^[ -]?([\p{L}\p{M}]+)/u.exec(text.slice(end, end + 40))?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  if (spacelessLetter.test(word)) return word[0];
  const isOther = languages.some(
    (language) => functionWords(language).has(word) || currencyOf(word, language) !== undefined,
  );
  return isOther || word.length < MIN_LETTERS ? undefined : withoutAccents(word);
}

/** The keys of the numbers of a text that count nothing, outside brackets: '26' in 'say 26, please'. */
export function uncountedNumbers(text: string, languages: readonly Language[]): string[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
    const isCounted = countedWord(text, index + number.length, languages) !== undefined;
    return isCounted || text[index - 1] === '(' ? [] : numberKeys(number).whole;
  });
}
