import { choiceFrame, joinsOptions } from './choice-frames.ts';
import { type Claim, claimOf } from './clauses.ts';
import type { Frame } from './frame.ts';
import { turnRound } from './perspective.ts';
import { baseVerbs, pastOf } from './verbs.ts';

/** A claim about any at all, which there may be or not: 'Do you need any help?' Undefined for another. */
function ofAny(claim: Claim): Claim | undefined {
  const { subject, pos, rest } = claim;
  if (subject === 'there' && /^any/.test(rest)) {
    const [, what = '', state = ''] =
      /^(any\w*(?: \w+)??)(?: (missing|wrong|unclear|else|left|open|to .+|that .+|(?:i|we|you|they) .+))?$/.exec(
        rest,
      ) ?? [];
    if (/^anything$/.test(what)) return { ...claim, open: `there is [nothing / one thing] ${state}`.trim() };
    const noun = /^any (?!more\b|longer\b|other way\b)(.+)$/.exec(rest)?.[1];
    const isMass = pos === 'is' && noun && !/^(?!\w*ss\b)\w+s\b/.test(noun);
    if (noun && / /.test(noun))
      return { ...claim, open: `there ${pos} [no / ${isMass ? 'some' : 'the following'}] ${noun}` };
  }
  if (/^any(?:one|body)$/.test(subject)) {
    const said = [pos, rest].filter(Boolean).join(' ');
    // 'Did anyone independent hear it?'
    const [, kind = '', verb = '', object = ''] = /^(?:did )?([a-z]+) ([a-z]+)\b(.*)$/.exec(said) ?? [];
    const told = /^did /.test(said) && baseVerbs.has(verb) ? `${kind} ${pastOf(verb)}${object}` : said;
    return { ...claim, no: `no one ${told}`, open: `[No one / Someone] ${told}` };
  }
  const [, wished] =
    subject === 'I' && /^(?:need|want|require|expect|foresee|plan)$/.test(pos)
      ? (/^any (.+)$/.exec(rest) ?? [])
      : [];
  if (wished) return { ...claim, open: `I [${pos} the following / don't ${pos} any] ${wished}` };
  const [, held] = subject !== 'I' && /^(?:has|have)$/.test(pos) ? (/^any (.+)$/.exec(rest) ?? []) : [];
  if (held) return { ...claim, open: `${subject} ${pos} [no / the following] ${held}` };
  const [, some] = subject === 'I' && pos === 'have' ? (/^any (.+)$/.exec(rest) ?? []) : [];
  if (some) return { ...claim, open: `I have [no / the following] ${some}` };
  if (/^(?:any|some) /.test(subject)) {
    const noun = subject.replace(/^\w+ /, '');
    return {
      ...claim,
      no: `no ${noun} ${pos} ${rest}`,
      open: `[No / The following] ${noun} ${pos} ${rest}`,
    };
  }
  return undefined;
}

const READINESS = /^be (?:willing|prepared|able|happy|ready) to (.+)$/;

/** A claim with its negation as a person would say it. */
export function smoothed(given: Claim): Claim {
  const claim = /^(?:a problem|an issue)$/.test(given.rest)
    ? {
        ...given,
        yes: `${given.subject} ${given.neg} ${given.rest}`,
        no: `${given.subject} ${given.pos} ${given.rest}`,
      }
    : { ...given, rest: given.rest.replace(/ at all$/, '') };
  const asked = claim.subject === 'I' && claim.pos === 'would' ? READINESS.exec(claim.rest)?.[1] : undefined;
  if (asked)
    return {
      subject: 'I',
      pos: 'would be happy',
      neg: 'am not able',
      rest: `to ${asked}`,
      open: `I [would be happy to / am not able to] ${asked}`,
    };
  const { subject, pos, rest } = claim;
  const up = /^(?:up for|interested in|keen on) (.+)$/.exec(rest)?.[1];
  if (subject === 'I' && up && pos === 'am' && rest.startsWith('up for'))
    return { ...claim, no: `I can't make ${up.replace(/^an?\s/, 'the ')}` };
  if (subject === 'I' && (pos === 'would like' || pos === 'want') && rest.startsWith('to ')) {
    return {
      subject,
      pos: 'would like',
      neg: "won't be able",
      rest,
      open: `I [would / would not] like ${rest}`,
    };
  }
  const chance =
    subject === 'I' && /^(?:got|had)$/.test(pos)
      ? /^(?:the |a )?(?:chance|time|opportunity|moment)\b.*/.exec(rest)?.[0]
      : undefined;
  if (chance)
    return {
      ...claim,
      open: `I [have / haven't yet] had ${/^(?:chance|opportunity|moment)/.test(chance) ? `a ${chance}` : chance}`,
    };
  if (subject === 'I' && /^(?:got|received)$/.test(pos) && rest !== '')
    return {
      ...claim,
      open: `I [have received / have not received] ${rest}`,
    };
  if (subject === 'I' && pos === 'have' && isDone(rest) && !/\bany\b/.test(rest))
    return { ...claim, neg: "haven't yet" };
  return ofAny(claim) ?? claim;
}

function isDone(rest: string): boolean {
  return /^(?:\w+ed|been|had|seen|sent|got|made|done|found|read|received|taken|heard|given|met|paid)\b/.test(
    rest,
  );
}

/** A day or a time of it. */
export const TIMED =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|morning|afternoon|evening|tomorrow|noon|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,2} ?[ap]m)\b/i;

/** 'Tuesday would work for me' is said as 'Tuesday works for me'. */
function ofTime(claim: Claim): Claim {
  const fits = /^(work|suit|be)\b\s*(.*)$/.exec(claim.rest);
  if (!/^(?:would|will|could)$/.test(claim.pos) || !fits || /^(?:I|you|we)$/.test(claim.subject))
    return claim;
  const rest = fits[2] ?? '';
  if (fits[1] !== 'be')
    return { subject: claim.subject, pos: `${fits[1]}s`, neg: `doesn't ${fits[1]}`, rest };
  const state = /^(?:ok|okay|fine|good|convenient|possible|all right|alright|acceptable|suitable)\b/i.test(
    rest,
  );
  if (state && TIMED.test(claim.subject) && /^[a-z]+(?: right)?(?: for (?:me|us))?$/i.test(rest))
    return { subject: claim.subject, pos: 'works', neg: "doesn't work", rest: 'for me' };
  return state ? { subject: claim.subject, pos: 'is', neg: "isn't", rest } : claim;
}

/** 'Might you be free?' asks whether one is. */
function ofMight(claim: Claim): Claim {
  if (claim.subject !== 'I' || claim.pos !== 'might') return claim;
  const state = /^be (?!able\b)(.+)$/.exec(claim.rest)?.[1];
  if (state) return { subject: 'I', pos: 'am', neg: 'am not', rest: state };
  return { ...claim, pos: 'can', neg: "can't" };
}

/** 'I would be able to come' and 'I could come' are said as 'I can come'. */
function ofAbility(claim: Claim): Claim {
  const able = claim.subject === 'I' ? /^(?:be )?able to (.+)$/.exec(claim.rest)?.[1] : undefined;
  if (able && claim.pos.endsWith(' still'))
    return { subject: 'I', pos: 'can still', neg: 'can no longer', rest: able };
  if (able) return { subject: 'I', pos: 'can', neg: "can't", rest: able };
  const isPast = /^have (?:been|had|\w+ed)\b/.test(claim.rest);
  const isOpen = /^(?:you|I)$/.test(claim.subject) && claim.pos === 'could' && !isPast;
  return isOpen ? { ...claim, pos: 'can', neg: "can't" } : claim;
}

/** 'Whether we could talk on Thursday' is as good as 'Could we talk on Thursday?' */
export function sharedDoing({ subject, pos, rest }: Claim): Frame | undefined {
  const isShared = subject === 'we' && /^(?:can|could|might)$/.test(pos) && TOGETHER.test(rest);
  return isShared ? { kind: 'task', act: 'meet', phrase: rest, together: true } : undefined;
}

const TOGETHER =
  /^(?:meet|talk|speak|discuss|chat|catch up|get together|have an? (?:\w+ )?(?:call|chat|meeting|word))\b/;

/** Verbs that say nothing without an object: an ask that lacks it was not understood. */
const needsObject =
  /^(?:mean|meant|send|sent|bring|brought|take|took|make|made|give|gave|put|mention|mentioned|provide|provided|include|included|contain|contains|contained|find|found|expect|expected)$/;

/** A yes-or-no question as its frame: offers, permissions and invitations read as what they are. */
export function claimFrame(given: Claim, question: string): Frame {
  const claim = ofMight(ofAbility(ofTime(given)));
  const or = joinsOptions(claim.rest) ?? / or /.exec(claim.subject);
  const offered = /^(?:should (?:i|we)|shall i)\b/i.test(question) && claim.subject === 'you';
  if (or && !/ or not$/.test(claim.rest))
    return choiceFrame(offered ? { ...claim, subject: 'please', pos: '' } : claim);
  const bare: Claim = { ...claim, rest: claim.rest.replace(/ or not$/, '') };
  const shared = sharedDoing(bare);
  if (shared) return shared;
  const wished = /^(?:would you like|do you want) (to .+)$/i.exec(question);
  if (wished)
    return {
      kind: 'claim',
      claim: smoothed({ ...bare, pos: 'would like', rest: turnRound(wished[1] ?? '') }),
    };
  const wanted = /^(?:would you like|do you want|do you need) (.+)$/i.exec(question)?.[1];
  const both = /^either (of (?:these|them|those))$/i.exec(wanted ?? '')?.[1];
  if (both)
    return {
      kind: 'choice',
      start: 'I would like',
      options: 'both / one / neither',
      end: both,
      name: `either ${both}`,
      refused: `I don't need either ${both}`,
      accepted: `I would like both ${both}`,
    };
  if (wanted)
    return {
      kind: 'claim',
      claim: {
        subject: 'I',
        pos: /need/i.test(question) ? 'need' : 'would like',
        neg: "don't need",
        rest: turnRound(wanted),
      },
    };
  const would = /^would you be (.+)$/i.exec(question);
  if (would) return { kind: 'claim', claim: smoothed(claimOf('are', 'you', would[1] ?? '')) };
  const should = /^(?:should (?:i|we)|shall i) (.+)$/i.exec(question);
  if (should && claim.subject === 'you') {
    return {
      kind: 'claim',
      claim: {
        ...bare,
        pos: 'should',
        neg: "don't need to",
        yes: `please ${bare.rest}`,
        no: `there is no need to ${bare.rest}`,
        open: `you [are welcome to / don't need to] ${bare.rest}`,
      },
    };
  }
  if (bare.rest === '' && needsObject.test(bare.pos)) return { kind: 'none' };
  return { kind: 'claim', claim: smoothed(bare) };
}
