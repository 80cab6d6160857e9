import { type Language, languageDetails } from '#domain/languages.ts';

/**
 * The `lang` and `dir` of a reply's text: right to left for the languages written so, else by its first letters,
 * as the person may write it anew.
 */
export function replyTextDirection(language: Language | undefined): { lang?: string; dir: 'rtl' | 'auto' } {
  if (!language) return { dir: 'auto' };
  const { tag, direction } = languageDetails(language);
  return { lang: tag, dir: direction === 'rtl' ? 'rtl' : 'auto' };
}
