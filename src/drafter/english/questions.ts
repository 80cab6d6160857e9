import { midSentence } from './clauses.ts';
import { type Frame, nounValue, shortened } from './frame.ts';
import { expectedValue, furtherFrame, priceFrame } from './further-questions.ts';
import { placedGap } from './gap-places.ts';
import { howFrame } from './how-questions.ts';
import { opinionFrame, proposalFrame } from './opinions.ts';
import { turnRound } from './perspective.ts';
import {
  AMONG,
  amongPersons,
  behindPreposition,
  declared,
  directed,
  shareOf,
  VERB_FIRST,
} from './question-parts.ts';
import { baseOfPast, baseOfThirdPerson, baseVerbs } from './verbs.ts';
import { type Asked, gapOf, takeApart } from './wh-words.ts';
import { DETERMINED, whichOf } from './which-of.ts';

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

/** 'Who has the key to the hatch?': nobody is asked about by what somebody has done. */
const HOLDS =
  /^has (?:the|your|our|my|a|an) (?!.*(?:ed|en|made|done|sent|put|got|said|told|left|set|met|paid)\b)/i;

const HAPPENED =
  /^(?:happens|happened|goes wrong|comes next|went wrong|has happened|has gone wrong|caused|led to)\b/;

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
  const [, when = ''] = /^happens ((?:if|when|once|after|unless|in case) .+)$/i.exec(asked.rest) ?? [];
  const then = when ? shortened(turnRound(when)) : undefined;
  if (then)
    return { kind: 'value', start: `${then},`, gap: 'what happens', end: '', name: `what happens ${then}` };
  const what = happened ? shortened(turnRound(`what ${asked.rest}`)) : undefined;
  if (what && happened === 'happens')
    return { kind: 'value', start: `${what} is this:`, gap: 'what happens', end: '', name: what };
  if (what) return { kind: 'value', start: `${what} is this:`, gap: 'what happened', end: '', name: what };
  const verb =
    /^(will|can|could|should|would|has|works?|suits?|needs?|handles?|owns?|is (?:going|responsible|in charge|best|handling|leading|attending|working|coming|available|ok|okay|fine|best|better|good|easiest|convenient|suitable|possible|free|cheapest|right|correct|closest|nearest)|are (?:going|coming|attending|available|needed|required|included))\b/i;
  const verbal = (asked.rest.split(' ')[0] ?? '').toLowerCase();
  const acts =
    asked.word === 'who' &&
    (/^(?!is$|was$|has$|does$|this$|his$|its$)[a-z]{2,}[^s]s$/.test(verbal) ||
      baseOfThirdPerson(verbal) !== undefined ||
      baseOfPast(verbal) !== undefined);
  if (
    !(
      verb.test(asked.rest) ||
      acts ||
      (asked.noun !== '' &&
        /^(?:which|what)$/.test(asked.word) &&
        /^(?:is|are|was|were) [a-z]{2,}ed\b/.test(asked.rest))
    ) ||
    (/^(?:will|can|could|should|would|has) (?:you|we|i|it|they|he|she|the|this|that|your|our|my)\b/i.test(
      asked.rest,
    ) &&
      !HOLDS.test(asked.rest)) ||
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
    const isDone =
      /^(?:the |your |our |my )?(?:\w+ )?(?:delivery|shipping|shipment|production|assembly|installation|repair|processing|turnaround)$/.test(
        noun,
      );
    const verb = isDone ? 'takes' : /[^s]s$/.test(noun) ? 'are' : 'is';
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

/** 'How we can avoid it?': asked in the order of a statement, as many do whose own language does. */
const UNTURNED =
  /^(?:(?:to|for|from|in|on|at|by|with|until) )?(?:what|when|where|which|why|how(?: (?:much|many|long|often|soon|far))?)(?: (?!can|could|will|would|do|does|did|should|shall|must|may|have|has|had|are|is|were|was)[a-z]+)? (?:you|we|i|they) (?:can|could|should|will|would|need|want|must|have to|get|send|pay|use)\b/i;

/**
 * The frame of a question that opens with a question word, in direct order ('when can you deliver') or embedded
 * after 'let me know' ('when you can deliver'). Undefined for other questions.
 */
export function questionFrame(given: string, isEmbedded: boolean): Frame | undefined {
  const embedded = isEmbedded || UNTURNED.test(given);
  const text = given
    .replace(/^how soon after(?:wards)? (?=(?:can|could|will|would|do|you|we|I)\b)/i, 'how soon ')
    .replace(
      /^((?:when|what|where|who|which|how)\b.{0,40}?) do you think (you|we|i|they) (could|can|would|will)\b/i,
      '$1 $3 $2',
    );
  if (TWICE.test(text)) return { kind: 'none' };
  const added = furtherFrame(text) ?? behindPreposition(text, embedded);
  if (added) return added;
  const [, head, among] = AMONG.exec(text) ?? [];
  if (!head || !among) return frameOfQuestion(text, embedded);
  const frame = frameOfQuestion(head, embedded);
  const options = turnRound(among).replace(/,? or |, /g, ' / ');
  if (frame?.kind === 'value' && /(?:^| \/ )(?:you|me)(?: \/ |$)/.test(options))
    return amongPersons(frame, options) ?? frame;
  return frame?.kind === 'value'
    ? { ...frame, start: frame.start.replace(/ as follows:$/, ''), gap: options }
    : frame;
}

/** 'Who pays the carriage and how do I pack it': two questions that were not taken apart. */
const TWICE =
  /,? and (?:how|what|when|where|who|why|which)(?: [a-z]+)? (?:do|does|did|is|are|can|could|will|would|should|must|have|has) (?:you|we|i|they|he|she|it|the|your|our|my|this|that)\b/i;

function frameOfQuestion(text: string, embedded: boolean): Frame | undefined {
  const special = opinionFrame(text) ?? proposalFrame(text) ?? howFrame(text, embedded);
  if (special) return special;
  const shared = shareOf(text, embedded);
  if (shared) return shared;
  const share = /^how (many|much) (of .+)$/i.exec(text);
  const part = share ? shortened(turnRound(share[2] ?? ''))?.replace(/^of me\b/, 'of us') : undefined;
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
  return directed(statementValue(asked, statement));
}
