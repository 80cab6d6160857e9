import { readingWords } from '#languages/all.ts';
import { furtherLanguages } from '#languages/further-languages.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { joinedLetter, spacelessLetter } from './language/script.ts';

/** The entries of a list from a language file. Commas separate them; white space becomes one space. */
export function listOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}

/**
 * Whether one of the words occurs in a text: as a whole word, or anywhere in a script without spaces between words. The
 * caller must pass both in lower case.
 */
export function containsWord(text: string, words: readonly string[]): boolean {
  const separate = new Set(text.match(/[\p{L}\p{M}'’]+/gu)?.map((word) => word.replaceAll('’', "'")));
  return words.some((word) => (spacelessLetter.test(word) ? text.includes(word) : separate.has(word)));
}

/**
 * The source of a pattern that matches any of the words literally. If one word begins with another one, the longer must
 * come first.
 */
export function anyOf(words: readonly string[]): string {
  return words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
}

function sourceOf(phrase: string): string {
  const words = phrase.replace(/\$$/, '').split(' ');
  let source = '';
  for (const [index, word] of words.entries()) {
    if (index > 0 && words[index - 1] !== '..') source += '\\s';
    if (word === '..') source += '(?:\\S{1,40}\\s){0,5}';
    else source += word === '*' ? '\\S{1,40}' : anyOf([word]).replaceAll('\\*', '[\\p{L}\\p{M}\\p{N}]*');
  }
  if (phrase.endsWith('$')) return `${source}(?=\\s*[.!]?$|\\s*[:–-])`;
  return phrase.endsWith('*') || joinedLetter.test(phrase.slice(-1)) ? source : `${source}(?![\\p{L}\\p{M}])`;
}

/**
 * A pattern for phrases of language files. The text must have the form of `comparableText`. In a phrase '*' means any
 * letters or one word, '..' means up to five words, and '$' at the end means the end of the text, a colon or a dash.
 */
export function phrasePattern(phrases: readonly string[], place: 'start' | 'anywhere' = 'anywhere'): RegExp {
  const isJoined = (phrase: string) => joinedLetter.test(phrase.slice(0, 1));
  const NONE = '(?!)';
  const joined = phrases.filter(isJoined).map(sourceOf).join('|') || NONE;
  const separate = phrases.filter((phrase) => !isJoined(phrase)).map(sourceOf);
  const source = `(?<![\\p{L}\\p{M}])(?:${separate.join('|') || NONE})|(?:${joined})`;
  return new RegExp(place === 'start' ? `^(?:${source})` : source, 'u');
}

/** A text in the form that `phrasePattern` needs. */
export function comparableText(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

const everyLanguage = [...Object.values(readingWords), ...furtherLanguages];

function longestFirst(lists: readonly (string | undefined)[]): string[] {
  return [...new Set(lists.flatMap(listOf))].sort((a, b) => b.length - a.length);
}

/** The words of one list of `letter` in all languages, the 27 and the further ones; longest first. */
export function letterWords(kind: keyof LanguageData['letter']): string[] {
  return longestFirst(everyLanguage.map((data) => data.letter?.[kind]));
}

/** The words of one list of `mailProgram` in all languages, the 27 and the further ones; longest first. */
export function mailWords(kind: keyof LanguageData['mailProgram']): string[] {
  return longestFirst(everyLanguage.map((data) => data.mailProgram?.[kind]));
}

/**
 * Groups words by their first character, so that a caller compares a text with few of hundreds of words. The returned
 * function gives the words that have the same first character as a text, in their order; none for an empty text.
 */
export function byFirstCharacter(words: readonly string[]): (text: string) => readonly string[] {
  const byFirst = new Map<string, string[]>();
  for (const word of words) {
    const first = word[0] ?? '';
    const group = byFirst.get(first);
    if (group) group.push(word);
    else byFirst.set(first, [word]);
  }
  return (text) => byFirst.get(text[0] ?? '') ?? [];
}
