/**
 * A text as one trimmed line. Control characters and line breaks become spaces, because they would break a line, above
 * all that of a mail header.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
