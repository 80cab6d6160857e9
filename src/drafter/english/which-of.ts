import { wordCount } from '../clean-text.ts';
import { claimOfQuestion, claimOfStatement } from './clauses.ts';
import { type Frame, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';
import { nounLike } from './predicates.ts';
import { baseVerbs } from './verbs.ts';

/** A verb that opens what is said of several: 'speak Welsh'. */
const OPENS_SAID =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|should|must|do|does|did|works?|suits?|needs?)$/i;
const ACTS = /^(?:you|we|i|they|he|she)$/i;

/** 'Which of your translators would be working on it': undefined where another question opens so. */
export function whichOf(text: string, embedded: boolean): Frame | undefined {
  const [, word = '', rest = ''] =
    /^(which|who) of ((?:the|your|our|my|these|those|them|us|you)\b.+)$/i.exec(text) ?? [];
  if (!rest) return undefined;
  const words = rest.split(' ');
  const at = words.findIndex(
    (one, place) =>
      place > 0 && (OPENS_SAID.test(one) || ACTS.test(one) || (baseVerbs.has(one) && !nounLike.has(one))),
  );
  if (at < 1 || at > 4) return { kind: 'none' };
  const gap = `${word.toLowerCase()} of ${turnRound(words.slice(0, at).join(' '))}`;
  const said = words.slice(at);
  const asksBack = /^(?:do|does|did)$/i.test(said[0] ?? '') || DETERMINED.test(said[1] ?? '');
  const isModal = /^(?:will|would|can|could|should|must|do|does|did)$/i.test(said[0] ?? '');
  if (ACTS.test(said[0] ?? '') || (isModal && asksBack)) return chosenOf(said.join(' '), gap, embedded);
  const short = shortened(turnRound(said.join(' ')));
  return short ? { kind: 'value', start: '', gap, end: short, name: `${gap} ${short}` } : { kind: 'none' };
}

/** A word that only a subject begins with. */
export const DETERMINED =
  /^(?:you|we|i|they|he|she|it|the|your|our|my|their|this|that|these|those|an?|any)$/i;

/** 'Would you take down first': the one that is chosen stands behind the verb. */
function chosenOf(rest: string, gap: string, embedded: boolean): Frame {
  const claim = embedded ? claimOfStatement(rest) : claimOfQuestion(rest);
  if (!claim) return { kind: 'none' };
  const [verb = '', ...more] = claim.rest.split(' ');
  const isModal = /^(?:will|would|can|could|should|must)$/.test(claim.pos);
  if (isModal && !baseVerbs.has(verb)) return { kind: 'none' };
  const end = isModal ? more.join(' ') : claim.rest;
  if (/\b(?:to|and|or)\b/.test(end) || wordCount(end) > 5) return { kind: 'none' };
  const start = [claim.subject, claim.pos, isModal ? verb : ''].filter(Boolean).join(' ');
  // 'Take part in': the one that is chosen stands behind the preposition.
  if (/\b(?:in|on|at|for|to|with|from|of|about|by|into|up|off)$/.test(end))
    return { kind: 'value', start: `${start} ${end}`, gap, end: '', name: `${gap} ${start} ${end}` };
  return { kind: 'value', start, gap, end, name: `${gap} ${start} ${end}`.trim() };
}
