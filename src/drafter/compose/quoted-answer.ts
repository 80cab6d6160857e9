import type { Answer } from '../composer.ts';
import { say, type Writing } from './phrasing.ts';
import { asksTwice, quoted } from './references.ts';
import { offersChoice, type Verdict } from './verdicts.ts';

/**
 * An ask that could not be turned round, by its own words or its place: what class it is of says less of it, and may be
 * wrong. '' where neither names it.
 */
export function quotedAnswer(answer: Answer, verdict: Verdict, writing: Writing): string {
  const { ask, place, matter } = answer;
  const { first, second, third, further } = writing.pack.questionRefs;
  const byPlace =
    ask.kind === 'question' && answer.of > 1 ? ([first, second, third][place] ?? further) : undefined;
  const re = quoted(answer, writing) ?? byPlace;
  if (!re || (ask.needed && matter.thing)) return '';
  const isFact = (/^(?:time|amount)$/.test(ask.answer) && asksTwice(answer)) || offersChoice(answer);
  return say(`question ${place}`, writing.pack.questions[isFact ? 'fact' : ask.answer][verdict], writing, {
    re,
  });
}
