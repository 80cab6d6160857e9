import type { CueSet } from './cue-sets.ts';
import { cueText, findCues } from './cues.ts';

/** The cues that show a choice. `questionWordFirst`: whether a question word comes first in its clause. */
type ChoiceCues = { connectors: CueSet<true>; or: CueSet<true>; questionWordFirst: boolean };

/** The words left and right of 'or', if they are so alike that they must be the two sides of the choice. */
export function sidesOf(written: string, cues: ChoiceCues): [string, string] | undefined {
  const sentence = written.normalize('NFC');
  const text = cueText(sentence, cues.connectors);
  const [or, another] = findCues(text, cues.or);
  if (!or || another || or.firstWord < 1) return undefined;
  const right = text.words.slice(or.lastWord + 1);
  const left = text.words.slice(Math.max(0, or.firstWord - right.length), or.firstWord);
  const [from, to] = [left[0], left.at(-1)];
  const [start, end] = [right[0], right.at(-1)];
  if (!from || !to || !start || !end || left.length !== right.length || right.length > 3) return undefined;
  const sides: [string, string] = [sentence.slice(from.start, to.end), sentence.slice(start.start, end.end)];
  if (sides.some((side) => /[^\p{L}\p{M}\p{N}\s'’:.-]/u.test(side)) || sides[0] === sides[1])
    return undefined;
  // In languages with the verb at the end, the word before 'or' may be a verb, so only sides with digits are certain.
  const areCertain = cues.questionWordFirst || sides.every((side) => /\d/.test(side));
  if (!areCertain) return undefined;
  const isFirst = text.words[0] === from;
  const isAlike = areAlike(...sides) || areAlike(withoutFirstCapital(sides[0], isFirst), sides[1]);
  return isAlike ? sides : undefined;
}

/** A side without the capital that begins a sentence: 'Red or blue?' */
function withoutFirstCapital(side: string, isFirst: boolean): string {
  return isFirst ? side.charAt(0).toLowerCase() + side.slice(1) : side;
}

/** Whether two sides have words of the same form (number, capital, other) and, if there are several, share one word. */
function areAlike(one: string, other: string): boolean {
  const shapeOf = (side: string) =>
    side
      .split(/\s+/)
      .map((word) => (/\d/.test(word) ? '0' : /^\p{Lu}/u.test(word) ? 'A' : 'a'))
      .join('');
  if (shapeOf(one) !== shapeOf(other)) return false;
  const [left, right] = [one.split(/\s+/), other.split(/\s+/)];
  return left.length === 1 || left[0] === right[0] || left.at(-1) === right.at(-1);
}
