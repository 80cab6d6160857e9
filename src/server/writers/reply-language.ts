import type { Language } from '#domain/languages.ts';
import { detectLanguage } from '#reading/language/language.ts';

/**
 * How much text shows the language of a reply, in UTF-16 code units: a greeting and some words. Chinese, Japanese and
 * Korean say as much in a third of the length.
 */
const BEGINNING = 90;
const BEGINNING_EAST = 30;
const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text is long enough to show its language. */
export function showsLanguage(text: string): boolean {
  return text.length >= (east.test(text) ? BEGINNING_EAST : BEGINNING);
}

/** Whether a text is clearly in another language than it should be (docs/product.md, 3.29). */
export function isOtherLanguage(text: string, language: Language): boolean {
  const guess = detectLanguage(text);
  return guess !== undefined && guess.language !== language && guess.close !== language;
}
