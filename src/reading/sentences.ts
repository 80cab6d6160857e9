import type { Span } from './reading.ts';

/** Cuts a text into sentences: a first, simple version. */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(/[^.!?\n]+[.!?]?/g)) {
    const trimmed = match[0].trim();
    if (trimmed === '') continue;
    const start = match.index + match[0].indexOf(trimmed);
    spans.push({ text: trimmed, start, end: start + trimmed.length });
  }
  return spans;
}
