/** The one piece in which two texts differ: `start` to `endBefore` in the first, `start` to `endAfter` in the second. */
export type TextChange = { start: number; endBefore: number; endAfter: number };

type Span = { start: number; end: number };

/** Finds the change between two texts: what is between their common start and their common end. Linear. */
export function changeBetween(before: string, after: string): TextChange {
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < max - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, endBefore: before.length - end, endAfter: after.length - end };
}

/** The spans of a text at their places in the changed text. Spans that the change touches are left out. */
export function moveSpans<Part extends Span>(
  spans: readonly Part[],
  { start, endBefore, endAfter }: TextChange,
): Part[] {
  const shift = endAfter - endBefore;
  return spans.flatMap((span) => {
    if (span.end < start) return [span];
    if (span.start <= endBefore) return [];
    return [{ ...span, start: span.start + shift, end: span.end + shift }];
  });
}

/** A span of a text at its place in the changed text. What the change has put in its place, or in it, belongs to it. */
export function stretchSpan<Part extends Span>(span: Part, { start, endBefore, endAfter }: TextChange): Part {
  const shift = endAfter - endBefore;
  if (span.end <= start) return span;
  if (span.start >= endBefore) return { ...span, start: span.start + shift, end: span.end + shift };
  return {
    ...span,
    start: Math.min(span.start, start),
    end: Math.max(span.end, endBefore) + shift,
  };
}
