import type { Ask } from '#reading/reading.ts';
import type { Stance } from './composer.ts';

/** How far before an ask its condition may begin, in characters. */
const REACH = 80;

const condition =
  /(?:^|[.?!;,\n]\s*|\bor )(?:(?<no>otherwise|or else|if (?:not|no|you (?:cannot|can[’']?t|can not|are not|aren[’']?t|do not|don[’']?t|did not|didn[’']?t|have not|haven[’']?t|will not|won[’']?t|would rather not)))|(?<yes>if (?:so|yes|you (?:can|are|do|did|have|will|would|could)(?! not\b|n[’']?t\b))|in that case))\b[^.?!;\n]{0,30}$/i;

type Condition = 'yes' | 'no';

/** What has to hold for an ask, by the words before it: 'If so, …', '; otherwise …'. */
function conditionBefore({ start }: Ask, text: string): Condition | undefined {
  const groups = condition.exec(text.slice(Math.max(0, start - REACH), start))?.groups;
  if (!groups) return undefined;
  return groups.no ? 'no' : 'yes';
}

/**
 * The stance of each ask once its condition is looked at; undefined where it does not apply after the answers given:
 * 'Are you coming? If so, which day? If not, who comes for you?' Whoever declines has not declined what follows from
 * that: such an ask is open. Of a question that the person has yet to answer, what follows from a yes stays. Linear.
 * @param text the text that the asks are spans of
 */
export function underConditions(
  asks: readonly Ask[],
  stances: readonly Stance[],
  text: string,
): (Stance | undefined)[] {
  let governing: Stance | undefined;
  let earlier: { sentence: string; condition: Condition } | undefined;
  return asks.map((ask, place) => {
    const stance = stances[place];
    const inherited = earlier?.sentence === ask.sentence ? earlier.condition : undefined;
    const condition = governing && (conditionBefore(ask, text) ?? inherited);
    earlier = condition && { sentence: ask.sentence, condition };
    if (!condition) {
      if (ask.answer === 'yes-no') governing = stance;
      return stance;
    }
    if (governing !== 'no') return condition === 'no' ? undefined : stance;
    return condition === 'no' ? 'open' : undefined;
  });
}
