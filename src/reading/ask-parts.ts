import { answerOfWh, shapeQuestion } from './ask-clause.ts';
import type { Frame } from './ask-frames.ts';
import { verbs } from './english-verbs.ts';
import type { Ask } from './reading.ts';

/** What an ask is made of, apart from its place in the text. */
export type AskParts = Omit<Ask, 'text' | 'start' | 'end' | 'sentence'>;

/** Verbs that act on the sender himself, whose 'me' or 'us' is no part of the object. */
const INDIRECT =
  /^(?:me|us)\s+(?=(?:a|an|the|your|our|my|some|any|more|all|this|that|these|those|its|their|his|her|copies|details|further|\d|with|in|of|for|to|when|what|how|where|if|whether|on|at|back|about)\b)/i;
const DEADLINE =
  /\s(?:(?:by|until|no later than|not later than|on or before|at the latest by|due)\s(?=(?:\d|the\s(?:end|\d|close|start|beginning|middle|deadline|following|latest)|end|close|eod|cob|eow|then|noon|midday|midnight|next|this|today|tonight|tomorrow|early|late|mid|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|Q[1-4]))[^,;?!]{1,50}|(?:before|within)\s[^,;?!]{2,50}|(?:as soon as (?:possible|you can)|asap|a\.s\.a\.p\.?|at your earliest convenience|when(?:ever)? you (?:get|have|can|are)\b[^,;?!]{0,40}|(?:first thing )?(?:today|tomorrow|tonight|this week|next week|this (?:morning|afternoon|evening)|immediately|right away|urgently|soon|now)(?:\s(?:morning|afternoon|evening|night))?))$/i;
/** What belongs to a verb: 'send over', 'set up', 'get back'. */
const PARTICLE = /^(over|out|up|back|off|through|across|along|down|away|forward|together|ahead)(?=\s|$)/i;
/** Words after an ask that are no part of it. */
const TAIL =
  /(?:,?\s(?:please|pls|thanks|thank you|thx|many thanks|if (?:possible|you can|you could|that's ok|you don't mind|you have time|that works|need be|necessary)|by any chance|at all|or (?:not|so)|as well|too|though|again|right|ok|okay|instead|for me|in advance|with a quick reply|(?:so|so that|and|then|and then) (?:we|i|you|it|they)(?:'ll| can| will| could| may)\b[^;?!]{2,80}|or if you have (?:any|other)\b.{2,60})|\s?[([:;,–—-]|\s?\.{1,3})$/i;
const TIME_WORDS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:today|tomorrow|tonight|noon|morning|afternoon|evening|week|month|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b\d{1,2}(?::\d\d)?\s?(?:am|pm)\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}:\d\d\b/i;

/** Cuts an English ask into its parts; `content` runs from where the asking words end to the end of the ask. */
export function partsOf(frame: Frame, content: string, questionMark: boolean): AskParts {
  const bare = content
    .slice(0, 600)
    .replace(/\s+/g, ' ')
    .replace(/[\s?!.…]+$/, '')
    .trim();
  switch (frame.kind) {
    case 'action':
      return actionParts(bare, frame.verb);
    case 'embedded':
      return embeddedParts(withoutTail(bare));
    case 'need':
      return { kind: 'request', act: 'request', answer: 'action', ...named(withoutTail(bare)) };
    case 'news':
      return newsParts(withoutTail(bare));
    case 'proposal':
      return proposalParts(withoutTail(bare), questionMark);
    case 'permission':
      return permissionParts(withoutTail(bare));
    case 'question':
      return questionParts(withoutTail(bare));
  }
}

function withoutTail(text: string): string {
  let cut = text;
  for (let round = 0; round < 4; round += 1) {
    const next = cut.replace(TAIL, '');
    if (next === cut || next.length < 2) break;
    cut = next;
  }
  return cut;
}

function actionParts(content: string, gerund: string | undefined): AskParts {
  const base: AskParts = { kind: 'request', act: 'request', answer: 'action' };
  const whole = withoutTail(content);
  const negated = /^(?:don't|do not|never|not)\s+(?=\w)/i.exec(whole);
  const told = negated ? whole.slice(negated[0].length) : whole;
  const first = /^[A-Za-z][A-Za-z'-]*/.exec(told)?.[0];
  if (!first) return base;
  if (/^let (?:me|us) know$/i.test(told)) return base;
  const verb = gerund ?? first.toLowerCase();
  const after = told.slice(first.length).trim();
  const due = DEADLINE.exec(` ${after}`);
  const rest = due && due[0].trim() !== '' ? ` ${after}`.slice(0, due.index).trim() : after;
  const particle = PARTICLE.exec(rest)?.[1]?.toLowerCase();
  const object = withoutTail((particle ? rest.slice(particle.length).trim() : rest).replace(INDIRECT, ''));
  const topic = `${negated ? 'not ' : ''}${verb}${after === '' ? '' : ` ${after}`}`;
  const phrasal = particle ? `${verb} ${particle}` : verb;
  const parts: AskParts = { ...base, topic, verb: negated ? `not ${phrasal}` : phrasal };
  if (object !== '' && !/^(?:me|us)$/i.test(object)) parts.object = object;
  if (due) parts.deadline = due[0].trim();
  if (verb === 'confirm' && /^(?:that|your|the|if|whether|receipt)\b/i.test(object)) parts.answer = 'yes-no';
  return parts;
}

/** 'your approval' of 'your approval is needed to proceed'. */
const NEEDED_THING = /^(your\s.{2,60}?)\s(?:is|are|would be|will be)\s/i;

function named(content: string): { topic?: string; object?: string; deadline?: string } {
  const thing = NEEDED_THING.exec(content)?.[1] ?? content;
  if (thing === '') return {};
  const due = DEADLINE.exec(thing);
  const object = due ? thing.slice(0, due.index).trim() : thing;
  return due ? { topic: thing, object, deadline: due[0].trim() } : { topic: thing, object };
}

function embeddedParts(content: string): AskParts {
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

function newsParts(content: string): AskParts {
  const base = { kind: 'question', act: 'question' } as const;
  const answer = /^(?:do you have )?(?:any|your|some)?\s?\w*\s?(?:news|updates?|word|status|progress)/i.test(
    content,
  )
    ? 'fact'
    : 'explanation';
  const topic = content.replace(/^(?:do you have\s)?(?:any|your|some)\s/i, '');
  return topic === '' ? { ...base, answer } : { ...base, answer, topic };
}

function proposalParts(content: string, questionMark: boolean): AskParts {
  const kind = questionMark ? 'question' : 'request';
  const base: AskParts = {
    kind,
    act: 'proposal',
    answer: / or (?!not\b|so\b)/.test(content) && TIME_WORDS.test(content) ? 'choice' : 'yes-no',
  };
  if (content === '') return base;
  return { ...base, topic: content, ...verbOf(content) };
}

/** The verb that opens a verb phrase, where it is one that we know. */
function verbOf(phrase: string): { verb?: string } {
  const first = /^[a-z]+/i.exec(phrase)?.[0].toLowerCase() ?? '';
  return verbs.has(first) ? { verb: first } : {};
}

function permissionParts(content: string): AskParts {
  const shape = shapeQuestion(content);
  const wanted =
    /^(?:can|could|may|might)\s+(?:i|we)\s+(?:please\s+|also\s+|kindly\s+){0,2}((have|get|see|ask for|request)\s+.+)$/i.exec(
      content,
    );
  if (wanted?.[1] && wanted[2] && !TIME_WORDS.test(wanted[1])) return actionParts(wanted[1], undefined);
  const shared =
    /^(?:shall|should|can|could|may|might)\s+we\s+(?:please\s+|perhaps\s+|maybe\s+|also\s+)?(.+)$/i.exec(
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
  const topic = /^(?:shall|should|can|could|may|might)\s+i\s+(.+)$/i.exec(content)?.[1] ?? clause;
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

function questionParts(content: string): AskParts {
  const suits =
    /^(?:does|do|would|will|is|are)\s+(.{2,80}?)\s+(?:work|suit|be (?:good|ok|okay|fine|convenient|possible|suitable)|good|ok|okay|fine|convenient|suitable|possible)\b(?:\s(?:for|with)?\s?(?:you|everyone|your team|your side|your end))?/i.exec(
      content,
    );
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
  const offer = /^(?:would|do) you (?:like|want|prefer)\s+(?:me|us)\s+to\s+(.+)$/i.exec(content);
  if (offer?.[1])
    return {
      kind: 'question',
      act: 'offer',
      answer: choiceOr('yes-no', content),
      topic: offer[1],
      ...clause,
    };
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
    /\b(?:available|free|join|meet|come|attend|make it|like to|want to|up for|have time|call|chat|lunch|dinner|coffee)\b/i.test(
      content,
    );
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
