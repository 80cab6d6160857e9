import { readingWords } from '#languages/all.ts';
import { furtherLanguages } from '#languages/further-languages.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { listOf } from './word-list.ts';

const everyLanguage = [...Object.values(readingWords), ...furtherLanguages];

function longestFirst(lists: readonly (string | undefined)[]): string[] {
  return [...new Set(lists.flatMap(listOf))].sort((a, b) => b.length - a.length);
}

/** One kind of letter words in all languages, the 27 and the further ones; longest first. */
export function letterWords(kind: keyof LanguageData['letter']): string[] {
  return longestFirst(everyLanguage.map((data) => data.letter?.[kind]));
}

/** One kind of mail program words in all languages, the 27 and the further ones; longest first. */
export function mailWords(kind: keyof LanguageData['mailProgram']): string[] {
  return longestFirst(everyLanguage.map((data) => data.mailProgram?.[kind]));
}
