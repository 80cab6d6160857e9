import { type Language, languageValues } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { listOf } from '../word-list.ts';

/** The scores for the form of a word, on the scale of the n-gram levels (0 to 56). */
const OWN_LETTER = 40;
const OWN_START = 20;
const OWN_END = 15;
/** For languages without n-grams: the score of each letter of a possible word, and the score of an impossible word. */
const FITTING_LETTER = 2;
const FOREIGN_WORD = -25;

type Shape = {
  ownLetters: ReadonlySet<string>;
  starts: ReadonlySet<string>;
  ends: ReadonlySet<string>;
  /** Empty for a language with n-grams: there no word lowers the score. */
  letters: ReadonlySet<string>;
  lastLetters: ReadonlySet<string>;
  foreignPairs: ReadonlySet<string>;
};

const shapes = new Map(
  languageValues.flatMap((language): [Language, Shape][] => {
    const { shape } = readingWords[language];
    if (!shape) return [];
    const read: Shape = {
      ownLetters: new Set(shape.ownLetters),
      starts: new Set(listOf(shape.starts)),
      ends: new Set(listOf(shape.ends)),
      letters: new Set(shape.letters),
      lastLetters: new Set(shape.lastLetters),
      foreignPairs: new Set(shape.foreignPairs?.split(/\s+/)),
    };
    return [[language, read]];
  }),
);

/** The longest start or end of a word that is looked up. */
const LONGEST = 5;

function isForeign(word: string, shape: Shape): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const isOwn = shape.letters.has(word[at] ?? '') || /['’]/.test(word[at] ?? '');
    if (!isOwn || shape.foreignPairs.has(word.slice(at, at + 2))) return true;
  }
  return !shape.lastLetters.has(word.at(-1) ?? '');
}

function scoreWord(word: string, shape: Shape): number {
  let score = 0;
  for (const letter of word) if (shape.ownLetters.has(letter)) score += OWN_LETTER;
  if (word.length < 3) return score;
  if (shape.letters.size > 0) {
    if (isForeign(word, shape)) return FOREIGN_WORD;
    score += word.length * FITTING_LETTER;
  }
  let [start, end] = [false, false];
  for (let length = 1; length <= LONGEST && length < word.length; length += 1) {
    start ||= shape.starts.has(word.slice(0, length));
    end ||= shape.ends.has(word.slice(-length));
  }
  return score + (start ? OWN_START : 0) + (end ? OWN_END : 0);
}

/** The score of a language from the form of the words (lower case); 0 if the language has no data about it. */
export function shapeScore(words: readonly string[], language: Language): number {
  const shape = shapes.get(language);
  if (!shape) return 0;
  return Math.max(
    0,
    words.reduce((sum, word) => sum + scoreWord(word, shape), 0),
  );
}
