import { type Language, languageDetails } from '#domain/languages.ts';

/** Whether a text is written from the left for the most part, whatever it quotes. */
function isMostlyLatin(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const other = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return latin > other;
}

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
