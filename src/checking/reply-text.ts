/** A word, with the apostrophes and hyphens inside it. For `matchAll`. */
export const WORD = /\p{L}(?:[\p{L}\p{M}’'-]*[\p{L}\p{M}])?/gu;

/** The most quotations that are read. The limit keeps their comparison with the mail linear. */
const MAX_QUOTATIONS = 200;
const QUOTATION = /^[ \t]*>.*(?:\n[ \t]*>.*)*/gm;

/** The text with spaces instead of every match. Positions stay the same. */
export function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}

/**
 * The text with `character` instead of each character of the spans, which must be in order. Line breaks and positions
 * stay the same.
 */
export function covered(
  text: string,
  spans: readonly { start: number; end: number }[],
  character: string,
): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end } of spans) {
    if (start < position) continue;
    parts.push(text.slice(position, start), text.slice(start, end).replace(/[^\n]/g, character));
    position = end;
  }
  return parts.join('') + text.slice(position);
}

/**
 * The letters and digits of a text in lower case. A quotation of the text with other marks and line breaks has the same
 * letters.
 */
export function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** A block of quoted lines in a reply. */
type Quotation = { letters: string; start: number; end: number };

/** The blocks of lines that begin with '>', at most 200. Linear. */
export function quotationsIn(reply: string): Quotation[] {
  if (!reply.includes('>')) return [];
  const blocks = [...reply.matchAll(QUOTATION)].slice(0, MAX_QUOTATIONS);
  return blocks.map(({ index, 0: block }) => ({
    letters: lettersOf(block),
    start: index,
    end: index + block.length,
  }));
}

/** The reply with spaces instead of the quotations whose letters `isRemoved` accepts. Positions stay the same. */
export function withoutQuotations(reply: string, isRemoved: (letters: string) => boolean): string {
  return covered(
    reply,
    quotationsIn(reply).filter(({ letters }) => isRemoved(letters)),
    ' ',
  );
}
