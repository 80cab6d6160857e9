import type { Ask } from '../reading.ts';
import { type AskParts, actionParts, verbOf } from './ask-action.ts';
import { answerOfWh, shapeQuestion, TIME_WORDS } from './ask-clause.ts';
import { needParts } from './ask-needs.ts';

/** The parts of an indirect question, from its question word or its thing on. */
export function embeddedParts(content: string): AskParts {
  const base = { kind: 'question', act: 'question' } as const;
  const about = /^(?:about|of)\s+/i.exec(content);
  const asked = about ? content.slice(about[0].length) : content;
  const clause = asked.replace(/^if\b/i, 'whether');
  const head =
    /^(?:whether|when|where|why|whom?|whose|what(?:\s(?:time|date|day))?|which|how(?:\s(?:much|many|long|often|soon))?|by when)\b/i
      .exec(clause)?.[0]
      .toLowerCase();
  if (!head) {
    const answer = /\b(?:thoughts?|opinion|views?|feedback|comments|ideas|suggestions)\b/i.test(asked)
      ? 'explanation'
      : answerOfThing(asked);
    return { ...base, answer, ...(asked === '' ? {} : { topic: asked }) };
  }
  // 'Let me know what time is best' is in statement order already; 'I wonder when can you come' is not.
  const shaped =
    /^(?:when|where|why|what|how)\s(?:can|could|do|does|did|will|would|should)\s(?:you|we|i|they|he|she|it)\b/i.test(
      clause,
    )
      ? shapeQuestion(clause).clause
      : clause;
  const wh = head === 'whether' ? {} : { wh: head };
  const act =
    TIME_WORDS.test(clause) &&
    /\b(?:works?|suits?|convenient|available|free)\b/i.test(clause) &&
    head === 'whether'
      ? 'proposal'
      : 'question';
  return {
    ...base,
    act,
    answer: answerOfWh(clause),
    ...wh,
    ...(shaped ? { topic: shaped, clause: shaped } : {}),
  };
}

function answerOfThing(thing: string): Ask['answer'] {
  if (/\b(?:date|dates|time|times|availability|schedule|deadline|when)\b/i.test(thing)) return 'time';
  return /\b(?:price|cost|costs|amount|budget|rate|number|quantity|total|figures?)\b/i.test(thing)
    ? 'amount'
    : 'fact';
}

/** The parts of 'any news on…', 'thoughts on…'. */
export function newsParts(content: string): AskParts {
  const base = { kind: 'question', act: 'question' } as const;
  const answer = /^(?:do you have )?(?:any|your|some)?\s?\w*\s?(?:news|updates?|word|status|progress)/i.test(
    content,
  )
    ? 'fact'
    : 'explanation';
  const topic = content.replace(/^(?:do you have\s)?(?:any|your|some)\s/i, '');
  return topic === '' ? { ...base, answer } : { ...base, answer, topic };
}

/** The parts of 'may I…', 'shall we…', from its first word on. */
export function permissionParts(content: string): AskParts {
  const shape = shapeQuestion(content);
  const wanted =
    /^(?:can|could|may|might)\s+(?:i|we)\s+(?:please\s+|also\s+|kindly\s+|possibly\s+){0,2}((have|get|see|ask for|request)\s+.+)$/i.exec(
      content,
    );
  if (wanted?.[1] && wanted[2] && !TIME_WORDS.test(wanted[1])) {
    const thing =
      /^(?:have|get|request|ask for)\s((?:your|the|an?|some|more|any|another)\s(?!look\b|word\b|\w+ed\b).+)$/i.exec(
        wanted[1],
      )?.[1];
    return thing ? needParts(thing) : actionParts(wanted[1], undefined);
  }
  const shared =
    /^(?:shall|should|can|could|may|might)\s+we\s+(?:please\s+|perhaps\s+|maybe\s+|also\s+|possibly\s+)?(.+)$/i.exec(
      content,
    );
  const clause = shape.clause;
  if (shared?.[1])
    return {
      kind: 'question',
      act: 'proposal',
      answer: choiceOr('yes-no', content),
      topic: shared[1],
      ...verbOf(shared[1]),
      ...(clause ? { clause } : {}),
    };
  const topic =
    /^(?:shall|should|can|could|may|might)\s+i\s+(?:please\s+|possibly\s+|also\s+)?(.+)$/i.exec(
      content,
    )?.[1] ?? clause;
  return {
    kind: 'question',
    act: 'permission',
    answer: choiceOr('yes-no', content),
    ...(topic ? { topic, ...verbOf(topic) } : {}),
    ...(clause ? { clause } : {}),
  };
}

function choiceOr(answer: Ask['answer'], text: string): Ask['answer'] {
  return /\sor\s(?!not\b|so\b|any|else|more\b|less\b|two\b|anything|something)/i.test(text.slice(0, 300))
    ? 'choice'
    : answer;
}

/** 'does … work for you', with what should suit. */
const SUITS_YOU =
  /^(?:does|do|would|will|is|are)\s+(.{2,80}?)\s+(?:work|suit|fit|be (?:good|ok|okay|fine|convenient|possible|suitable|better|best|easier|alright)|good|ok|okay|fine|convenient|suitable|possible)\b(?:\s(?:for|with)?\s?(?:you|everyone|your team|your side|your end))?/i;
/** 'how does … look', with what is put forward. */
const LOOKS =
  /^how(?:'s|\s(?:does|do|would|is|are))\s(.{2,60}?)(?:\s(?:look|sound|suit|work|fit|for)\b.*)?$/i;
/** 'would you like me to …', with the deed. */
const OFFERED = /^(?:would|do) you (?:like|want|prefer)\s+(?:me|us)\s+to\s+(.+)$/i;
/** What a person is asked to do together with the sender. */
const TOGETHER_WITH_YOU =
  /\b(?:available|free|join|meet|come|attend|make it|like to|want to|up for|have time|call|chat|lunch|dinner|coffee)\b/i;

/** The parts of a direct question, from its first word on. */
export function questionParts(content: string): AskParts {
  const suits = SUITS_YOU.exec(content);
  const shape = shapeQuestion(content);
  const clause = shape.clause ? { clause: shape.clause } : {};
  if (suits?.[1] && (TIME_WORDS.test(suits[1]) || /^(?:that|this|it)$/i.test(suits[1]))) {
    const isTime = TIME_WORDS.test(suits[1]);
    return {
      kind: 'question',
      act: 'proposal',
      answer: choiceOr('yes-no', suits[1]),
      ...(isTime ? { topic: suits[1] } : clause.clause ? { topic: clause.clause } : {}),
      ...clause,
    };
  }
  const looks = LOOKS.exec(content)?.[1];
  if (
    looks &&
    TIME_WORDS.test(looks) &&
    !/\b(?:going|coming|progressing|do|get|make|feel)\b/i.test(content)
  ) {
    return { kind: 'question', act: 'proposal', answer: choiceOr('yes-no', looks), topic: looks, ...clause };
  }
  const offer = OFFERED.exec(content)?.[1];
  if (offer)
    return { kind: 'question', act: 'offer', answer: choiceOr('yes-no', content), topic: offer, ...clause };
  if (shape.wh) {
    const topic = shape.noun ?? shape.clause;
    return {
      kind: 'question',
      act: 'question',
      answer: answerOfWh(content),
      wh: shape.wh,
      ...(topic ? { topic } : {}),
      ...clause,
    };
  }
  const fragment = fragmentParts(content);
  if (!shape.clause && fragment) return fragment;
  const invites =
    /^(?:would|do|are|can|could|will) you\b/i.test(content) &&
    TIME_WORDS.test(content) &&
    TOGETHER_WITH_YOU.test(content);
  return {
    kind: 'question',
    act: invites ? 'proposal' : 'question',
    answer: choiceOr('yes-no', content),
    ...(shape.clause ? { topic: shape.clause } : {}),
    ...clause,
  };
}

/** What a question without inversion asks: 'Tuesday okay?', 'Ready to start?', 'You received it?'. */
function fragmentParts(content: string): AskParts | undefined {
  const timed = /^(.{2,60}?)\s(?:ok|okay|good|fine|possible|works?)(?:\s(?:for|with)\s\w{1,12})?$/i.exec(
    content,
  )?.[1];
  const base = { kind: 'question', answer: 'yes-no' } as const;
  if (timed && TIME_WORDS.test(timed)) return { ...base, act: 'proposal', topic: timed };
  if (content.length < 40 && TIME_WORDS.test(content) && !/^(?:you|we|it|they|he|she|i)\b/i.test(content))
    return { ...base, act: 'proposal', topic: content };
  if (/^(?:ready|able|free|available|interested|okay|ok|happy|sure|willing)\b/i.test(content)) {
    const clause = `whether you are ${content[0]?.toLowerCase() ?? ''}${content.slice(1)}`;
    return { ...base, act: 'question', topic: clause, clause };
  }
  const stated = content.replace(/,\s\w{2,8}(?:n't)?(?:\s\w{1,5})?$/i, '');
  if (!/^(?:you|we|it|this|that|they|he|she|i|the|your|our|my)\s\w+\s?/i.test(stated)) return undefined;
  const clause = `whether ${/^I\b/.test(stated) ? 'I' : (stated[0]?.toLowerCase() ?? '')}${stated.slice(1)}`;
  return { ...base, act: 'question', topic: clause, clause };
}
