import { type Language, languageValues } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { furtherLanguages, furtherLetters } from '#languages/further-languages.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { listOf } from '../word-lists.ts';

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
const LONGEST_AFFIX = 5;

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
  for (let length = 1; length <= LONGEST_AFFIX && length < word.length; length += 1) {
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

/** The evidence of words, and of the starts and ends of words. */
type Evidence = { words: Map<string, number>; starts: [string, number][]; ends: [string, number][] };

/** Above zero: Indonesian. Below zero: Malay. */
const evidence: Evidence = { words: new Map(), starts: [], ends: [] };
const enclitics: string[] = [];

function addEvidence(closeLanguage: LanguageData['closeLanguage'], sign: 1 | -1): void {
  if (!closeLanguage) return;
  for (const word of closeLanguage.only.split(/\s+/)) evidence.words.set(word, sign);
  for (const word of closeLanguage.mostly.split(/\s+/)) evidence.words.set(word, sign / 2);
  for (const start of listOf(closeLanguage.starts)) evidence.starts.push([start, sign]);
  for (const end of listOf(closeLanguage.ends)) evidence.ends.push([end, sign]);
  enclitics.push(...listOf(closeLanguage.enclitics));
}

addEvidence(readingWords.Indonesian.closeLanguage, 1);
addEvidence(readingWords.Malay.closeLanguage, -1);

/** The evidence of a word, with or without its ending ('jadwalnya', 'mesyuaratkah'); else of its start or end. */
function evidenceOf(word: string): number {
  const own = evidence.words.get(word);
  if (own !== undefined || word.length < 5) return own ?? 0;
  const enclitic = word.length > 6 ? enclitics.find((end) => word.endsWith(end)) : undefined;
  const bare = enclitic === undefined ? undefined : evidence.words.get(word.slice(0, -enclitic.length));
  if (bare !== undefined) return bare;
  const start = evidence.starts.find(([start]) => word.startsWith(start));
  return (start ?? evidence.ends.find(([end]) => word.endsWith(end)))?.[1] ?? 0;
}

/**
 * The evidence of words (lower case): above zero for Indonesian, below zero for Malay. A word that only one of the two
 * languages has counts 1. A word that one of them uses far more often counts 0.5.
 */
export function indonesianEvidence(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + evidenceOf(word), 0);
}

/** For each word of a language that is not one of the 27, the indexes of the languages that have it. */
const languagesOf = new Map<string, number[]>();
furtherLanguages.forEach(({ foreignWords }, place) => {
  for (const word of foreignWords?.split(/\s+/) ?? [])
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), place]);
});

/** How many of the words belong to the most likely of these languages. */
function mostHits(words: readonly string[]): number {
  const hits = new Map<number, number>();
  for (const word of words) {
    for (const place of languagesOf.get(word) ?? []) hits.set(place, (hits.get(place) ?? 0) + 1);
  }
  return Math.max(0, ...hits.values());
}

const foreignLetters = new RegExp(`[${furtherLetters}]`, 'giu');

/** Fewer foreign words or letters may be a name or a quotation. */
const MIN_FOREIGN = 2;
/** There must be more foreign words than this share of the common words of the guessed language. */
const WORD_SHARE = 1 / 3;
/** At least this share of all letters must be foreign. */
const LETTER_SHARE = 1 / 40;

/**
 * Whether a text in the script of one of the 27 languages is in none of them. `words`: its words, lower case. `known`:
 * how many of them are common words of the guessed language.
 */
export function isOtherLanguage(text: string, words: readonly string[], known: number): boolean {
  const letters = text.match(foreignLetters)?.length ?? 0;
  if (letters >= MIN_FOREIGN && letters >= (text.match(/\p{L}/gu)?.length ?? 0) * LETTER_SHARE) return true;
  const hits = mostHits(words);
  return hits >= MIN_FOREIGN && hits > known * WORD_SHARE;
}
