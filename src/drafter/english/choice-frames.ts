import type { Claim } from './clauses.ts';
import type { Frame } from './frame.ts';
import { nounLike } from './predicates.ts';
import { baseVerbs, thirdPerson } from './verbs.ts';

/** 'Have you had any injuries or operations?' asks after both: no choice. */
export function joinsOptions(rest: string): RegExpExecArray | null {
  const [, before = '', verb = ''] = /^(.*?) or ([a-z]*)/.exec(rest) ?? [];
  if (/\bany\b/.test(before) && !(baseVerbs.has(verb) && !nounLike.has(verb))) return null;
  return / or (?!not\b)/.exec(rest);
}

/** What one may turn down altogether, whichever of two it is. */
const CONCEDED =
  /^(?:lend|pay|refund|reimburse|replace|compensate|credit|cover|waive|reduce|deduct|extend|knock|drop)\b/i;

/** 'Will you lend me a bike or pay my fares?': neither is granted by being asked for. Undefined for other deeds. */
export function eitherConceded(one: string, other: string): Frame | undefined {
  if (!CONCEDED.test(one)) return undefined;
  return {
    kind: 'choice',
    start: 'I',
    options: `will ${one} / will ${other} / can't do either`,
    end: '',
    name: `whether to ${one} or ${other}`,
    refused: `I can neither ${one} nor ${other}`,
  };
}

/** 'Does he have any allergies or take medication?': one deed or the other, each with its own verb. */
function ofTwoDeeds({ subject, pos, rest }: Claim, left: string, right: string): Frame | undefined {
  const verb = /^[a-z]+/.exec(right)?.[0] ?? '';
  if (!baseVerbs.has(verb) || nounLike.has(verb) || verb === left.split(' ')[0]) return undefined;
  const opens = /^[a-z]+/.exec(left)?.[0] ?? '';
  const granted = subject === 'I' && pos === 'will' ? eitherConceded(left, right) : undefined;
  if (granted) return granted;
  if (
    /^(?:can|could|will|would|should|may|must)$/.test(pos) &&
    opens !== 'be' &&
    !/ to /.test(left) &&
    baseVerbs.has(opens)
  )
    return { kind: 'choice', start: `${subject} ${pos}`, options: `${left} / ${right}`, end: '', name: rest };
  if (!/^(?:have|has)$/.test(pos)) return undefined;
  const other = pos === 'has' ? `${thirdPerson(verb)}${right.slice(verb.length)}` : right;
  const one = `${pos} ${left.replace(/^any /, '')}`;
  return { kind: 'choice', start: subject, options: `${one} / ${other} / neither`, end: '', name: rest };
}

/** Words behind which a noun phrase begins. */
const OPENS_PHRASE =
  /^(?:in|on|at|by|for|from|via|with|to|into|onto|of|about|as|per|before|after|during|until|till|since|around|under|over|between|it|them|this|that|these|those|us|me|you|him|her|be|have|use|stay|remain|not|still|already|also|only|just|either|rather|the|my|your|our|their|his|its|my|and)$/i;
/** What is said of a thing behind it: 'the windows white', 'the parcel collected'. */
const SAID_OF =
  /^(?:\w{3,}(?:ed|ing)|white|black|grey|gray|red|blue|green|brown|cream|warm|cold|hot|chilled|open|shut|rare|medium|well done|separate|together|alone|left|right|in|out|up|down|dry|wet|fresh|frozen|early|late|now|later|today|tomorrow|cut|built|sent)$/i;

/**
 * Where the first option begins, where the second is shorter than what stands before 'or': 'treated pine or steel' are
 * [treated pine / steel], for nobody knows whether the steel is treated, too.
 */
function wholePhrase(words: readonly string[], at: number, right: string): number {
  if (OPENS_PHRASE.test(words[at] ?? '') || SAID_OF.test(right) || SAID_OF.test(words.slice(at).join(' ')))
    return at;
  let from = at;
  while (from > 0 && !OPENS_PHRASE.test(words[from - 1] ?? '') && !isDeedWord(words, from - 1)) from -= 1;
  return from;
}

/** 'pay' of 'to pay cash or by card'. */
function isDeedWord(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return baseVerbs.has(word) && (at === 0 || words[at - 1] === 'to') && !nounLike.has(word);
}

/** 'I prefer [the morning / the afternoon]', with what the two options share left outside. */
export function choiceFrame(claim: Claim): Frame {
  const inSubject = / or /.test(claim.subject);
  const [left = '', ...others] = (inSubject ? claim.subject : claim.rest).split(/,? or /);
  const right = inSubject ? others.join(' / ') : others.join(' or ');
  const deeds = inSubject ? undefined : ofTwoDeeds(claim, left, right);
  if (deeds) return deeds;
  const needed = /^(.+?) (?:that )?(I (?:need|want|would like))$/.exec(right);
  if (claim.subject === 'it' && needed)
    return {
      kind: 'choice',
      start: needed[2] ?? '',
      options: `${left} / ${needed[1]}`,
      end: '',
      name: claim.rest,
    };
  const words = left.split(' ');
  const first = right.replace(/^(?:only|just|rather|even|also|maybe|perhaps) /, '').split(' ')[0] ?? '';
  const preposition =
    /^(?:in|on|at|by|for|from|via|with|without|to|before|after|during|as|per|since|until|over|under|through|within|between)$/i;
  const determiner = /^(?:a|an|the|your|my|our|this|that|next)$/i;
  const day = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)$/i;
  const like = /^[a-z]+ly$/i.test(right)
    ? preposition
    : [preposition, determiner, day].find((kind) => kind.test(first));
  const deed = /^(.* to) [a-z]/.exec(left)?.[1];
  const isDeed = deed !== undefined && (first === 'be' || (baseVerbs.has(first) && !nounLike.has(first)));
  let at = isDeed
    ? deed.split(' ').length
    : like
      ? words.findLastIndex((word) => like.test(word))
      : words.length - right.split(' ').length;
  // 'Mandatory for you or only preferred': two states of the same thing.
  if (
    at < 0 ||
    (/^(?:am|is|are|was|were)$/.test(claim.pos) && /^(?:only|just|merely|simply|purely) [a-z]+$/.test(right))
  )
    at = 0;
  if (!inSubject && !isDeed && !like) at = wholePhrase(words, at, right);
  // 'Should the lettering be upper or lower case?': the verb belongs to both.
  // 'By cheque or bank transfer' shares its 'by'.
  if (!like && at < words.length - 1 && /^(?:by|in|with|via|from)$/.test(words[at] ?? '')) at += 1;
  const rather = /^rather (?:you|I|we) [a-z]+ (?=\S)/.exec(left)?.[0];
  if (rather && at === 0) at = rather.trim().split(' ').length;
  while (
    !inSubject &&
    at < words.length - 1 &&
    /^(?:be|have|use|stay|remain|like|want|prefer|need)$/.test(words[at] ?? '')
  )
    at += 1;
  const before = words.slice(0, at).join(' ');
  const options = `${words.slice(at).join(' ')} / ${right}`;
  const name = inSubject ? claim.subject : claim.rest;
  if (inSubject)
    return { kind: 'choice', start: before, options, end: `${claim.pos} ${claim.rest}`.trim(), name };
  const start = [claim.subject, claim.pos, before].filter(Boolean).join(' ');
  return { kind: 'choice', start, options, end: '', name };
}
