import { kinds, negated, negatives } from './auxiliaries.ts';
import { turnRound } from './perspective.ts';
import { determiners, holdsThing, nounLike, predicateStart, pronouns } from './predicates.ts';
import { baseOfPast, baseOfThirdPerson, baseVerbs, pastOf, thirdPerson } from './verbs.ts';

/**
 * A statement that answers a yes-or-no question, from the side of the one who answers: subject, what is said when
 * it is so and when it is not, and the rest. 'Are you free on Tuesday?' → I | am | am not | free on Tuesday.
 */
export type Claim = {
  subject: string;
  pos: string;
  neg: string;
  rest: string;
  /** The whole statement where it is not so, when the plain negation would sound odd. */
  no?: string;
  /** The whole statement where it is so, likewise. */
  yes?: string;
  /** The whole statement with its gap, likewise. */
  open?: string;
};

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
/** The form of 'be' that goes with a turned subject. */
function agreed(auxiliary: string, subject: string): string {
  const low = subject.toLowerCase();
  if (low === 'i')
    return auxiliary === 'are' || auxiliary === 'is'
      ? 'am'
      : auxiliary === 'were'
        ? 'was'
        : auxiliary === 'has'
          ? 'have'
          : auxiliary;
  if (low === 'you')
    return auxiliary === 'am' || auxiliary === 'is' ? 'are' : auxiliary === 'was' ? 'were' : auxiliary;
  return auxiliary;
}

function isPlural(subject: string): boolean {
  const head = /^(.*?)(?:\s(?:for|of|in|on|at|from|with|to|by|about)\s|$)/.exec(subject)?.[1] ?? subject;
  return (
    /^(?:i|you|we|they|these|those)$/i.test(subject) || / and /.test(head) || /[^su]s$/.test(head.trim())
  );
}

/** A subject as it stands inside a sentence: 'The venue' → 'the venue'. */
export function midSentence(phrase: string): string {
  return /^(?:The|A|An|My|Your|Our|This|That|These|Those|Any|Some|It|There|We|You|They|What|When|Who|How|Where|Which|Whether|If)\b/.test(
    phrase,
  )
    ? `${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`
    : phrase;
}

function subjectTurned(subject: string, rest: string): string {
  if (/^you$/i.test(subject)) return 'I';
  if (/^i$/i.test(subject)) return 'you';
  if (/^the same$/i.test(subject)) return 'it';
  if (
    /^we$/i.test(subject) &&
    /^(?:still |all )?(?:on\b|meeting\b|having\b|set\b|good\b|aligned\b|agreed\b)/i.test(rest)
  )
    return 'we';
  if (/^we$/i.test(subject)) return turnRound(`we ${rest}`).startsWith('we') ? 'we' : 'you';
  return midSentence(turnRound(subject));
}

/** 'Does the council not allow that?' is so where it does not. */
const turnedAgainst = ({ subject, pos, neg, rest }: Claim): Claim => ({ subject, pos: neg, neg: pos, rest });

const HABIT = /^(?:usually|normally|typically|generally|always|often|regularly|ever)$/;
/** An adverb before the verb that it belongs to. */
const ADVERB_FIRST =
  /^(still|already|also|now|just|only|even|often|always|ever|then|(?!apply |reply |supply |rely |comply |fly |multiply )[a-z]{3,12}ly) (.+)$/;

/** A claim from an auxiliary, its subject and the rest of the question, in the asker's words. */
export function claimOf(auxiliary: string, subject: string, rest: string): Claim {
  // 'Do you call the dances yourselves?' speaks to several.
  const turned = /\byourselves\b/i.test(rest) && /^you$/i.test(subject) ? 'we' : subjectTurned(subject, rest);
  const turnedRest = turnRound(`${subject} ${rest}`)
    .split(/\s+/)
    .slice(turnRound(subject).split(/\s+/).length)
    .join(' ');
  const low = auxiliary.toLowerCase();
  if (low === 'do' || low === 'does' || low === 'did') {
    const negated = /^not ([a-z]+.*)$/.exec(turnedRest)?.[1];
    if (negated) return turnedAgainst(claimOf(auxiliary, subject, rest.replace(/^not /i, '')));
    const [, adverb = '', doing = turnedRest] = ADVERB_FIRST.exec(turnedRest) ?? [];
    const [verb = '', ...more] = doing.split(' ');
    const plural = isPlural(turned);
    const done =
      low === 'did'
        ? baseVerbs.has(verb)
          ? pastOf(verb)
          : `did ${verb}`
        : plural
          ? verb
          : thirdPerson(verb);
    const pos = [adverb, done].filter(Boolean).join(' ');
    if (adverb === 'still' && low !== 'did')
      return { subject: turned, pos, neg: `no longer ${done}`, rest: more.join(' ') };
    const habit = HABIT.test(adverb) ? `${adverb} ` : '';
    const neg = `${low === 'did' ? "didn't" : plural ? "don't" : "doesn't"} ${habit}${verb}`;
    return { subject: turned, pos, neg, rest: more.join(' ') };
  }
  const pos = agreed(low, turned);
  const still = /^(?:am|is|are|can|could|will|would)$/.test(pos)
    ? /^still (.+)$/.exec(turnedRest)?.[1]
    : undefined;
  if (still) return { subject: turned, pos: `${pos} still`, neg: `${pos} no longer`, rest: still };
  return unnegated({ subject: turned, pos, neg: negated(pos), rest: turnedRest });
}

/** 'is the venue booked' → its claim; undefined where subject and predicate cannot be told apart. */
export function claimOfQuestion(question: string): Claim | undefined {
  const match =
    /^(are|is|was|were|do|does|did|have|has|had|can|could|will|would|should|shall|may|might|must)(n't)?\s+(.+)$/i.exec(
      question,
    );
  if (!match) return undefined;
  const [, auxiliary = '', , body = ''] = match;
  const words = body.split(' ');
  const at = predicateStart(words, kinds[auxiliary.toLowerCase()] ?? 'do');
  if (at < 1 || at > 10 || (at === words.length && kinds[auxiliary.toLowerCase()] !== 'have'))
    return undefined;
  return claimOf(auxiliary, words.slice(0, at).join(' '), words.slice(at).join(' '));
}

/** 'We will not be charged': its own 'not' is part of what is so. */
function unnegated(claim: Claim): Claim {
  const rest = /^not (.+)$/.exec(claim.rest)?.[1];
  return rest ? { subject: claim.subject, pos: `${claim.pos} not`, neg: claim.pos, rest } : claim;
}

/** 'The second pot reached you': undefined where a verb follows, to which the word only adds. */
function toldPast(words: readonly string[], at: number): string | undefined {
  const word = (words[at] ?? '').toLowerCase();
  const isSubject = at > 1 && determiners.test(words[0] ?? '') && !/^(?:that|this)$/i.test(words[0] ?? '');
  if (!isSubject || !/ed$|^(?:came|went|got|arrived|left|began|ran|broke)$/.test(word)) return undefined;
  const others = words.slice(at + 1);
  const goesOn = others.some(
    (other) =>
      kinds[other] || negatives[other] || /^(?:been|\w{3,}ed|came|went|got|works?|arrives?)$/.test(other),
  );
  // 'The parts ordered by us': who did it makes it no verb.
  return goesOn || /^(?:by|with|from)$/.test(others[0] ?? '') ? undefined : baseOfPast(word);
}

function held(word: string, words: readonly string[], at: number): Claim {
  const isStill = /^(?:still|already|also)$/i.test(words[at - 1] ?? '');
  const subject = words.slice(0, isStill ? at - 1 : at).join(' ');
  const does = { have: 'do', has: 'does', had: 'did' }[word] ?? 'do';
  return claimOf(
    does,
    subject,
    [isStill ? words[at - 1] : '', 'have', ...words.slice(at + 1)].filter(Boolean).join(' '),
  );
}

/** 'you can attend the workshop' → its claim; undefined where no verb is recognised. */
export function claimOfStatement(statement: string): Claim | undefined {
  const words = statement
    .replace(/^(you|we|they|i)'d\b/i, '$1 would')
    .replace(/^(you|we|they)'re\b/i, '$1 are')
    .replace(/^(you|we|they|i)'ve\b/i, '$1 have')
    .replace(/^(you|we|they|i|it|this|that)'ll\b/i, '$1 will')
    .replace(/^(it|that|this|there|everything)'s\b/i, '$1 is')
    .split(' ');
  for (let at = 1; at < Math.min(words.length, 9); at++) {
    const word = (words[at] ?? '').toLowerCase();
    const subject = words.slice(0, at).join(' ');
    const rest = words.slice(at + 1).join(' ');
    // 'The first week of May' has no verb.
    const isMonth = word === 'may' && !/^(?:we|i|you|they|he|she|it)$/i.test(words[at - 1] ?? '');
    if (/^(?:have|has|had)$/.test(word) && holdsThing(words, at)) return unnegated(held(word, words, at));
    if (kinds[word] || (negatives[word] && !isMonth)) return unnegated(claimOf(word, subject, rest));
    if (determiners.test(words[at - 1] ?? '') && !pronouns.test(words[at - 1] ?? '')) continue;
    if (nounLike.has(word) && !pronouns.test(words[at - 1] ?? '')) continue;
    if (baseVerbs.has(word)) return claimOf('do', subject, `${word} ${rest}`.trim());
    const past = pronouns.test(words[at - 1] ?? '') ? baseOfPast(word) : undefined;
    if (past) return claimOf('did', subject, `${past} ${rest}`.trim());
    const told = toldPast(words, at);
    if (told) return claimOf('did', subject, `${told} ${rest}`.trim());
    const base = baseOfThirdPerson(word);
    if (base && !nounLike.has(base)) return claimOf('does', subject, `${base} ${rest}`.trim());
  }
  return undefined;
}

/** 'I am free on Tuesday'. */
export function asserted(claim: Claim): string {
  if (claim.yes) return claim.yes;
  const rest = claim.rest.replace(/\bany(?=(?:one|body|thing|where)?\b)/, 'some');
  return joined(claim.subject, claim.pos, rest);
}

/** 'I am not free on Tuesday'. */
export function denied(claim: Claim): string {
  const [, one, other] = /^(?:either )?(.+?),? or (.+)$/.exec(claim.subject) ?? [];
  const verb = /^(?:doesn't|don't) (work|suit)$/.exec(claim.neg)?.[1];
  if (one && verb && !claim.no) return joined(`neither ${one} nor ${other}`, `${verb}s`, claim.rest);
  return claim.no ?? joined(claim.subject, claim.neg, claim.rest);
}

/** 'I [am / am not] free on Tuesday': for what only the one who answers knows. */
export function undecided(claim: Claim): string {
  if (claim.open) return claim.open;
  const [, some, left = ''] = /^some(thing|one|body|where)\b ?(.*)$/.exec(claim.rest) ?? [];
  if (some && /n't$|n't \w+$|^am not$/.test(claim.neg))
    return joined(claim.subject, `[${claim.pos} some${some} / ${claim.neg} any${some}]`, left);
  const [, kind, rest = ''] = /^any(thing|one|body|where)?\b ?(.*)$/.exec(claim.rest) ?? [];
  if (kind === undefined) return joined(claim.subject, `[${claim.pos} / ${claim.neg}]`, claim.rest);
  return joined(claim.subject, `[${claim.pos} some${kind} / ${claim.neg} any${kind}]`, rest);
}

/** 'whether I am free on Tuesday'. */
export function whether(claim: Claim): string {
  return joined('whether', claim.subject, claim.pos, claim.rest);
}
