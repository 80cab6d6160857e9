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

/** 'Does he have any allergies or take medication?': one deed or the other, each with its own verb. */
function ofTwoDeeds({ subject, pos, rest }: Claim, left: string, right: string): Frame | undefined {
  const verb = /^[a-z]+/.exec(right)?.[0] ?? '';
  if (!baseVerbs.has(verb) || nounLike.has(verb) || verb === left.split(' ')[0]) return undefined;
  const opens = /^[a-z]+/.exec(left)?.[0] ?? '';
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
  const first = right.split(' ')[0] ?? '';
  const preposition = /^(?:in|on|at|by|for|from|via|with|to|before|after|during|as|per)$/i;
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
  if (at < 0) at = 0;
  // 'Should the lettering be upper or lower case?': the verb belongs to both.
  while (!inSubject && at < words.length - 1 && /^(?:be|have|use|stay|remain)$/.test(words[at] ?? ''))
    at += 1;
  const before = words.slice(0, at).join(' ');
  const options = `${words.slice(at).join(' ')} / ${right}`;
  const name = inSubject ? claim.subject : claim.rest;
  if (inSubject)
    return { kind: 'choice', start: before, options, end: `${claim.pos} ${claim.rest}`.trim(), name };
  const start = [claim.subject, claim.pos, before].filter(Boolean).join(' ');
  return { kind: 'choice', start, options, end: '', name };
}
