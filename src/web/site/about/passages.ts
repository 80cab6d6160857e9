/** What the program found in a piece of a letter. Each kind has its own style. */
export type Mark = 'ask' | 'date' | 'gap';

/** A piece of text with the same marks throughout, from `start` in its letter. `number`: of the ask that ends there. */
export type Run = { start: number; text: string; marks: readonly Mark[]; number?: number };

/** A note next to a passage. `number`: of the ask that the note is about. */
export type Note = { text: string; number?: number };

/** A paragraph of a letter with its notes. `quote`: the words of the mail that it answers. */
export type Passage = { quote?: Run; runs: readonly Run[]; notes: readonly Note[] };

/** A marked piece of text, by its offsets. */
export type MarkedSpan = { start: number; end: number; mark: Mark };

/** Cuts `text` between `start` and `end` wherever a marked span begins or ends. */
export function cutRuns(text: string, start: number, end: number, spans: readonly MarkedSpan[]): Run[] {
  const within = spans.filter((span) => span.start < end && span.end > start);
  const edges = within.flatMap((span) => [span.start, span.end]).filter((at) => at > start && at < end);
  const cuts = [...new Set([start, ...edges, end])].sort((a, b) => a - b);
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? start;
    const marks = within.filter((span) => span.start <= from && span.end >= to).map((span) => span.mark);
    return { start: from, text: text.slice(from, to), marks };
  });
}

/** The paragraphs of a text, as offsets. Blank lines separate paragraphs. */
export function paragraphsOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
