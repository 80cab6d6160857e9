/** A gap left for the person, '[the figure for March]'; not a link '[text](address)'. For `matchAll` and `replace`. */
export const GAP = /\[[^[\]\n]{1,160}\](?!\()/g;

/** A word, with the apostrophes and hyphens inside it. For `matchAll`. */
export const WORD = /\p{L}(?:[\p{L}\p{M}’'-]*[\p{L}\p{M}])?/gu;

/** No reply needs more quotations. The limit keeps their comparison with the mail linear. */
const MAX_QUOTATIONS = 200;
const QUOTATION = /^[ \t]*>.*(?:\n[ \t]*>.*)*/gm;

/** The text with spaces in place of every match, so that positions stay the same. */
export function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}

/**
 * The text with `sign` in place of each character of the spans, which must be in order. Line breaks and positions stay
 * the same.
 */
export function covered(
  text: string,
  spans: readonly { start: number; end: number }[],
  sign: string,
): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at) continue;
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\n]/g, sign));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/**
 * The letters and figures of a text in lower case. They stay the same when the text is quoted with other marks and line
 * breaks.
 */
export function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** A block of quoted lines in a reply. */
type Quotation = { letters: string; start: number; end: number; hasAnswer: boolean };

/**
 * The blocks of lines that begin with '>', at most 200. A block has an answer where the next line with text is not a
 * quotation. Linear.
 */
export function quotationsIn(reply: string): Quotation[] {
  if (!reply.includes('>')) return [];
  const blocks = [...reply.matchAll(QUOTATION)].slice(0, MAX_QUOTATIONS);
  return blocks.map(({ index, 0: block }) => {
    const end = index + block.length;
    const next = /\S.*/.exec(reply.slice(end, end + 200))?.[0] ?? '';
    return {
      letters: lettersOf(block),
      start: index,
      end,
      hasAnswer: /[\p{L}\p{N}]/u.test(next) && !next.startsWith('>'),
    };
  });
}

/** The reply with spaces in place of the quotations that `holds` accepts, so that positions stay the same. */
export function withoutQuotations(reply: string, holds: (letters: string) => boolean): string {
  return covered(
    reply,
    quotationsIn(reply).filter(({ letters }) => holds(letters)),
    ' ',
  );
}
