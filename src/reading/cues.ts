import { hasSpacelessLetter, listOf } from './word-lists.ts';

/** Only this much of a sentence is searched, in UTF-16 code units. */
export const LONGEST_SENTENCE = 500;
/** How many words `..` may cover, and how many characters in a script without spaces between words. */
const MAX_GAP_WORDS = 8;
const MAX_GAP_CHARACTERS = 24;

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
/** The marks between two clauses. */
const CLAUSE_MARK = /[^\p{L}\p{M}\p{N}\s'’/&-]|\s[-–—]\s|\n/u;

type Word = { text: string; start: number; end: number };

/** A sentence prepared for the search for cues: its words in lower case, and the starts of its clauses. */
export type CueText = {
  /** Lower case, NFC, straight apostrophes, cut to 500 code units. Offsets fit the sentence in NFC. */
  text: string;
  words: readonly Word[];
  /** Indexes of the words that begin a clause. The word after a connector counts too. */
  clauseStarts: ReadonlySet<number>;
  /** Offsets in `text` where a clause begins, for scripts without spaces between words. */
  clauseOffsets: ReadonlySet<number>;
};

/**
 * A cue that was found: its offsets in the sentence, and the indexes of its first and last word (-1 in a script
 * without spaces between words).
 */
export type CueMatch<T> = { value: T; start: number; end: number; firstWord: number; lastWord: number };

type Form = { text: string; anyBefore: boolean; anyAfter: boolean };
/** A word of a cue: its possible forms, or a gap for any words. */
type Part = 'gap' | readonly Form[];
type Pattern<T> = { value: T; parts: readonly Part[]; atStart: boolean; atEnd: boolean };
type SpacelessPattern<T> = { value: T; parts: readonly string[]; atStart: boolean; atEnd: boolean };

/** The compiled cues of a language, by their first word if it is complete. `atAnyWord`: the others. */
export type CueSet<T> = {
  byWord: ReadonlyMap<string, readonly Pattern<T>[]>;
  atAnyWord: readonly Pattern<T>[];
  /** By their first character. */
  spaceless: ReadonlyMap<string, readonly SpacelessPattern<T>[]>;
};

function normalized(text: string): string {
  return text.normalize('NFC').replaceAll('\u0130', 'i').toLowerCase().replaceAll('’', "'");
}

function partOf(word: string): Part {
  if (word === '..') return 'gap';
  return word.split('/').map((form) => ({
    text: form.replace(/^\*|\*$/g, ''),
    anyBefore: form.startsWith('*'),
    anyAfter: form.length > 1 && form.endsWith('*'),
  }));
}

/** Compiles lists of cues, each list with its meaning. `src/languages/language-data.ts` explains the notation. */
export function compileCues<T>(lists: readonly (readonly [string | undefined, T])[]): CueSet<T> {
  const byWord = new Map<string, Pattern<T>[]>();
  const atAnyWord: Pattern<T>[] = [];
  const spaceless = new Map<string, SpacelessPattern<T>[]>();
  for (const [list, value] of lists) {
    for (const cue of listOf(list)) {
      const place = { value, atStart: cue.startsWith('^'), atEnd: cue.endsWith('$') };
      const body = normalized(cue.replace(/^\^|\$$/g, '')).trim();
      if (hasSpacelessLetter(body)) {
        const parts = body
          .replaceAll('*', '')
          .split('..')
          .map((part) => part.trim());
        const first = parts[0]?.[0] ?? '';
        spaceless.set(first, [...(spaceless.get(first) ?? []), { ...place, parts }]);
        continue;
      }
      const parts = body.split(/\s+/).filter(Boolean).map(partOf);
      const [first] = parts;
      if (!first || first === 'gap') continue;
      const pattern = { ...place, parts };
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
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index);
    if (words.length === 0 || CLAUSE_MARK.test(between)) clauseStarts.add(words.length);
    end = match.index + match[0].length;
    words.push({ text: match[0], start: match.index, end });
  }
  const clauseOffsets = new Set<number>([text.search(/\S|$/)]);
  for (const match of text.matchAll(/[^\p{L}\p{M}\p{N}]+/gu))
    clauseOffsets.add(match.index + match[0].length);
  const ready = { text, words, clauseStarts, clauseOffsets };
  for (const start of [...clauseStarts]) skipConnectors(ready, start, connectors);
  for (const start of [...clauseOffsets]) {
    for (const { parts } of connectors.spaceless.get(text[start] ?? '') ?? []) {
      if (parts[0] && text.startsWith(parts[0], start)) clauseOffsets.add(start + parts[0].length);
    }
  }
  return ready;
}

/** Skips up to three connectors at the start of a clause: the word after each is also a start. */
function skipConnectors(text: CueText, from: number, connectors: CueSet<true>): void {
  let at = from;
  for (let round = 0; round < 3; round++) {
    const match = matchAt(text, at, connectors);
    if (!match || match.lastWord + 1 >= text.words.length) return;
    at = match.lastWord + 1;
    (text.clauseStarts as Set<number>).add(at);
  }
}

function fits(part: readonly Form[], word: string): boolean {
  return part.some(({ text, anyBefore, anyAfter }) => {
    if (anyBefore) return anyAfter ? word.includes(text) : word.endsWith(text);
    return anyAfter ? word.startsWith(text) : word === text;
  });
}

/** The index of the last word of a match that begins at word `at`; -1 if the pattern does not match. */
function lastWordOf<T>(text: CueText, at: number, pattern: Pattern<T>): number {
  if (pattern.atStart && !text.clauseStarts.has(at)) return -1;
  let place = at;
  let free = 0;
  const { length } = pattern.parts;
  const lastGap = pattern.atEnd ? pattern.parts.lastIndexOf('gap') : -1;
  for (const [index, part] of pattern.parts.entries()) {
    if (part === 'gap') {
      free = MAX_GAP_WORDS;
      // The words after the last gap must end the sentence.
      const from = text.words.length - (length - 1 - index);
      if (index === lastGap && from >= place && from <= place + MAX_GAP_WORDS) place = from;
      continue;
    }
    while (free > 0 && place < text.words.length && !fits(part, text.words[place]?.text ?? '')) {
      place++;
      free--;
    }
    const word = text.words[place];
    if (!word || !fits(part, word.text)) return -1;
    place++;
    free = 0;
  }
  return pattern.atEnd && place < text.words.length ? -1 : place - 1;
}

/** The longest cue that begins at a word. */
function matchAt<T>(text: CueText, at: number, cues: CueSet<T>): CueMatch<T> | undefined {
  const word = text.words[at];
  if (!word) return undefined;
  let best: CueMatch<T> | undefined;
  for (const patterns of [cues.byWord.get(word.text) ?? [], cues.atAnyWord]) {
    for (const pattern of patterns) {
      const last = lastWordOf(text, at, pattern);
      if (last < 0 || (best && last <= best.lastWord)) continue;
      const end = text.words[last]?.end ?? word.end;
      best = { value: pattern.value, start: word.start, end, firstWord: at, lastWord: last };
    }
  }
  return best;
}

/** The end offset of a match that begins at `start`; -1 if the pattern does not match. */
function endOfSpaceless<T>(
  text: CueText,
  start: number,
  { parts, atStart, atEnd }: SpacelessPattern<T>,
): number {
  const [first = '', ...rest] = parts;
  if (!text.text.startsWith(first, start) || (atStart && !text.clauseOffsets.has(start))) return -1;
  let end = start + first.length;
  for (const part of rest) {
    const at = text.text.slice(0, end + MAX_GAP_CHARACTERS + part.length).indexOf(part, end);
    if (at < 0) return -1;
    end = at + part.length;
  }
  return atEnd && /[\p{L}\p{N}]/u.test(text.text.slice(end)) ? -1 : end;
}

/** The first cue of a script without spaces between words. If two begin at the same place, the longer one. */
function findSpaceless<T>(text: CueText, cues: CueSet<T>, from: number): CueMatch<T> | undefined {
  if (cues.spaceless.size === 0) return undefined;
  for (let start = from; start < text.text.length; start++) {
    let best: CueMatch<T> | undefined;
    for (const pattern of cues.spaceless.get(text.text[start] ?? '') ?? []) {
      const end = endOfSpaceless(text, start, pattern);
      if (end > (best?.end ?? -1)) best = { value: pattern.value, start, end, firstWord: -1, lastWord: -1 };
    }
    if (best) return best;
  }
  return undefined;
}

/**
 * The first cue of a set in a sentence, from an offset on. If two begin at the same place, the longer one. For a given
 * set the time is linear in the length of the sentence.
 */
export function findCue<T>(text: CueText, cues: CueSet<T>, from = 0): CueMatch<T> | undefined {
  const spaceless = findSpaceless(text, cues, from);
  for (let at = 0; at < text.words.length; at++) {
    const start = text.words[at]?.start ?? 0;
    if (spaceless && start > spaceless.start) break;
    const found = start >= from ? matchAt(text, at, cues) : undefined;
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
