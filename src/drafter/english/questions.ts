import { claimOfQuestion, midSentence } from './clauses.ts';
import { type Frame, nounValue, shortened } from './frame.ts';
import { expectedValue, furtherFrame, heldThing, priceFrame } from './further-questions.ts';
import { money, withinStatement } from './gap-places.ts';
import { opinionFrame, proposalFrame } from './opinions.ts';
import { turnRound } from './perspective.ts';
import { baseOfPast, baseOfThirdPerson, baseVerbs } from './verbs.ts';
import { type Asked, gapOf, takeApart } from './wh-words.ts';
import { DETERMINED, whichOf } from './which-of.ts';

/** A statement has its subject first. */
const VERB_FIRST =
  /^(?:will|would|can|could|should|shall|must|may|might|is|are|was|were|has|had|does|did)\b/i;

/** A statement with its missing piece: 'I expect [number] people', 'the report is due [date]'. */
function statementValue(asked: Asked, statement: string): Frame {
  const short = shortened(statement)?.replace(/(?<= prefer) (?:by|before|until) .+$/, '');
  if (!short || VERB_FIRST.test(short)) return { kind: 'none' };
  // 'How often would that have to be done and by whom?' asks for two things.
  const [, stated, second] =
    /^(.+?),? and ((?:(?:by|for|to|with|at|from|until) )?(?:who|whom|when|where|why|how|how much|how many|what time)(?: (?:until|to) what time)?)$/i.exec(
      short,
    ) ?? [];
  if (stated && second && (asked.noun === '' || /\btime$/.test(second)))
    return {
      kind: 'value',
      start: stated,
      gap: `${gapOf(asked)} and ${second}`,
      end: '',
      name: `${asked.word} ${short}`,
    };
  const liked = /^(.+) (best|most|more|better)$/.exec(short);
  if (liked) {
    const gap = asked.noun === 'one' ? 'which one' : gapOf(asked);
    return {
      kind: 'value',
      start: liked[1] ?? '',
      gap,
      end: liked[2] ?? '',
      name: `${asked.word} ${asked.noun} ${short}`.replace(/\s+/g, ' '),
    };
  }
  return placedGap(asked, short);
}

/** The same, where the statement is about one thing: its gap stands where the answer would. */
function placedGap(asked: Asked, short: string): Frame {
  const within = heldThing(asked, short);
  if (within) return within;
  const counted = asked.word === 'how many' || asked.word === 'how much' ? asked.noun : '';
  const name = `${asked.word}${asked.noun ? ` ${asked.noun}` : ''} ${short}`;
  const [, head = short, tail = ''] =
    /^(.+?(?:\s(?:on|in|at|for|to|with|from|of|about|up)(?=\s(?:for|at|during|in|on|next|this|by)\s))?)(\s+(?:for|at|during|in|on|next|this|by)\s+.+)$/.exec(
      short,
    ) ?? [];
  const inside =
    asked.noun === '' && /^(?:who|what|how much)$/.test(asked.word) ? withinStatement(short) : undefined;
  if (inside)
    return { kind: 'value', ...inside, gap: money.test(inside.start) ? 'amount' : gapOf(asked), name };
  if (/\bcosts?$/.test(short) && asked.word === 'what')
    return { kind: 'value', start: short, gap: 'amount', end: '', name };
  if (asked.word === 'when')
    return {
      kind: 'value',
      start: `${short.replace(/^you (?:will|can) (?:get|receive|have) /, 'you can expect ')} on`,
      gap: 'date',
      end: '',
      name,
    };
  if (tail && asked.noun && /^(?:what|which)$/.test(asked.word)) {
    return { kind: 'value', start: head, gap: gapOf(asked), end: tail.trim(), name };
  }
  const [, takes = '', since = ''] = /^(.+? takes?) ((?:from|after|once|until) .+)$/.exec(short) ?? [];
  if (takes) return { kind: 'value', start: takes, gap: gapOf(asked), end: since, name };
  // 'How many trucks could you make available from May' has its object in the middle.
  const [, makes = '', state = ''] = /^(.+? (?:make|have|keep)) (available\b.*)$/.exec(short) ?? [];
  if (counted && makes)
    return { kind: 'value', start: makes, gap: gapOf(asked), end: `${counted} ${state}`, name };
  if (counted && tail)
    return { kind: 'value', start: head, gap: gapOf(asked), end: `${counted}${tail}`, name };
  return { kind: 'value', start: short, gap: gapOf(asked), end: counted, name };
}

const HAPPENED = /^(?:happened|went wrong|has happened|has gone wrong|caused|led to)\b/;

/** 'What would a tuning cost': what stands between the two verbs is the subject. */
function isInverted({ word, rest }: Asked): boolean {
  const [, next = ''] =
    /^(?:will|can|could|should|would) (?:(?:also|still|then|now|usually|normally|probably|not|actually|really|ever|possibly|have to|need to) )?([a-z'-]+)/i.exec(
      rest,
    ) ?? [];
  // 'Who will chair it': people do what no table of verbs knows.
  if (/^who/.test(word)) return DETERMINED.test(next);
  return next !== '' && !baseVerbs.has(next.toLowerCase());
}

/** The wh-word is itself the subject: 'who will attend', 'what time works for you'. */
function subjectValue(asked: Asked, embedded: boolean): Frame | undefined {
  const happened = asked.word === 'what' && !asked.noun ? HAPPENED.exec(asked.rest)?.[0] : undefined;
  const what = happened ? shortened(turnRound(`what ${asked.rest}`)) : undefined;
  if (what) return { kind: 'value', start: `${what} is this:`, gap: 'what happened', end: '', name: what };
  const verb =
    /^(will|can|could|should|would|has|works?|suits?|needs?|handles?|owns?|is (?:going|responsible|in charge|best|handling|leading|attending|working|coming|available)|are (?:going|coming|attending|available|needed|required|included))\b/i;
  const verbal = (asked.rest.split(' ')[0] ?? '').toLowerCase();
  const acts =
    asked.word === 'who' && (baseOfThirdPerson(verbal) !== undefined || baseOfPast(verbal) !== undefined);
  if (
    !(verb.test(asked.rest) || acts) ||
    /^(?:will|can|could|should|would|has) (?:you|we|i|it|they|he|she|the|this|that|your|our|my)\b/i.test(
      asked.rest,
    ) ||
    (!embedded && isInverted(asked))
  )
    return undefined;
  if (!/^(?:who|who else|which|what|what else|what time|what day|what date|how many)$/.test(asked.word))
    return undefined;
  const short = shortened(turnRound(asked.rest));
  if (!short) return undefined;
  const end = asked.word === 'how many' ? `${asked.noun} ${short}` : short;
  return {
    kind: 'value',
    start: '',
    gap: gapOf(asked),
    end,
    name: `${asked.word} ${asked.noun ? `${asked.noun} ` : ''}${short}`,
  };
}

function reasonFrame(asked: Asked, embedded: boolean): Frame {
  const turned = embedded ? turnRound(asked.rest) : declared(asked.rest);
  const short = turned ? shortened(turned) : undefined;
  return short ? { kind: 'about', wants: 'reason', name: short } : { kind: 'none' };
}

/** 'will you deliver the parts' → 'I will deliver the parts'. */
function declared(question: string): string | undefined {
  const claim = claimOfQuestion(question);
  return claim ? `${claim.subject} ${claim.pos} ${claim.rest}`.trim() : undefined;
}

/** 'is the total for May' → a value named by its noun. */
function beValue(asked: Asked, embedded: boolean): Frame | undefined {
  const match = /^(?:is|are|was|were)\s+(.+)$/i.exec(asked.rest);
  if (!match || embedded) return undefined;
  const noun = shortened(midSentence(turnRound(match[1] ?? '')));
  if (!noun) return { kind: 'none' };
  if (asked.word === 'what' && !asked.noun && /^(?:the|my|our|your|a|an|its|their)\b/i.test(noun)) {
    return nounValue(noun, noun.replace(/\s+(?:for|of|in|on|at|from|to|with|by|about|you|we|I)\s.*$/, ''));
  }
  const statement = declared(asked.rest);
  if (statement && !/^(?:the|my|our|your|it|this|that)\b.* (?:is|are|was|were)$/.test(statement))
    return statementValue(asked, statement);
  if (/^how (?:long|soon)$/.test(asked.word) && !/ (?:is|are|was|were)$/.test(noun)) {
    const verb = /[^s]s$/.test(noun) ? 'take' : 'takes';
    return {
      kind: 'value',
      start: `${noun} ${verb}`,
      gap: 'how long',
      end: '',
      name: `how long ${noun} ${verb}`,
    };
  }
  if (/^(?:when|where|who|how much|what time|what date)$/.test(asked.word)) {
    const verb = /^(?:are|were)/i.test(asked.rest) ? 'are' : 'is';
    const gap = asked.word === 'where' ? `where ${verb === 'are' ? 'they are' : 'it is'}` : gapOf(asked);
    return { kind: 'value', start: `${noun} ${verb}`, gap, end: '', name: `${asked.word} ${noun} ${verb}` };
  }
  return undefined;
}

/**
 * The frame of a question that opens with a question word, in direct order ('when can you deliver') or embedded
 * after 'let me know' ('when you can deliver'). Undefined for other questions.
 */
export function questionFrame(given: string, embedded: boolean): Frame | undefined {
  const text = given.replace(
    /^((?:when|what|where|who|which|how)\b.{0,40}?) do you think (you|we|i|they) (could|can|would|will)\b/i,
    '$1 $3 $2',
  );
  const added = furtherFrame(text);
  if (added) return added;
  const [, head, among] = AMONG.exec(text) ?? [];
  if (!head || !among) return frameOfQuestion(text, embedded);
  const frame = frameOfQuestion(head, embedded);
  const options = turnRound(among).replace(/,? or |, /g, ' / ');
  return frame?.kind === 'value' ? { ...frame, gap: options } : frame;
}

/** 'Which finish did they choose, oil or lacquer?' names the answers that it may have. */
const AMONG =
  /^((?:which|what|who|where|when)\b[^,:]{5,160})(?:,| ?[:–—-] )\s*((?!and\b|but\b|so\b|if\b)(?:[^\s,]+ ){0,5}[^\s,]+(?:, (?:[^\s,]+ ){0,5}[^\s,]+){0,3},? or (?:[^\s,]+ ){0,5}[^\s,]+)$/i;

function frameOfQuestion(text: string, embedded: boolean): Frame | undefined {
  const special = opinionFrame(text) ?? proposalFrame(text);
  if (special) return special;
  const share = /^how (many|much) (of .+)$/i.exec(text);
  const part = share ? shortened(turnRound(share[2] ?? '')) : undefined;
  if (part)
    return {
      kind: 'value',
      start: '',
      gap: /many/i.test(share?.[1] ?? '') ? 'number' : 'how much',
      end: part,
      name: `how ${share?.[1]} ${part}`,
    };
  const which = whichOf(text, embedded);
  if (which) return which;
  const asked = takeApart(text);
  if (!asked) return undefined;
  if (asked.word === 'why') return reasonFrame(asked, embedded);
  if (embedded && /^you(?:'d)? (?:think|feel)(?: (?:of|about) (.+))?$/i.test(asked.rest)) {
    return {
      kind: 'about',
      wants: 'view',
      name: turnRound(/(?:of|about) (.+)$/i.exec(asked.rest)?.[1] ?? ''),
    };
  }
  const bare =
    /^how many$/.test(asked.word) && !asked.noun
      ? /^[a-z-]+(?: [a-z-]+)?$/.exec(turnRound(asked.rest))?.[0]
      : undefined;
  if (embedded && bare) {
    const name = `the number of ${bare}`;
    return { kind: 'value', start: `${name} is`, gap: 'number', end: '', name };
  }
  const [, noun] =
    embedded && asked.word === 'what' && !asked.noun
      ? (/^((?:the|my|our|your|its|their|his|her) .+) (?:is|are)$/i.exec(asked.rest) ?? [])
      : [];
  const named = noun ? shortened(turnRound(noun)) : undefined;
  if (named) return nounValue(named, named.replace(/\s+(?:for|of|in|on|at|from|to|with|by|about)\s.*$/, ''));
  const expected = embedded ? undefined : expectedValue(asked);
  if (expected) return expected;
  const found = subjectValue(asked, embedded) ?? beValue(asked, embedded);
  if (found) return found;
  const priced =
    asked.word === 'how much' || (asked.word === 'what' && !asked.noun) ? priceFrame(asked) : undefined;
  if (priced) return priced;
  if (embedded && /^to\b/.test(asked.rest))
    return { kind: 'about', wants: 'answer', name: turnRound(shortened(text) ?? '') };
  const statement = embedded ? midSentence(turnRound(asked.rest)) : declared(asked.rest);
  if (!statement || /^how$/.test(asked.word)) {
    const name = shortened(statement ? `${asked.word} ${statement}` : '');
    return name ? { kind: 'about', wants: 'answer', name } : { kind: 'none' };
  }
  return statementValue(asked, statement);
}
