import { unpartedLetter } from './language/script.ts';

/** The entries of a list of a language file: parted by commas, white space folded. */
export function listOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}

/** Whether a text holds signs of a script that puts no spaces between words. */
export function partsNoWords(text: string): boolean {
  return unpartedLetter.test(text);
}

/** Whether one of the words stands in a text, whole where the script parts words. Lower case on both sides is the caller's. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const parted = new Set(text.match(/[\p{L}\p{M}'’]+/gu)?.map((word) => word.replaceAll('’', "'")));
  return words.some((word) => (partsNoWords(word) ? text.includes(word) : parted.has(word)));
}
