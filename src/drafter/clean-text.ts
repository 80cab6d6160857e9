/** What joins letters of Indian scripts and emoji to one sign. */
const JOINER =
  /(?<=(?:\p{L}|\p{M}|\p{Extended_Pictographic}))[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/u;

/**
 * Words of the mail, made fit to stand in a reply: one line, without control, bidirectional and other invisible
 * characters, angle brackets, and the square brackets that mark gaps. What is left out between letters or figures leaves a
 * space, so that '5*3' does not become 53.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, ' ')
    .replace(/\p{Cf}/gu, (sign, at: number) =>
      JOINER.test(text.slice(Math.max(0, at - 2), at + 3)) ? sign : '',
    )
    .replace(/(?<=[\p{L}\p{N}])[<>[\]{}|`*\\]+(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/[<>[\]{}|`*\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
