import { type Language, languageDetails } from '#domain/languages.ts';

/** Whether a text is written from the left for the most part, whatever it quotes. */
function isMostlyLatin(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const other = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return latin > other;
}

/**
 * The `lang` and `dir` of a reply's text: right to left for the languages written so, else by its first letters,
 * as the person may write it anew. A reply that could not be written in such a language came in another.
 */
export function replyTextDirection(
  language: Language | undefined,
  text: string,
): { lang?: string; dir: 'rtl' | 'auto' } {
  if (!language) return { dir: 'auto' };
  const { tag, direction } = languageDetails(language);
  if (direction !== 'rtl') return { lang: tag, dir: 'auto' };
  return isMostlyLatin(text) ? { dir: 'auto' } : { lang: tag, dir: 'rtl' };
}
