import { joinedLetter } from '#reading/language/script.ts';

/** A text fit to look words up in: one form of each letter, lower case, plain spaces and apostrophes. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad]/g, '')
    .replace(/[’ʼ‘]/g, "'")
    .replace(/\s+/g, ' ');
}

/** A word, with the apostrophes and hyphens inside it. For `matchAll`. */
export const WORD = /\p{L}(?:[\p{L}\p{M}’'-]*[\p{L}\p{M}])?/gu;

const LETTER_BEFORE = /[\p{L}\p{M}\p{N}]$/u;

/**
 * Whether a word of the folded text begins like `word` (lower case). Where the script writes no spaces or joins
 * prefixes to words, it may stand anywhere.
 */
export function holdsWord(text: string, word: string): boolean {
  const wanted = folded(word);
  const anywhere = joinedLetter.test(wanted);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (anywhere || !LETTER_BEFORE.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

/** Whether one of the words does. */
export function holdsOneOf(text: string, words: readonly string[]): boolean {
  return words.some((word) => holdsWord(text, word));
}

/** A point that ends no sentence: of '3. March', 'z. B.', 'Dr. Lind', or of a short word where small letters follow. */
const ABBREVIATION =
  /(?:(?<![\p{L}\p{N}.,:-])\p{Nd}{1,2}|(?<![\p{L}\p{M}])(?:\p{L}|dr|mr|mrs|ms|hr|fr|nr|no|st|prof|ing|mgr|bc|sr|sra|sig|dott|tel|pvt|yth|bpk|ул|стр))\.$/iu;
const SHORT_WORD = /(?<![\p{L}\p{M}])\p{L}{2,3}\.$/u;

function endsSentence(before: string, after: string): boolean {
  if (ABBREVIATION.test(before)) return false;
  return !(SHORT_WORD.test(before) && /^\s+[\p{Ll}\p{Nd}]/u.test(after));
}

/** The sentences of a text, trimmed, by line and by the signs that end them in any script. Linear. */
export function sentencesOf(text: string): string[] {
  const sentences = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(/\n+|[。！？]|[.!?…।؟;](?=\s)/gu)) {
    const until = index + end.length;
    if (
      end === '.' &&
      !endsSentence(text.slice(Math.max(start, until - 6), until), text.slice(until, until + 4))
    )
      continue;
    sentences.push(text.slice(start, until));
    start = until;
  }
  return [...sentences, text.slice(start)].map((one) => one.trim()).filter((one) => one !== '');
}
