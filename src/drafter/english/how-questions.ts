import { wordCount } from '../clean-text.ts';
import { claimOfQuestion, claimOfStatement, midSentence } from './clauses.ts';
import { type Frame, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';
import { baseVerbs } from './verbs.ts';

/** What is said of a thing: 'how big', 'how firm'. */
const STATES = `big high wide deep heavy old tall large small thick thin strong loud warm cold hot firm strict flexible
  urgent likely confident sure certain happy keen interested important difficult hard easy busy close near accurate
  reliable good bad safe serious common expensive full ready noisy fresh comfortable experienced familiar steep sharp
  dark bright smooth rough dirty clean new stable durable complete advanced different feasible realistic essential
  necessary soft sensitive complicated bulky fragile severe widespread dangerous satisfied formal detailed`;
const ALL_STATES: ReadonlySet<string> = new Set(STATES.split(/\s+/));
/** How something is done: 'how early', 'how quickly'. */
const WAYS = '(?!exactly|only|really)[a-z]{3,12}ly early late fast well badly';
const OPENING = new RegExp(
  `^how (far(?= (?:is|are)\\b)|${`${STATES} ${WAYS}`.split(/\s+/).join('|')}) (.+)$`,
  'i',
);
const BE = /^(?:is|are|am|was|were)$/i;
const PRONOUN = /^(?:you|i|we|they|he|she|it|that|this|these|those)$/i;
const WAITED = /^(?:going|likely|expected|supposed|meant|due)? ?to be\b/;
/** A condition behind the statement, before which its gap stands. */
const CONDITION =
  /^(.{4,160}?) ((?:if|unless|once|in case|whether) (?:you|we|I|they|he|she|it|the|a|an|my|your|our|this|that|there|these|nobody|someone|something|anything) .+)$/;

/** A statement and the condition that stands behind it: 'you would be down' and 'if you went that way'. */
export function withoutCondition(statement: string): { main: string; condition: string } {
  const [, main = statement, condition = ''] = CONDITION.exec(statement) ?? [];
  return { main, condition };
}

/** 'How early could I collect?': from when on; 'how late can we cancel?': until when. */
function ofWay(how: string, rest: string, embedded: boolean): Frame | undefined {
  const claim = embedded ? claimOfStatement(rest) : claimOfQuestion(rest);
  if (!claim || claim.rest === '') return undefined;
  const { main, condition } = withoutCondition(claim.rest);
  const said = `${claim.subject} ${claim.pos} ${main}`;
  const name = `how ${how} ${said} ${condition}`.trim();
  const isTime =
    /^(?:early|late)$/.test(how) && /^(?:can|could|am|are|is|would|will|should|may|must)\b/.test(claim.pos);
  if (!isTime) return { kind: 'value', start: said, gap: `how ${how}`, end: condition, name };
  return {
    kind: 'value',
    start: `${said} ${how === 'early' ? 'from' : 'until'}`,
    gap: 'when',
    end: condition,
    name,
  };
}

/** 'How confident are you of that?': the gap is the predicate, and stands behind the verb. */
function ofState(how: string, rest: string, embedded: boolean): Frame | undefined {
  if (/^(?:to|from|with|of|for|in|at|on)\b/i.test(rest)) return undefined;
  const [verb = '', subject = ''] = rest.split(' ');
  const gap = `how ${how}`;
  if (!embedded && BE.test(verb) && PRONOUN.test(subject)) {
    const claim = claimOfQuestion(`${rest} so`);
    const said = claim?.rest.replace(/ ?\bso$/, '') ?? '';
    if (!claim) return undefined;
    const start = `${claim.subject} ${claim.pos}`;
    return WAITED.test(said)
      ? { kind: 'value', start: `${start} ${said}`, gap, end: '', name: `${gap} ${start} ${said}` }
      : { kind: 'value', start, gap, end: said, name: `${gap} ${start} ${said}`.trim() };
  }
  if (!embedded && BE.test(verb)) {
    const thing = shortened(midSentence(turnRound(rest.slice(verb.length + 1))));
    const [, noun = thing ?? '', waits = ''] =
      /^(.+?) ((?:going|likely|expected|supposed) to be)$/.exec(thing ?? '') ?? [];
    if (!noun || wordCount(noun) > 9) return undefined;
    const [, one = '', place = ''] = /^(?:far|close|near)$/.test(how)
      ? (/^(.+?) ((?:from|to) .+)$/.exec(noun) ?? [])
      : [];
    if (one) {
      const said = `${one} ${verb.toLowerCase()}`;
      return { kind: 'value', start: said, gap, end: place, name: `${gap} ${said} ${place}` };
    }
    const start = `${noun} ${verb.toLowerCase()}${waits && ` ${waits}`}`;
    return { kind: 'value', start, gap, end: '', name: `${gap} ${start}` };
  }
  const claim = embedded ? claimOfStatement(rest) : claimOfQuestion(rest);
  const bare = embedded ? /^(.{2,60}) (is|are|was|were)$/i.exec(rest) : null;
  if (bare) {
    const start = `${midSentence(turnRound(bare[1] ?? ''))} ${bare[2]}`.replace(/^I are$/, 'I am');
    return { kind: 'value', start, gap, end: '', name: `${gap} ${start}` };
  }
  if (!claim) return undefined;
  const { main, condition } = withoutCondition(claim.rest);
  const said = `${claim.subject} ${claim.pos}`;
  const name = `${gap} ${said} ${claim.rest}`.trim();
  const [, be, place = ''] = /^(be)\b ?(.*)$/.exec(main) ?? [];
  if (BE.test(claim.pos) && !WAITED.test(main))
    return { kind: 'value', start: said, gap, end: `${main} ${condition}`.trim(), name };
  if (be && ALL_STATES.has(how))
    return { kind: 'value', start: `${said} be`, gap, end: `${place} ${condition}`.trim(), name };
  return { kind: 'value', start: `${said} ${main}`.trim(), gap, end: condition, name };
}

const THING_ASKED = /^(an? [\w-]+(?: [\w-]+)?) ((?:do|does|did|will|would|can|could|should|must)\b.+)$/i;
const THING_TOLD = /^(an? [\w-]+(?: [\w-]+)?) ((?:you|we|i|they|he|she|it)\b.+)$/i;

/** 'How big a deposit do you need?' */
function ofThing(how: string, rest: string, embedded: boolean): Frame | undefined {
  const [, noun = '', asked = ''] = (embedded ? THING_TOLD : THING_ASKED).exec(rest) ?? [];
  const claim = noun ? (embedded ? claimOfStatement(asked) : claimOfQuestion(asked)) : undefined;
  if (!claim) return undefined;
  const { main, condition } = withoutCondition(claim.rest);
  const gap = `how ${how} ${noun}`;
  const start = `${claim.subject} ${claim.pos} ${main}`.trim();
  return { kind: 'value', start, gap, end: condition, name: `${gap} ${start}` };
}

/** What is known, thought or felt is done in no way that could be described. */
const NO_DEED =
  /\b(?:know|think|feel|like|look|looks|sound|sounds|seem|seems|come|comes|see|find|tell|stand|stands|compare|compares|go|goes|went|do|does|did|be|am|is|are|was|were|have|has|had)$/;

/** 'I handle returns as follows': what is done, told step by step; undefined where it is no deed. */
function ofDeed(subject: string, pos: string, rest: string): Frame | undefined {
  const said = [subject, pos, rest].filter(Boolean).join(' ');
  const { main, condition } = withoutCondition(said);
  const short = shortened(main);
  const verb =
    /^(?:can|could|will|would|should|must|may|might|do|did|am|is|are|was|were|have|has|had)\b/.test(pos)
      ? (rest.split(' ')[0] ?? '')
      : (pos.split(' ').at(-1) ?? '');
  if (!short || verb === '' || NO_DEED.test(verb) || /^(?:it|this|that|there)$/.test(subject))
    return undefined;
  const last = condition && shortened(condition);
  const start = [short, last, 'as follows:'].filter(Boolean).join(' ');
  return { kind: 'value', start, gap: 'how', end: '', name: `how ${said}` };
}

/** 'How to reset the panel': what is to be done for it. */
function ofPurpose(rest: string): Frame | undefined {
  const [, deed = ''] = /^to ([a-z]+\b.*)$/i.exec(rest) ?? [];
  const short = baseVerbs.has(deed.split(' ')[0] ?? '') ? shortened(turnRound(deed)) : undefined;
  return short
    ? { kind: 'value', start: `to ${short},`, gap: 'what to do', end: '', name: `how to ${short}` }
    : undefined;
}

/**
 * The frame of a question about a degree or a way, in direct order ('how high do they jump') or embedded ('how high
 * they jump'); undefined for other questions and where it cannot be taken apart.
 */
export function howFrame(text: string, embedded: boolean): Frame | undefined {
  const [, how = '', of = ''] = OPENING.exec(text) ?? [];
  if (how) {
    const low = how.toLowerCase();
    const isState = ALL_STATES.has(low) || low === 'far';
    return (
      ofThing(low, of, embedded) ??
      (isState ? undefined : ofWay(low, of, embedded)) ??
      ofState(low, of, embedded)
    );
  }
  const [, rest = ''] =
    /^how (?:exactly |best |else |precisely )?((?:is|are|was|were|do|does|did|can|could|will|would|should|shall|must|may|might|to|the|your|our|my|their|its|his|her|you|we|i|they|he|she)\b.+)$/i.exec(
      text,
    ) ?? [];
  if (!rest) return undefined;
  const purpose = embedded ? ofPurpose(rest) : undefined;
  if (purpose) return purpose;
  const claim = embedded ? claimOfStatement(rest) : claimOfQuestion(rest);
  return claim ? ofDeed(claim.subject, claim.pos, claim.rest) : undefined;
}
