/**
 * Words of the mail, made fit to stand in a reply: one line, without control, bidirectional and other invisible
 * characters, angle brackets, and the square brackets that mark gaps.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, ' ')
    .replace(/[\p{Cf}<>[\]{}|`*\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
