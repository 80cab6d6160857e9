import { isLinkOrAddress } from '#reading/links.ts';
import type { Ask } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import type { Gap } from './gaps.ts';
import { lettersOf, quotationsIn } from './reply-text.ts';

/** The answer below a quoted ask, from `start` to `end`. `at`: where the answer is or belongs. */
export type QuotedAnswer = { state: 'answered' | 'open' | 'unsure'; at: number; start: number; end: number };

/** A question without a number: it probably asks back, and does not propose a day. */
const ASKS_BACK = /^\D*[?\uff1f\u061f]\s*$/;

/** The letters of an ask, cut at links and addresses, because a quotation may not contain those. */
function quotedPieces(text: string): string[] {
  const words = text.split(/\s+/).map((word) => (isLinkOrAddress(word) ? '\n' : word));
  return words
    .join(' ')
    .split('\n')
    .map(lettersOf)
    .filter((piece) => piece !== '');
}

/**
 * The answers below the asks that a reply quotes on lines with '>', as the built-in drafter writes them. An answer
 * begins in the next line. One entry for each ask: undefined if the ask is not quoted, or if its quotation has other
 * asks too, or text only after a blank line. `end`: where the closing of the reply begins. Linear.
 */
export function quotedAnswers(
  asks: readonly Ask[],
  reply: string,
  gaps: readonly Gap[],
  end: number,
): (QuotedAnswer | undefined)[] {
  const quotations = quotationsIn(reply);
  if (quotations.length === 0) return asks.map(() => undefined);
  const pieces = asks.map(({ text }) => quotedPieces(text));
  const quotedIn = (letters: string) => {
    const quoted = pieces.flatMap((own, index) =>
      own.length > 0 && own.every((piece) => letters.includes(piece)) ? [{ index, own: own.join('') }] : [],
    );
    // 'item 12?' contains the letters of 'item 1?'.
    const longest = quoted.filter(
      ({ own }) => !quoted.some((other) => other.own !== own && other.own.includes(own)),
    );
    return longest.map(({ index }) => index);
  };
  const found: (QuotedAnswer | undefined)[] = asks.map(() => undefined);
  for (const [index, quotation] of quotations.entries()) {
    const [ask, another] = quotedIn(quotation.letters);
    if (ask === undefined || another !== undefined || found[ask]) continue;
    const limit = Math.max(quotation.end, Math.min(end, quotations[index + 1]?.start ?? reply.length));
    found[ask] = answerBelow(reply, { start: quotation.end, end: limit }, gaps);
  }
  return found;
}

/** The paragraph that begins in the line below a quotation. Undefined if text begins only after a blank line. */
function answerBelow(
  reply: string,
  { start, end }: { start: number; end: number },
  gaps: readonly Gap[],
): QuotedAnswer | undefined {
  const below = reply.slice(start, end);
  const lineStart = Math.min(start + 1, reply.length);
  const paragraph = /\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/.exec(below);
  if (!paragraph || !/[\p{L}\p{N}]/u.test(paragraph[0]))
    return { state: 'open', at: lineStart, start: lineStart, end: lineStart };
  const at = start + paragraph.index;
  const answerEnd = at + paragraph[0].length;
  const gap = gaps.find((each) => each.start >= at && each.end <= answerEnd);
  if (gap) return { state: 'open', at: gap.start, start: at, end: answerEnd };
  if (below.slice(0, paragraph.index).split('\n').length > 2) return undefined;
  return {
    state: ASKS_BACK.test(asciiDigits(paragraph[0])) ? 'unsure' : 'answered',
    at,
    start: at,
    end: answerEnd,
  };
}
