import { type Language, languageDetails } from '#domain/languages.ts';

/** An invisible character that counts as a letter of a right-to-left script. */
const RIGHT_TO_LEFT_MARK = '\u200f';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const firstLetter = /\p{L}/u;

/** Whether most letters of a text are Latin. */
export function isMostlyLatin(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const other = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return latin > other;
}

/** Marks a line that begins with a Latin word, such as a name: its first letter would give it the wrong direction. */
function markLine(line: string): string {
  const first = firstLetter.exec(line)?.[0];
  const isReversed = first !== undefined && !rightToLeft.test(first) && rightToLeft.test(line);
  return isReversed ? RIGHT_TO_LEFT_MARK + line : line;
}

/**
 * A reply as plain text, to copy, download or send. Plain text can state its direction only with marks, so each line of
 * an Arabic or Hebrew reply that begins with letters of another script gets a mark before it. Other replies stay
 * unchanged, also a reply in Latin letters although the requested language has another script.
 */
export function withDirectionMarks(text: string, language: Language | undefined): string {
  if (!language || languageDetails(language).direction !== 'rtl' || isMostlyLatin(text)) return text;
  return text.split('\n').map(markLine).join('\n');
}
