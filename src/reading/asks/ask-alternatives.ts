import { foldSpaces } from '../parts/text-lines.ts';
import type { Ask } from '../reading.ts';
import type { AskParts } from './ask-action.ts';
import { TIME_WORDS } from './ask-clause.ts';
import { matchAt } from './ask-cues.ts';
import { AUX_SUBJECT } from './ask-frames.ts';

/** An ask found in a sentence: where it begins, and where each further answer that it offers does. */
export type Alternated = { start: number; others?: number[] };

/** 'or won't you?' offers no other answer: it only asks for yes or no. */
const BARE_TAG = /(?:or\s)?[a-z]+(?:n't)?\s(?:i|you|he|she|it|we|they)(?:\snot)?[?!.\s]*$/iy;

/**
 * Whether the clause at `at`, after 'or', offers another answer to the ask before it ('or would Tuesday be better?')
 * or is a mere tag; undefined where it does neither.
 */
export function opensAlternative(text: string, before: Alternated, at: number): 'answer' | 'tag' | undefined {
  if (!matchAt(AUX_SUBJECT, text, before.start)) return undefined;
  if (matchAt(BARE_TAG, text, at)) return isOtherSubject(text, before.start, at) ? 'answer' : 'tag';
  return matchAt(AUX_SUBJECT, text, at) ? 'answer' : undefined;
}

/** 'Do you … or do we?': who of two does it is asked, and no mere yes or no. */
function isOtherSubject(text: string, from: number, at: number): boolean {
  const first = SUBJECT.exec(text.slice(from, from + 30))?.[1]?.toLowerCase();
  const other = SUBJECT.exec(text.slice(at, at + 30))?.[1]?.toLowerCase();
  return first !== undefined && other !== undefined && first !== other;
}
const SUBJECT = /^(?:or )?(?:do|does|did|will|can|could|should|would|shall) (i|you|he|she|we|they)\b/i;

/** 'do we' behind 'do you register it' is 'do we register it'. */
export function completed(alternative: string, first: string): string {
  if (!/^(?:do|does|did|will|can|could|should|would|shall) (?:i|you|he|she|we|they)$/i.test(alternative))
    return alternative;
  const deed = /^\w+ (?:i|you|he|she|we|they) (.+)$/i.exec(first)?.[1];
  return deed ? `${alternative} ${deed}` : alternative;
}

/** The parts of an ask that offers several answers: what belongs to one of them only is left out. */
export function alternated(parts: Partial<AskParts>, alternatives: string[]): AskParts {
  const act = parts.act === 'proposal' ? 'proposal' : 'question';
  return { kind: 'question', act, answer: 'choice', alternatives };
}

/** Nobody is offered more than this; it keeps the joining of sentences linear. */
const MOST_ALTERNATIVES = 6;
/** 'Or would Tuesday be better?' as a sentence of its own. */
const OR_BETWEEN = /^[\s?!.…]{1,6}or,?\s+(?:(?:maybe|perhaps|else|alternatively),?\s+)?$/i;
const HOW_ABOUT = /^(?:how|what) about\s/i;

/** The ask and the one in the next sentence as one, where that sentence offers another answer; else undefined. */
export function joinedAlternatives(
  before: Ask | undefined,
  after: Ask | undefined,
  newText: string,
): Ask | undefined {
  if (!before || !after || after.start - before.end > 40) return undefined;
  const polar = (text: string) => matchAt(AUX_SUBJECT, text, 0) !== null;
  const bare = after.text.replace(/[\s?!.…]+$/, '');
  const timed = bare.length < 60 && TIME_WORDS.test(bare) && before.act === 'proposal';
  const marked = OR_BETWEEN.test(newText.slice(before.end, after.start));
  const itself = /^or,?\s/i.exec(bare)?.[0];
  if ((!marked && !itself) || !polar(before.text)) return undefined;
  const other = bare.slice(itself?.length ?? 0).replace(HOW_ABOUT, '');
  if (!polar(other) && !timed) return undefined;
  const first = before.alternatives ?? [before.text.replace(/[\s?!.…]+$/, '')];
  if (first.length >= MOST_ALTERNATIVES) return undefined;
  return {
    ...alternated(before, [...first, ...(after.alternatives ?? [other])]),
    text: newText.slice(before.start, after.end),
    start: before.start,
    end: after.end,
    sentence: foldSpaces(`${before.sentence} ${after.sentence}`),
  };
}
