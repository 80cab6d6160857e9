const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text of any language in its order, found by a dictionary where the script puts no space between. Linear. */
export function segmentWords(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}
