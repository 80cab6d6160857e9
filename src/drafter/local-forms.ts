import { unpartedLetter } from '#reading/language/script.ts';
import type { InstructionWords } from './instruction-words.ts';

/** One of several words as the source of a pattern; each ends where a word ends, in scripts that part words. */
export function anyOf(words: readonly string[]): string {
  return words.map((word) => (unpartedLetter.test(word) ? word : `${word}(?![\\p{L}\\p{M}])`)).join('|');
}

/** One of several names as the source of a pattern; '-' behind one stands for an ending of up to four letters. */
export function anyName(names: readonly string[]): string {
  return names.map((name) => name.normalize('NFC').replace(/-$/, '[\\p{L}\\p{M}]{0,4}')).join('|');
}

/**
 * A form of `InstructionWords` as a pattern of a whole instruction. `place` is the source of what stands at '…': any
 * words if absent, as few as can be, so that particles behind them stay with the pattern. Throws where the form is none.
 */
export function patternOf(form: string, words: InstructionWords, place = '(.{1,400}?)'): RegExp {
  const manner = anyOf(words.politely);
  const source = form
    .normalize('NFC')
    .replace(/\((?!\?)/g, '(?:')
    .replace(/,/g, ',?')
    .replace(/'/g, "['’]")
    .replace(/~$/, `(?: ?(?:${manner}))?`)
    .replace(/~/g, `(?:(?:${manner}) ?)?`)
    .replace('…', () => place);
  return new RegExp(`^(?:${source})$`, 'iu');
}

/** What parts two instructions within a sentence: commas, the words that join, and a full stop behind a figure. */
export function jointsOf(words: InstructionWords): RegExp {
  return new RegExp(`[,،、，] ?|${words.and.join('|')}|(?<=\\d)\\. `, 'giu');
}
