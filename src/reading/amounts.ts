import type { AmountMention } from './reading.ts';

/** Finds amounts of money and percentages: a first, simple version. */
export function findAmounts(newText: string): AmountMention[] {
  return [...newText.matchAll(/\b(\d{1,12})\s?%/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    value: Number(match[1]),
    unit: '%',
  }));
}
