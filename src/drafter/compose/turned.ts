import type { Answer } from '../composer.ts';
import { turnedAsk } from '../turning/turn.ts';
import { fill, type Writing } from './phrasing.ts';
import { clauseThatAsks, withoutJoint } from './short-question.ts';
import type { Verdict } from './verdicts.ts';

/** The clause of an ask that asks, as its mail has it. */
function asking({ ask, embedded }: Answer, language: string): string {
  return embedded ?? clauseThatAsks(ask.text, language) ?? withoutJoint(ask.text.trim(), language);
}

/**
 * What is said to an ask by turning its own words round, where mail and reply are of one language and a rule takes it
 * (see `src/drafter/turning`); '' elsewhere. A request whose thing and day are known has phrases of its own.
 */
export function turned(answer: Answer, verdict: Verdict, { pack, scene }: Writing): string {
  const { ask, matter, by, moments, embedded } = answer;
  if (!scene.native || !pack.turning) return '';
  const isRequest = ask.answer === 'action' && embedded === undefined;
  const isDated = by !== undefined || moments.length > 0;
  const isKnown = isRequest && matter.deed && matter.thing && isDated;
  if (isKnown && verdict !== 'open') return '';
  const said = turnedAsk(asking(answer, pack.locale.slice(0, 2)), ask.answer, pack.turning);
  if (!said || (isRequest && !said[verdict])) return '';
  // 'I will send it by Friday [when]': beside a day only a gap of alternatives leaves nothing to be asked again.
  if (isKnown && !/\[[^[\]]* \/ [^[\]]*\]/.test(said.open)) return '';
  return fill(said[verdict] ?? said.open, { pack, scene });
}
