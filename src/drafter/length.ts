import { unpartedLetter } from '#reading/language/script.ts';
import { segmentWords } from '#reading/language/segment-words.ts';
import { splitSentences } from '#reading/sentences.ts';

/** What an instruction counts a reply in. */
export type LengthUnit = 'sentences' | 'words' | 'characters';

/** No longer than this a reply is written short. */
const SHORT: Readonly<Record<LengthUnit, number>> = { sentences: 5, words: 90, characters: 500 };

/** Whether a reply of at most so many is to be short. */
export function isShort(count: number, unit: LengthUnit): boolean {
  return count <= SHORT[unit];
}

/** Where one clause of Thai ends and the next begins: it writes no spaces within one, and no marks behind it. */
const THAI_CLAUSE = /(?<=[\u0e01-\u0e5b\].])[ \t]+(?=[\u0e01-\u0e5b])(?!เวลา)/u;

function wordsIn(text: string): number {
  const pieces = text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const each = pieces.map((piece) => (unpartedLetter.test(piece) ? segmentWords(piece).length : 1));
  return each.reduce((sum, one) => sum + one, 0);
}

/**
 * How long a text is: its sentences (of Thai, its clauses), its words, found by a dictionary where the script puts no
 * space between them, or its characters without white space. Linear.
 */
export function lengthOf(text: string, unit: LengthUnit): number {
  if (unit === 'characters') return [...text.replace(/\s+/g, '')].length;
  if (unit === 'words') return wordsIn(text);
  return splitSentences(text).flatMap((sentence) => sentence.text.split(THAI_CLAUSE)).length;
}
