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

/** Whether the words name a link or an address: those are never repeated in a reply. */
export function holdsLinkOrAddress(text: string): boolean {
  return /:\/\/|\bwww\.|\S@\S|\b[\w-]+\.(?:com|org|net|io|co|info|biz|ru|xyz|html?|php)\b/iu.test(text);
}

/** How many words a text has, in languages that write spaces between them. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en'));
}
