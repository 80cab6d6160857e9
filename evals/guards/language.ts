import type { Language } from '#domain/languages.ts';
import { detectLanguage } from '#reading/language/language.ts';
import type { Finding, Guard } from '../case.ts';
import { withoutGaps, withoutQuotes } from '../reply-text.ts';

/** Whole replies and paragraphs shorter than this are not judged: names and times are too much of them. UTF-16 code units. */
const LEAST = { reply: 45, paragraph: 80 };
/** Replies that count in the measure of languages. */
const MEASURED_FROM = 200;
/** A sign of these languages says as much as two or three letters. */
const dense: readonly Language[] = ['Chinese', 'Japanese', 'Korean'];

function leastFor(language: Language, least: number): number {
  return dense.includes(language) ? least / 3 : least;
}

/** Whether a reply is long enough to count in the measure of languages. */
export function isMeasured(language: Language, text: string): boolean {
  return withoutGaps(text).length >= leastFor(language, MEASURED_FROM);
}

/** Whether a text tells its language: words of Latin letters tell less than signs do, whatever was asked for. */
function isLongEnough(language: Language, text: string, least: number): boolean {
  return text.length >= (/\p{Script=Latin}{3}/u.test(text) ? least : leastFor(language, least));
}

function foreign(language: Language, text: string): Finding[] {
  const guess = detectLanguage(text);
  if (guess?.language === language || guess?.close === language) return [];
  return [
    { guard: 'language', message: `asked for in ${language}, reads as ${guess?.language ?? 'no language'}` },
  ];
}

/** A reply is in the language it was asked for in: as a whole, and each longer paragraph. Quoted words do not count. */
export const languageGuard: Guard = ({ language }, { text }) => {
  const said = withoutQuotes(withoutGaps(text));
  if (!isLongEnough(language, said.trim(), LEAST.reply)) return [];
  const whole = foreign(language, said);
  if (whole.length > 0) return whole;
  const paragraphs = said
    .split(/\n\s*\n/)
    .filter((one) => isLongEnough(language, one.trim(), LEAST.paragraph));
  return paragraphs.flatMap((paragraph) => foreign(language, paragraph)).slice(0, 1);
};
