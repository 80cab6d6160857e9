/** A joiner or non-joiner within a word of an Indian script or an emoji: the text needs it. */
const JOINER =
  /(?<=(?:\p{L}|\p{M}|\p{Extended_Pictographic}))[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/u;

/**
 * Makes words of the mail safe for a reply: one line, without control, bidirectional and other invisible characters,
 * without angle brackets, and without the square brackets that mark gaps. A mark that is removed between letters or
 * figures leaves a space, so that '5*3' does not become 53.
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
