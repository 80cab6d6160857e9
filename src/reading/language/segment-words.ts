const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text in any language, in order. A dictionary finds them in scripts without spaces. Linear. */
export function segmentWords(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}
