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
