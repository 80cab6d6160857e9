import type { Reading, Span } from './reading.ts';

/** White space and quote marks. */
const BETWEEN_WORDS = /[\s>]+/;

/**
 * Finds words in a text, from an index on. White space and quote marks ('>') between them may differ. Undefined if the
 * text does not contain them.
 */
export function findWords(words: string, text: string, from = 0): Span | undefined {
  // The parts must not contain quote marks: the pattern would try each of them as a part and as a space.
  const parts = words
    .split(BETWEEN_WORDS)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (parts.length === 0) return undefined;
  const pattern = new RegExp(parts.join(BETWEEN_WORDS.source), 'g');
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found ? { text: found[0], start: found.index, end: found.index + found[0].length } : undefined;
}

/**
 * The positions of the asks in the text that was read, which may have other line ends and quote marks than the reading.
 * The asks are searched in order and after the subject, because the subject may have the same words. An ask that is not
 * found keeps its position from the reading.
 */
export function locateAsks(emailContent: string, { asks, subject = '' }: Reading): Span[] {
  const subjectStart = emailContent.indexOf(subject);
  // A subject in encoded words is not found.
  let from = subjectStart < 0 ? 0 : subjectStart + subject.length;
  return asks.map((ask) => {
    const found = findWords(ask.text, emailContent, from);
    if (!found) return ask;
    from = found.end;
    return { text: ask.text, start: found.start, end: found.end };
  });
}
