import { baseVerbs, isParticiple } from './verbs.ts';

/** Words that are a subject by themselves. */
export const pronouns =
  /^(?:you|we|i|it|there|this|that|they|he|she|everything|everyone|anyone|someone|somebody|anybody|nobody|everybody|these|those)$/i;
/** Words behind which a noun stands. */
export const determiners =
  /^(?:the|a|an|my|your|our|his|her|its|their|this|that|these|those|any|some|each|every|all|both|no|next|last)$/i;
const predicates = new Set(
  `available free ready able possible correct right wrong ok okay fine good true due open closed still already now
  not also really enough clear acceptable convenient suitable happy sure aware complete final accurate valid
  feasible reasonable interested here there back online possible feasible up working coming going expected supposed
  likely mandatory optional required needed necessary compatible responsible included missing late early better
  best different similar safe active out away gone dry full empty busy aware certain content keen definitely certainly
  more less cheaper easier quicker safer nearer smaller larger bigger longer shorter higher lower faster realistic
  fully completely properly actually always usually normally`.split(/\s+/),
);
/** Words that are nouns as often as verbs: as a predicate they are the second choice. */
export const nounLike: ReadonlySet<string> = new Set(
  `report order plan price call project test contract offer visit review update share change request issue cost
  charge schedule invoice quote document design deal support form address name date file record place point state
  start end answer copy note return list link mail email draft team transfer process return fit match mark host
  direct budget access display balance handle concern result estimate record release present content rate deposit paint fence phone post count climb crack dent drip flood hammer
    jump knock leak press rust scratch shed slide slip smell split stack stretch`.split(/\s+/),
);

/** 'Is the hall big enough?' */
const SIZED =
  /^(?:big|large|wide|high|long|deep|strong|good|warm|early|soon|fast|small|close|clear|thick|heavy|hot|cold|old|tall|dry|low|quiet|safe|light|soft|hard|short|fresh|detailed)$/i;

const ADVERB =
  /^(?:not|rather|still|also|already|really|actually|usually|normally|always|ever|now|then|just|only|probably)$/i;

/** Where the predicate of 'the venue for the offsite booked' begins, after an auxiliary; -1 where unsure. */
export function predicateStart(words: readonly string[], auxiliary: 'be' | 'have' | 'do'): number {
  const first = words[0] ?? '';
  if (
    pronouns.test(first) &&
    !(determiners.test(first) && /^(?:this|that|these|those)$/i.test(first) && startsNoun(words[1]))
  ) {
    return 1;
  }
  // 'Is that definite?': no noun ends a question behind it.
  if (auxiliary === 'be' && /^(?:this|that)$/i.test(first) && words.length === 2) return 1;
  // 'Would that wreck the stage shots?': a verb that no table knows, before its object.
  if (auxiliary === 'do' && /^(?:this|that)$/i.test(first) && determiners.test(words[2] ?? '')) return 1;
  let second = -1;
  for (let at = 1; at < words.length; at++) {
    const word = (words[at] ?? '').toLowerCase();
    if (determiners.test(words[at - 1] ?? '')) continue;
    // 'Is the content 5.4 or 5.6 %?'
    if (auxiliary === 'be' && second > 0 && /^[£€$]?\d/.test(word) && words.includes('or')) return at;
    const fits =
      auxiliary === 'be'
        ? predicates.has(word) || isParticiple(word) || /[a-z]{3}(?:able|ible)$/.test(word)
        : auxiliary === 'have'
          ? isParticiple(word)
          : baseVerbs.has(word);
    if (auxiliary === 'be' && word === 'enough' && SIZED.test(words[at - 1] ?? '')) return at - 1;
    if (!fits) continue;
    // 'Would the small tent still be big enough?'
    const start = at > 1 && auxiliary === 'do' && ADVERB.test(words[at - 1] ?? '') ? at - 1 : at;
    if (!nounLike.has(word)) return start;
    if (second < 0) second = start;
  }
  // 'Is the warranty from you or from the maker?'
  const or = auxiliary === 'be' && second < 0 ? words.indexOf('or') : -1;
  const joint = words[or + 1] ?? '';
  if (or > 2 && /^(?:from|in|on|at|by|for|with|to)$/.test(joint)) return words.lastIndexOf(joint, or - 1);
  return second;
}

function startsNoun(word: string | undefined): boolean {
  if (word === undefined) return false;
  const low = word.toLowerCase();
  return (
    !(baseVerbs.has(low) && !nounLike.has(low)) &&
    !predicates.has(low) &&
    !isParticiple(low) &&
    !/^(?:a|an|the|in|on|at|up|down|off|over|out|for|from|with|by|about|due|to|my|your|our|his|her|its|their|something|anything|nothing|someone|somebody|all|enough|what|where|why|how|because)$/.test(
      low,
    )
  );
}

/** 'You still have the green leather': a thing stands behind it, and no participle. */
export function holdsThing(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  return (
    determiners.test(next) ||
    /^(?:\d|enough|more|room|time|space|stock|capacity|plenty|somewhere|someone)/i.test(next)
  );
}
