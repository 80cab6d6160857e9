import { type Language, languageDetails } from '#domain/languages.ts';

/** Draws nothing, and counts as a letter that is written from the right. */
const RIGHT_TO_LEFT_MARK = '\u200f';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const firstLetter = /\p{L}/u;

/** Whether a text is written from the left for the most part, whatever it quotes. */
export function isMostlyLatin(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const other = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return latin > other;
}

/** A line is laid out from its first letter's side: one that begins with a foreign name would be turned around. */
function marked(line: string): string {
  const first = firstLetter.exec(line)?.[0];
  const isTurned = first !== undefined && !rightToLeft.test(first) && rightToLeft.test(line);
  return isTurned ? RIGHT_TO_LEFT_MARK + line : line;
}

/**
 * A reply as plain text that leaves the page, which has no other way to say that it reads from the right: each line of
 * an Arabic or Hebrew reply that begins with another script's letters gets a mark in front. Other replies stay as
 * they are, and so does one that came in Latin letters all the same.
 */
export function withDirectionMarks(text: string, language: Language | undefined): string {
  if (!language || languageDetails(language).direction !== 'rtl' || isMostlyLatin(text)) return text;
  return text.split('\n').map(marked).join('\n');
}
