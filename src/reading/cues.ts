import { spacelessLetter } from './language/script.ts';
import { listOf } from './word-lists.ts';

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
  /** Offsets in `text` where a clause begins, for scripts without spaces between words. */
  clauseOffsets: ReadonlySet<number>;
};

/**
 * A cue that was found: its offsets in the sentence, and the indexes of its first and last word (-1 in a script
 * without spaces between words).
 */
export type CueMatch<T> = { value: T; start: number; end: number; firstWord: number; lastWord: number };

/** A form of a word. `anyBefore` and `anyAfter`: more letters may come before or after `text`. */
type WordForm = { text: string; anyBefore: boolean; anyAfter: boolean };
/** A word of a cue: its possible forms, or a gap that matches any words. */
type CueWord = 'gap' | readonly WordForm[];
/** A compiled cue. `atStart`: it must begin a clause; `atEnd`: it must end the sentence. */
type Pattern<T> = { value: T; cueWords: readonly CueWord[]; atStart: boolean; atEnd: boolean };
/** A compiled cue in a script without spaces between words. `pieces`: the texts between its gaps. */
type SpacelessPattern<T> = { value: T; pieces: readonly string[]; atStart: boolean; atEnd: boolean };

/** Compiled cues. */
export type CueSet<T> = {
  /** Cues by the forms of their first word. */
  byWord: ReadonlyMap<string, readonly Pattern<T>[]>;
  /** Cues whose first word may have more letters than the cue. They are tried at every word. */
  atAnyWord: readonly Pattern<T>[];
  /** Cues in scripts without spaces, by their first character. */
  spaceless: ReadonlyMap<string, readonly SpacelessPattern<T>[]>;
};

function normalized(text: string): string {
  return text.normalize('NFC').replaceAll('\u0130', 'i').toLowerCase().replaceAll('’', "'");
}

function parseCueWord(word: string): CueWord {
  if (word === '..') return 'gap';
  return word.split('/').map((form) => ({
    text: form.replace(/^\*|\*$/g, ''),
    anyBefore: form.startsWith('*'),
    anyAfter: form.length > 1 && form.endsWith('*'),
  }));
}

/** Compiles lists of cues, each with the value of its cues. `src/languages/language-data.ts` explains the notation. */
export function compileCues<T>(lists: readonly (readonly [string | undefined, T])[]): CueSet<T> {
  const byWord = new Map<string, Pattern<T>[]>();
  const atAnyWord: Pattern<T>[] = [];
  const spaceless = new Map<string, SpacelessPattern<T>[]>();
  for (const [list, value] of lists) {
    for (const cue of listOf(list)) {
      const base = { value, atStart: cue.startsWith('^'), atEnd: cue.endsWith('$') };
      const body = normalized(cue.replace(/^\^|\$$/g, '')).trim();
      if (spacelessLetter.test(body)) {
        const pieces = body
          .replaceAll('*', '')
          .split('..')
          .map((piece) => piece.trim());
        const first = pieces[0]?.[0] ?? '';
        spaceless.set(first, [...(spaceless.get(first) ?? []), { ...base, pieces }]);
        continue;
      }
      const cueWords = body.split(/\s+/).filter(Boolean).map(parseCueWord);
      const [first] = cueWords;
      if (!first || first === 'gap') continue;
      const pattern = { ...base, cueWords };
      if (first.some((form) => form.anyBefore || form.anyAfter)) atAnyWord.push(pattern);
      else for (const { text } of first) byWord.set(text, [...(byWord.get(text) ?? []), pattern]);
    }
  }
  return { byWord, atAnyWord, spaceless };
}

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
    if (words.length === 0 || CLAUSE_MARK.test(between)) clauseStarts.add(words.length);
    end = match.index + match[0].length;
    words.push({ text: match[0], start: match.index, end });
  }
  const clauseOffsets = new Set<number>([text.search(/\S|$/)]);
  for (const match of text.matchAll(/[^\p{L}\p{M}\p{N}]+/gu))
    clauseOffsets.add(match.index + match[0].length);
  const prepared = { text, words, clauseStarts, clauseOffsets };
  for (const start of [...clauseStarts]) skipConnectors(prepared, start, connectors);
  for (const start of [...clauseOffsets]) {
    for (const { pieces } of connectors.spaceless.get(text[start] ?? '') ?? []) {
      const [connector] = pieces;
      if (connector && text.startsWith(connector, start)) clauseOffsets.add(start + connector.length);
    }
  }
  return prepared;
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
  for (const patterns of [cues.byWord.get(word.text) ?? [], cues.atAnyWord]) {
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
