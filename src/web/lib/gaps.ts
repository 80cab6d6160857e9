/** A place in a reply that only the person can fill: start and end in UTF-16 code units. */
export type Gap = { start: number; end: number };

/** The bracketed gaps of a reply, in order. Both brackets have to be on one line. An empty pair does not count. */
export function findGaps(text: string): Gap[] {
  return [...text.matchAll(/\[[^[\]\n]+\]/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The first gap that starts at or after a position, otherwise the first of all; undefined if none is left. */
export function nextGap(text: string, from: number): Gap | undefined {
  const gaps = findGaps(text);
  return gaps.find((gap) => gap.start >= from) ?? gaps[0];
}
