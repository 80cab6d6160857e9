import { type Language, languageDetails } from '#domain/languages.ts';
import { isMostlyLatin } from '#web/lib/direction-marks.ts';

/**
 * The `lang` and `dir` of a reply's text. Right to left for the languages that are written so. For the others the first
 * letters decide, because the person may rewrite the text. A reply that came mostly in Latin letters for a language
 * with another script has no `lang`.
 */
export function replyTextDirection(
  language: Language | undefined,
  text: string,
): { lang?: string; dir: 'rtl' | 'auto' } {
  if (!language) return { dir: 'auto' };
  const { tag, direction, endonym } = languageDetails(language);
  if (isMostlyLatin(text) && !isMostlyLatin(endonym)) return { dir: 'auto' };
  return { lang: tag, dir: direction === 'rtl' ? 'rtl' : 'auto' };
}

/** A place in a reply that only the person can fill: start and end in UTF-16 code units. */
export type Gap = { start: number; end: number };

/** The bracketed gaps of a reply, in order. Both brackets have to be on one line. An empty pair does not count. */
export function findGaps(text: string): Gap[] {
  return [...text.matchAll(/\[[^[\]\n]+\]/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The first gap that starts at or after a position, otherwise the first of all; undefined if none is left. */
export function nextGap(text: string, from: number): Gap | undefined {
  const gaps = findGaps(text);
  return gaps.find((gap) => gap.start >= from) ?? gaps[0];
}
