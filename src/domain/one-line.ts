/** A text as one line, trimmed: whatever would break it, a header's line above all, becomes a space. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
