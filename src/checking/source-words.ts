import { WORD } from './reply-text.ts';
import { areFormsOfName, withoutAccents } from './word-forms.ts';

/** The marks that join the parts of a word: "o'clock", 'mother-in-law'. */
const JOINING_MARK = /[’'-]/;
/** The words of a text in lower case, and their parts joined by an apostrophe or a hyphen. */
export function wordsOf(lowerText: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of lowerText.matchAll(WORD)) {
    words.add(word);
    if (!JOINING_MARK.test(word)) continue;
    words.add(word.replace(/['’]s$/, ''));
    for (const part of word.split(JOINING_MARK)) words.add(part);
  }
  return words;
}

/** The letters with which all forms of a name begin. */
const NAME_START = 2;

/** Returns a search for words of a text with a capital. `inflects`: in any grammatical case. */
export function nameFinder(text: string): (word: string, inflects: boolean) => boolean {
  const byStart = new Map<string, Set<string>>();
  for (const [word] of text.matchAll(WORD)) {
    if (!/^\p{Lu}/u.test(word)) continue;
    const name = withoutAccents(word.toLowerCase());
    const start = name.slice(0, NAME_START);
    byStart.set(start, (byStart.get(start) ?? new Set()).add(name));
  }
  return (word, inflects) => {
    const name = withoutAccents(word);
    const sameStart = byStart.get(name.slice(0, NAME_START)) ?? new Set();
    if (!inflects)
      return sameStart.has(name) || sameStart.has(name.replace(/s$/, '')) || sameStart.has(`${name}s`);
    return [...sameStart].some((each) => areFormsOfName(name, each));
  };
}

/** Whether most letters of a text are of a script with capitals. */
export function hasCapitals(text: string): boolean {
  const cased = text.match(/[\p{Lu}\p{Ll}]+/gu)?.join('').length ?? 0;
  return cased * 2 >= (text.match(/\p{L}+/gu)?.join('').length ?? 0);
}
