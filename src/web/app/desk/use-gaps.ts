import { useState } from 'react';
import { findGaps, type Gap, type KnownTexts } from '#checking/gaps.ts';
import { changeBetween, moveSpans } from '#web/lib/text-change.ts';

/** A gap of a reply. It keeps its id while the text around it changes. `context`: the words before it. */
export type ReplyGap = Gap & { id: number; context: string };

type FoundGaps = { text: string; gaps: readonly ReplyGap[]; lastId: number };

/** The most characters of the words before a gap. The page shows one line of them. */
const MAX_CONTEXT = 160;

/** The words before a gap on its line, or else the last line above it that has words, without quotation marks. */
function contextOf(text: string, start: number): string {
  let end = start;
  while (end > 0) {
    const lineStart = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(Math.max(lineStart, end - MAX_CONTEXT), end);
    if (/[\p{L}\p{N}]/u.test(line)) return line.replace(/^[>\s]+/, '').trim();
    end = lineStart - 1;
  }
  return '';
}

/** The gaps of a text, with the ids that they had in the text before. */
function withIds(text: string, gaps: readonly Gap[], before: FoundGaps): FoundGaps {
  const moved = moveSpans(before.gaps, changeBetween(before.text, text));
  const ids = new Map(moved.map(({ start, id }) => [start, id]));
  let { lastId } = before;
  const identified = gaps.map((gap) => {
    const known = ids.get(gap.start);
    if (known === undefined) lastId += 1;
    return { ...gap, id: known ?? lastId, context: contextOf(text, gap.start) };
  });
  return { text, gaps: identified, lastId };
}

function isSameAs(gaps: readonly Gap[], before: readonly Gap[]): boolean {
  return gaps.length === before.length && gaps.every(({ start }, index) => start === before[index]?.start);
}

/** The gaps of a reply. `known`: texts whose words in brackets are no gaps. */
export function useGaps(text: string, known: KnownTexts): readonly ReplyGap[] {
  const [found, setFound] = useState<FoundGaps>({ text: '', gaps: [], lastId: 0 });
  const gaps = findGaps(text, known);
  if (text === found.text && isSameAs(gaps, found.gaps)) return found.gaps;
  const next = withIds(text, gaps, found);
  setFound(next);
  return next.gaps;
}
