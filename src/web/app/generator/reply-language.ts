import { type Language, languageDetails } from '#domain/languages.ts';
import { isMostlyLatin } from '#web/lib/direction-marks.ts';

/**
 * The `lang` and `dir` of a reply's text: right to left for the languages written so, else by its first letters,
 * as the person may write it anew. A reply that could not be written in a language's own script came in another.
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
