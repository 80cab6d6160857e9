import type { Language } from '#domain/languages.ts';
import { detectLanguage } from '#reading/language/language.ts';
import type { Guard } from '../case.ts';
import { withoutGaps } from '../reply-text.ts';

/** Shorter replies are not judged: names and times are too much of them. In UTF-16 code units. */
export const JUDGED_FROM = 200;
/** A sign of these languages says as much as two or three letters. */
const dense: readonly Language[] = ['Chinese', 'Japanese', 'Korean'];

/** Whether a reply is long enough for its language to be told. */
export function isJudged(language: Language, text: string): boolean {
  return withoutGaps(text).length >= (dense.includes(language) ? JUDGED_FROM / 3 : JUDGED_FROM);
}

/** A reply is in the language it was asked for in. */
export const languageGuard: Guard = ({ language }, { text }) => {
  if (!isJudged(language, text)) return [];
  const guess = detectLanguage(withoutGaps(text));
  if (guess?.language === language || guess?.close === language) return [];
  return [
    { guard: 'language', message: `asked for in ${language}, reads as ${guess?.language ?? 'no language'}` },
  ];
};
