import { type Language, languageDetails } from '#domain/languages.ts';
import { isMostlyLatin } from './direction-marks.ts';

/**
 * The `lang` and `dir` of a reply's text. Arabic and Hebrew are right to left. In the other languages the first letters
 * decide, because the person may rewrite the text. A reply mostly in Latin letters has no `lang` if the requested
 * language has another script.
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
