/** A text fit to look words up in: one form of each letter, lower case, plain spaces and apostrophes. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad]/g, '')
    .replace(/[’ʼ‘]/g, "'")
    .replace(/\s+/g, ' ');
}

/** Scripts that write words without spaces. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Scripts that put prefixes on words. */
const PREFIXED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether a word in this script may begin anywhere: after no space, or after a prefix. */
export function mayBeginAnywhere(word: string): boolean {
  return UNSPACED.test(word) || PREFIXED.test(word);
}

const LETTER_BEFORE = /[\p{L}\p{M}\p{N}]$/u;

/**
 * Whether a word of the folded text begins like `word` (lower case). Where the script writes no spaces or joins
 * prefixes to words, it may stand anywhere.
 */
export function holdsWord(text: string, word: string): boolean {
  const wanted = folded(word);
  const anywhere = mayBeginAnywhere(wanted);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (anywhere || !LETTER_BEFORE.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

/** Whether one of the words does. */
export function holdsOneOf(text: string, words: readonly string[]): boolean {
  return words.some((word) => holdsWord(text, word));
}

/** The sentences of a text, trimmed, by line and by the signs that end them in any script. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[。！？])|(?<=[.!?…।؟;])(?=\s)(?<!\b\p{L}{1,3}\.|(?:^|\n)\s*\p{Nd}{1,2}\.)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
