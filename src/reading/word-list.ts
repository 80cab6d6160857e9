import { unpartedLetter } from './language/script.ts';

/** The entries of a list from a language file: split at commas, white space folded. */
export function listOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}

/** Whether a text has letters of a script without spaces between words. */
export function partsNoWords(text: string): boolean {
  return unpartedLetter.test(text);
}

/**
 * Whether one of the words occurs in a text: as a whole word, or anywhere in a script without spaces between words.
 * The caller must pass both in lower case.
 */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const parted = new Set(text.match(/[\p{L}\p{M}'’]+/gu)?.map((word) => word.replaceAll('’', "'")));
  return words.some((word) => (partsNoWords(word) ? text.includes(word) : parted.has(word)));
}
