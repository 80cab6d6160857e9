import type { AskAnswer } from '../reading.ts';
import { ambiguousVerbs, pastTense, thirdPerson, verbs } from './english-verbs.ts';

/** Days and times of day, in English. */
export const TIME_WORDS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:today|tomorrow|tonight|noon|morning|afternoon|evening|week|month|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b\d{1,2}(?::\d\d)?\s?(?:am|pm)\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}:\d\d\b/i;

const AUXILIARY =
  /^(is|are|was|were|am|do|does|did|can|could|will|would|should|shall|may|might|must|has|have|had|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|hasn't|haven't|hadn't|'s|'re)$/i;
const SUBJECT_PRONOUN =
  /^(?:i|you|u|he|she|it|we|they|this|that|these|those|there|someone|anyone|everyone|everything|anything)$/i;
const DETERMINER =
  /^(?:the|a|an|my|your|our|his|her|its|their|this|that|these|those|any|some|all|both|no|each|every)$/i;
const BE = /^(?:is|are|was|were|am|isn't|aren't|wasn't|weren't)$/i;
/** Words that open what is said of a subject after 'be'. */
const PREDICATE =
  /^(?:due|available|ready|open|free|possible|able|going|there|here|still|already|now|not|also|ok|okay|fine|correct|right|wrong|true|likely|supposed|good|happy|interested|sure|in|on|at|to|for|up|out|back|too|included|responsible|aware|clear|the|a|an|your|my|our|high|low|new|old|full|late|early|best|better|convenient|acceptable|enough|necessary|important|safe|subject|worth|different|final|complete|\w{2,15}(?:ed|ing|able|ible|ful|ive))$/i;
const PREPOSITION = /^(?:of|for|in|on|at|with|from|to|by|about|between|and|or|under|over|per)$/i;

/** The question words at the head, with what belongs to them: 'what time', 'how many seats', 'which room'. */
const QUESTION_WORDS =
  /^(?:(?:at|by|on|in|for|to|from|with|until|since)\s+)?(?:what\s+(?:time|date|day|days|times|dates|month|year|kind\s+of\s+\w{2,20}|sort\s+of\s+\w{2,20}|type\s+of\s+\w{2,20})|how\s+(?:much|many)(?:\s+(?:more|other))?|how\s+(?:long|often|soon|far|fast|quickly|big|large|late|early|well|come)|when|where|why|whom?|what|which|how)\b/i;

type QuestionShape = {
  /** 'when', 'what time', 'how many seats'; absent in a yes-no question. */
  wh?: string;
  /** The question in statement order, to follow 'I will let you know': 'when you can deliver', 'whether it is free'. */
  clause?: string;
  /** Asked after a thing that has a name: 'the price' of 'what is the price?'. */
  noun?: string;
};

/**
 * Turns a direct English question (without its question mark) into statement order. What cannot be turned
 * safely is left out: a subject whose end is not clear, an inversion that is none.
 */
export function shapeQuestion(question: string): QuestionShape {
  const text = withoutAlternative(question.slice(0, 400));
  const head = QUESTION_WORDS.exec(text)?.[0];
  if (head === undefined) {
    const clause = statementOrder(text.split(/\s+/));
    return clause ? { clause: `whether ${clause}` } : {};
  }
  const rest = text.slice(head.length).trim().split(/\s+/);
  const contracted = /^'(s|re)$/.exec(rest[0] ?? '');
  if (contracted) rest[0] = contracted[1] === 's' ? 'is' : 'are';
  const at = rest.findIndex((word) => AUXILIARY.test(word));
  if (at < 0 || at > 6) return bareWh(head, rest);
  const wh =
    [head, ...rest.slice(0, at)].join(' ').toLowerCase() === head.toLowerCase()
      ? head.toLowerCase()
      : [head.toLowerCase(), ...rest.slice(0, at)].join(' ');
  const tail = rest.slice(at);
  if (/^what$|^who$|^which$|^where$|^when$|^how$/i.test(wh) && BE.test(tail[0] ?? '')) {
    const noun = nounAfterBe(tail.slice(1));
    if (noun)
      return wh === 'what' || wh === 'which'
        ? { wh, noun, clause: noun }
        : { wh, clause: `${wh} ${noun} ${(tail[0] ?? '').toLowerCase()}` };
  }
  if (
    /^(?:what|which)$/.test(wh) &&
    /^(?:will|would|should|could|might)$/i.test(tail[0] ?? '') &&
    tail[1] === 'be'
  ) {
    const noun = nounAfterBe(tail.slice(2));
    if (noun) return { wh, noun, clause: noun };
  }
  // 'Which plan is cheaper?', 'Who will come?': the question word is the subject and the order is right already.
  if (
    /^(?:who|which\b.*|what\s\w+|how\s(?:much|many)\b.*)$/i.test(wh) &&
    !SUBJECT_PRONOUN.test(tail[1] ?? '') &&
    !DETERMINER.test(tail[1] ?? '')
  ) {
    return { wh, clause: [wh, ...tail].join(' ') };
  }
  const order = statementOrder(tail);
  return order ? { wh, clause: `${wh} ${order}` } : { wh };
}

/** Without a second question that offers another answer: ', or do you prefer Wednesday'. */
function withoutAlternative(text: string): string {
  return text
    .replace(/,? or (?:is|are|do|does|did|can|could|would|will|should|has|have|were|was) \w.*$/i, '')
    .replace(/,? and if so\b.*$/i, '');
}

/** 'Who told you', 'what happens next': no auxiliary, the order stands. */
function bareWh(head: string, rest: readonly string[]): QuestionShape {
  const wh = head.toLowerCase();
  if (/^(?:how|what)$/.test(wh) && /^(?:about|if)$/i.test(rest[0] ?? '')) return { wh };
  return rest.length > 0 && rest[0] !== '' ? { wh, clause: [wh, ...rest].join(' ') } : { wh };
}

/** The noun phrase after 'what is': all that follows, where nothing in it is said of it. */
function nounAfterBe(words: readonly string[]): string | undefined {
  if (words.length === 0 || words.length > 24) return undefined;
  if (!DETERMINER.test(words[0] ?? '') && !/^[A-Z]/.test(words[0] ?? '')) return undefined;
  if (SUBJECT_PRONOUN.test(words[0] ?? '') && words.length === 1) return undefined;
  const end = words.findIndex((word, index) => index > 0 && PREPOSITION.test(word));
  const core = words.slice(1, end < 0 ? undefined : end);
  if (core.length === 0 || core.some((word, index) => index > 0 && PREDICATE.test(word))) return undefined;
  return words.join(' ');
}

/** 'can you deliver it' → 'you can deliver it'; the first word is the auxiliary. */
function statementOrder(words: readonly string[]): string | undefined {
  const auxiliary = words[0] ?? '';
  const rest = words.slice(1);
  if (!AUXILIARY.test(auxiliary) || rest.length === 0) return undefined;
  const end = subjectEnd(auxiliary, rest);
  if (end === undefined) return undefined;
  const subject = rest.slice(0, end);
  const predicate = rest.slice(end);
  const low = auxiliary.toLowerCase();
  if (low === 'do') return [...subject, ...predicate].join(' ');
  if (low === 'does' || low === 'did') {
    const verb = (predicate[0] ?? '').toLowerCase();
    if (!/^[a-z]+$/.test(verb)) return undefined;
    const past = verb === 'be' && !/^(?:i|he|she|it)$/i.test(subject.at(-1) ?? '') ? 'were' : pastTense(verb);
    return [...subject, low === 'did' ? past : thirdPerson(verb), ...predicate.slice(1)].join(' ');
  }
  return [...subject, low, ...predicate].join(' ');
}

/** Where the subject ends: after a pronoun, else before the verb or what is said of it. */
function subjectEnd(auxiliary: string, words: readonly string[]): number | undefined {
  const first = words[0] ?? '';
  const open = /^(?:some|any|every)(?:one|body|thing)$/i.test(first) && PREPOSITION.test(words[1] ?? '');
  if (SUBJECT_PRONOUN.test(first) && !open && !(DETERMINER.test(first) && isNounNext(words[1]))) {
    return /^(?:all|both|guys)$/i.test(words[1] ?? '') ? 2 : 1;
  }
  if (BE.test(auxiliary) || /^(?:has|have|had)/i.test(auxiliary)) return beSubjectEnd(auxiliary, words);
  const at = words.findIndex((word, index) => index > 0 && opensPredicate(words, index, word));
  if (at > 0) return at <= 12 ? at : undefined;
  // 'the trial lapse': with one noun before it, an unknown word can only be the verb.
  return words.length === 3 && DETERMINER.test(first) ? 2 : undefined;
}

/** A verb that is no part of the subject: 'plan' of 'the premium plan costs' is, for another verb follows it. */
function opensPredicate(words: readonly string[], index: number, word: string): boolean {
  const before = words[index - 1] ?? '';
  if (!isVerb(word) || PREPOSITION.test(before)) return false;
  return (
    !ambiguousVerbs.has(word.toLowerCase()) || (!DETERMINER.test(before) && !isVerb(words[index + 1] ?? ''))
  );
}

function isNounNext(word: string | undefined): boolean {
  return (
    word !== undefined && !verbs.has(word.toLowerCase()) && !PREDICATE.test(word) && /^[a-z]+$/i.test(word)
  );
}

function isVerb(word: string): boolean {
  return verbs.has(word.toLowerCase());
}

function beSubjectEnd(auxiliary: string, words: readonly string[]): number | undefined {
  if (!BE.test(auxiliary)) {
    const participle = words.findIndex(
      (word, index) => index > 0 && /(?:ed|en|been|had|made|sent|got|paid|done|come)$/i.test(word),
    );
    return participle > 0 && participle <= 10 ? participle : undefined;
  }
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      PREDICATE.test(word) &&
      !DETERMINER.test(words[index - 1] ?? '') &&
      !(index > 1 && PREPOSITION.test(words[index - 1] ?? '')),
  );
  if (at > 0 && at <= 12) return at;
  return words.length === 2 || (words.length === 3 && DETERMINER.test(words[0] ?? ''))
    ? words.length - 1
    : undefined;
}

/** What kind of answer a question word or clause ('whether …', 'how much …') wants. */
export function answerOfWh(clause: string): AskAnswer {
  const text = clause.slice(0, 300).toLowerCase();
  if (/^(?:if|whether)\b/.test(text)) return /\sor\s(?!not\b|so\b|any|else)/.test(text) ? 'choice' : 'yes-no';
  if (
    /^(?:(?:at|by|on|for|until|since)\s)?(?:when|what (?:time|date|day|times|dates|days|month|year|week)|how soon|which (?:day|date|time|week|slot|dates|days|times)|how late|how early)\b/.test(
      text,
    )
  )
    return 'time';
  if (
    /^how (?:much|many|long|often|far|big|large)\b|^(?:what|which)(?:'s| is| are| was| would be| will be)? (?:the |your |its |their )?(?:\w{2,20} ){0,2}(?:price|cost|costs|rate|fee|fees|amount|budget|total|number|quantity|percentage|balance|salary)\b/.test(
      text,
    )
  )
    return 'amount';
  if (
    /^(?:why|how(?! about))\b|^what (?:do|did|are|is|were|was)?\s?(?:you|your|u)\b.{0,40}\b(?:think|thoughts?|opinion|view|feel|suggest|recommend|mean)\b/.test(
      text,
    )
  )
    return 'explanation';
  if (/^which\b.{1,200}\sor\s/.test(text)) return 'choice';
  return 'fact';
}
