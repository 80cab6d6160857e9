import { fact } from './rule.ts';
import type { TurningRule } from './turning.ts';

/**
 * A rule for languages that leave the question word where the answer stands: 'mấy giờ' → 'lúc [giờ]'. `word`: the source of
 * a pattern without groups that capture; `end`: what follows the word where it ends a text that has no spaces.
 */
export function gapInPlace(word: string, gap: string, spaced = true): TurningRule {
  const [before, after] = spaced ? ['(?<!\\p{L})', '(?!\\p{L})'] : ['', ''];
  const open = spaced ? `$1 ${gap} $2.` : `$1${gap}$2`;
  return { when: new RegExp(`^(.{0,110}?)${before}(?:${word})${after}(.{0,70})$`, 'iu'), say: fact(open) };
}
