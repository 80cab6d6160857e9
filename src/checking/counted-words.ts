import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { currencyOf } from '#reading/amount-words.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { spacelessLetter } from '#reading/language/script.ts';
import { NUMBER, numberKeys } from './number-keys.ts';
import { numberWordsIn } from './number-words.ts';
import { haveSameStem, withoutAccents } from './word-forms.ts';

/** A word with fewer letters does not show what a number counts. */
const MIN_LETTERS = 3;

/** A common word with at most this many letters is rarely a noun, if it is not a unit of time: 'with', 'for'. */
const SHORT = 4;

/** How many words may be between a number and its word in the mail: 'between 20 and 25 people'. */
const WORDS_BETWEEN = 3;
/** The most words whose numbers are compared. The limit keeps the check linear. */
const MAX_WORDS = 300;
const TOKEN = new RegExp(`(?<number>${NUMBER.source})|[\\p{L}\\p{M}]+`, 'gu');

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

/** Numbers by the word that they count. */
class NumbersOfWords {
  private readonly byWord = new Map<string, Set<string>>();

  add(word: string | undefined, keys: readonly string[]): void {
    if (word === undefined || this.byWord.size >= MAX_WORDS) return;
    this.byWord.set(word, new Set([...(this.byWord.get(word) ?? []), ...keys]));
  }

  /** Whether the word has other numbers, but none of these. */
  contradicts(word: string | undefined, keys: readonly string[]): boolean {
    if (word === undefined) return false;
    const known = [...this.byWord].filter(([other]) => haveSameStem(word, other));
    return known.length > 0 && !known.some(([, numbers]) => keys.some((key) => numbers.has(key)));
  }
}

/** The text with its numbers in words as digits. */
function inDigits(text: string, languages: readonly Language[]): string {
  return languages.reduce((written, language) => {
    const parts: string[] = [];
    let position = 0;
    for (const { value, start, end } of numberWordsIn(written, language)) {
      // A name: 'via dei Mille'.
      if (/\p{Lu}/u.test(written[start] ?? '')) continue;
      parts.push(written.slice(position, start), String(value));
      position = end;
    }
    return parts.join('') + written.slice(position);
  }, text);
}

/** The numbers of a text by what they count. */
function numbersByWord(source: string, languages: readonly Language[]): NumbersOfWords {
  const text = inDigits(source, languages);
  const counted = new NumbersOfWords();
  /** The last numbers, each with how many words may follow: 'between 20 and 25 people'. */
  let last: { keys: string[]; words: number }[] = [];
  for (const { 0: token, index, groups } of text.matchAll(TOKEN)) {
    if (groups?.number === undefined) {
      last = last.flatMap(({ keys, words }) => (words > 1 ? [{ keys, words: words - 1 }] : []));
      continue;
    }
    last = [...last, { keys: numberKeys(token).whole, words: WORDS_BETWEEN }].slice(-WORDS_BETWEEN);
    counted.add(
      countedWord(text, index + token.length, languages),
      last.flatMap(({ keys }) => keys),
    );
  }
  return counted;
}

/** A test whether the number before `end` of a reply counts something that the source counts with other numbers. */
export type IsMisused = (keys: readonly string[], reply: string, end: number) => boolean;

/**
 * Returns a test whether the source has a number only for other things: 'lunch for 26' does not support '26 people' if
 * the mail has '24 people'. A number that the person wrote supports everything.
 */
export function misuseFinder(text: string, userProvided: string, languages: readonly Language[]): IsMisused {
  const written = inDigits(userProvided, languages).match(NUMBER) ?? [];
  const own = new Set(written.flatMap((number) => numberKeys(number).whole));
  const counted = numbersByWord(text, languages);
  return (keys, reply, end) =>
    !keys.some((key) => own.has(key)) && counted.contradicts(countedWord(reply, end, languages), keys);
}
