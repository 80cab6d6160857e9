import { type CueSet, normalized, type Pattern, type SpacelessPattern, type WordForm } from './cue-sets.ts';
import { spacelessLetter } from './language/script.ts';

/** Only the first part of a sentence is searched. This is its length in UTF-16 code units. */
export const LONGEST_SENTENCE = 500;
/** How many words `..` may match, and how many characters in a script without spaces between words. */
const MAX_GAP_WORDS = 8;
const MAX_GAP_CHARACTERS = 24;

const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
/** The marks between two clauses. */
const CLAUSE_MARK = /[^\p{L}\p{M}\p{N}\s'’/&-]|\s[-–—]\s|\n/u;

type Word = { text: string; start: number; end: number };

/** A sentence prepared for the search for cues: its words in lower case, and the starts of its clauses. */
export type CueText = {
  /**
   * The sentence in lower case and NFC, with straight apostrophes, cut to 500 code units. An offset in it is the same
   * offset in the NFC form of the sentence.
   */
  text: string;
  words: readonly Word[];
  /** Indexes of the words that begin a clause. A word after a connector also counts. */
  clauseStarts: ReadonlySet<number>;
  /** Offsets in `text` where a clause begins. Empty if the text has no script without spaces between words. */
  clauseOffsets: ReadonlySet<number>;
};

/**
 * A cue that was found: its offsets in the sentence, and the indexes of its first and last word (-1 in a script
 * without spaces between words).
 */
export type CueMatch<T> = { value: T; start: number; end: number; firstWord: number; lastWord: number };

/**
 * Prepares a sentence for `findCue`. `connectors` are words after which a new clause begins ('and', 'also').
 * Linear; only the first 500 code units count.
 */
export function cueText(sentence: string, connectors: CueSet<true>): CueText {
  const text = normalized(sentence.slice(0, LONGEST_SENTENCE));
  const words: Word[] = [];
  const clauseStarts = new Set<number>();
  let end = 0;
  for (const match of text.matchAll(WORDS)) {
    const between = text.slice(end, match.index);
    if (words.length === 0 || (between !== ' ' && CLAUSE_MARK.test(between))) clauseStarts.add(words.length);
    end = match.index + match[0].length;
    words.push({ text: match[0], start: match.index, end });
  }
  const clauseOffsets = spacelessLetter.test(text) ? offsetsOfClauses(text, connectors) : new Set<number>();
  const prepared = { text, words, clauseStarts, clauseOffsets };
  for (const start of [...clauseStarts]) skipConnectors(prepared, start, connectors);
  return prepared;
}

/** The offsets where a clause begins in a script without spaces between words. */
function offsetsOfClauses(text: string, connectors: CueSet<true>): Set<number> {
  const offsets = new Set<number>([text.search(/\S|$/)]);
  for (const match of text.matchAll(/[^\p{L}\p{M}\p{N}]+/gu)) offsets.add(match.index + match[0].length);
  for (const start of [...offsets]) {
    for (const { pieces } of connectors.spaceless.get(text[start] ?? '') ?? []) {
      const [connector] = pieces;
      if (connector && text.startsWith(connector, start)) offsets.add(start + connector.length);
    }
  }
  return offsets;
}

/** Adds the word after a connector to the starts of clauses. Up to three connectors may follow each other. */
function skipConnectors(text: CueText, clauseStart: number, connectors: CueSet<true>): void {
  let wordIndex = clauseStart;
  for (let count = 0; count < 3; count++) {
    const match = matchAt(text, wordIndex, connectors);
    if (!match || match.lastWord + 1 >= text.words.length) return;
    wordIndex = match.lastWord + 1;
    (text.clauseStarts as Set<number>).add(wordIndex);
  }
}

function matchesWord(forms: readonly WordForm[], word: string): boolean {
  return forms.some(({ text, anyBefore, anyAfter }) => {
    if (anyBefore) return anyAfter ? word.includes(text) : word.endsWith(text);
    return anyAfter ? word.startsWith(text) : word === text;
  });
}

/** The index of the last word of a match whose first word is `firstWord`; -1 if the pattern does not match. */
function lastWordOf<T>({ words, clauseStarts }: CueText, firstWord: number, pattern: Pattern<T>): number {
  const { cueWords, atStart, atEnd } = pattern;
  if (atStart && !clauseStarts.has(firstWord)) return -1;
  let next = firstWord;
  /** How many words the current gap may still match. */
  let gapWords = 0;
  const lastGap = atEnd ? cueWords.lastIndexOf('gap') : -1;
  for (const [index, cueWord] of cueWords.entries()) {
    if (cueWord === 'gap') {
      gapWords = MAX_GAP_WORDS;
      // The cue's words after its last gap must be the last words of the sentence.
      const afterGap = words.length - (cueWords.length - 1 - index);
      if (index === lastGap && afterGap >= next && afterGap <= next + MAX_GAP_WORDS) next = afterGap;
      continue;
    }
    while (gapWords > 0 && next < words.length && !matchesWord(cueWord, words[next]?.text ?? '')) {
      next++;
      gapWords--;
    }
    const word = words[next];
    if (!word || !matchesWord(cueWord, word.text)) return -1;
    next++;
    gapWords = 0;
  }
  return atEnd && next < words.length ? -1 : next - 1;
}

/** The longest cue that begins at a word. */
function matchAt<T>(text: CueText, firstWord: number, cues: CueSet<T>): CueMatch<T> | undefined {
  const word = text.words[firstWord];
  if (!word) return undefined;
  let longest: CueMatch<T> | undefined;
  const whole = cues.byWord.get(word.text);
  const open = cues.byFirstLetter.get(word.text[0] ?? '') ?? cues.atAnyWord;
  for (const patterns of whole ? [whole, open] : [open]) {
    for (const pattern of patterns) {
      const lastWord = lastWordOf(text, firstWord, pattern);
      if (lastWord < 0 || (longest && lastWord <= longest.lastWord)) continue;
      const end = text.words[lastWord]?.end ?? word.end;
      longest = { value: pattern.value, start: word.start, end, firstWord, lastWord };
    }
  }
  return longest;
}

/** The end offset of a match that begins at `start`; -1 if the pattern does not match. */
function endOfSpaceless<T>(
  text: CueText,
  start: number,
  { pieces, atStart, atEnd }: SpacelessPattern<T>,
): number {
  const [first = '', ...rest] = pieces;
  if (!text.text.startsWith(first, start) || (atStart && !text.clauseOffsets.has(start))) return -1;
  let end = start + first.length;
  for (const piece of rest) {
    const index = text.text.slice(0, end + MAX_GAP_CHARACTERS + piece.length).indexOf(piece, end);
    if (index < 0) return -1;
    end = index + piece.length;
  }
  return atEnd && /[\p{L}\p{N}]/u.test(text.text.slice(end)) ? -1 : end;
}

/** The first cue in a script without spaces between words. If several begin there, the longest of them. */
function findSpaceless<T>(text: CueText, cues: CueSet<T>, from: number): CueMatch<T> | undefined {
  if (cues.spaceless.size === 0) return undefined;
  for (let start = from; start < text.text.length; start++) {
    let longest: CueMatch<T> | undefined;
    for (const pattern of cues.spaceless.get(text.text[start] ?? '') ?? []) {
      const end = endOfSpaceless(text, start, pattern);
      if (end <= (longest?.end ?? -1)) continue;
      longest = { value: pattern.value, start, end, firstWord: -1, lastWord: -1 };
    }
    if (longest) return longest;
  }
  return undefined;
}

/**
 * The first cue of a set in a sentence, at or after the offset `from`. If several begin there, the longest of them. For
 * a given set the time is linear in the length of the sentence.
 */
export function findCue<T>(text: CueText, cues: CueSet<T>, from = 0): CueMatch<T> | undefined {
  const spaceless = findSpaceless(text, cues, from);
  for (const [index, { start }] of text.words.entries()) {
    if (spaceless && start > spaceless.start) break;
    const found = start >= from ? matchAt(text, index, cues) : undefined;
    if (found)
      return spaceless && spaceless.start === found.start && spaceless.end > found.end ? spaceless : found;
  }
  return spaceless;
}

/** All cues of a set in a sentence, in order, without overlaps; at most 20. */
export function findCues<T>(text: CueText, cues: CueSet<T>): CueMatch<T>[] {
  const found: CueMatch<T>[] = [];
  for (let match = findCue(text, cues); match && found.length < 20; match = findCue(text, cues, match.end)) {
    found.push(match);
  }
  return found;
}
