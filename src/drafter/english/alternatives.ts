import { cleanText } from '../clean-text.ts';
import { asserted, denied, midSentence, whether } from './clauses.ts';
import { type Frame, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';
import { baseVerbs } from './verbs.ts';

/** What is to be chosen from options that the mail has named: 'I would like [the slates / the tiles]'. */
export function amongFrame(options: readonly string[]): Frame | undefined {
  const among = options.map((option) => shortened(turnRound(cleanText(option))));
  if (!among.every((option) => option !== undefined)) return undefined;
  const name = among.join(' or ');
  const both = among.length > 2 ? 'any' : 'either';
  return {
    kind: 'choice',
    start: 'I would like',
    options: among.join(' / '),
    end: '',
    name,
    refused: `I won't be taking ${both} of them`,
  };
}

/** One of several answers as the one who answers gives it, and as something to be told. */
type Option = { text: string; frame: Frame; said: string; named: string };

const day = String.raw`(?:(?:next|this|the following|early|late) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|week|month|the \d{1,2}(?:st|nd|rd|th)|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?)`;
const clock = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?| o'clock)?|noon|midday)`;
const part = '(?:the |in the )?(?:morning|afternoon|evening|night)';
const dayTail = new RegExp(`\\b${day}(?: (?:(?:at|around) )?${clock})?(?: ${part})?$`, 'i');
const clockTail = new RegExp(`\\b(?:${clock}|${part})$`, 'i');
const dayOnly = new RegExp(`^${dayTail.source}`, 'i');
const clockOnly = new RegExp(`^${clockTail.source}`, 'i');
/** 'would Tuesday be better', 'does noon suit you': nothing but what else would do. */
const better =
  /^(?:would|is|are|does|do|will|might|could) (.{1,60}?) (?:(?:be )?(?:better|easier|best|preferable|(?:more )?(?:convenient|suitable)|ok|okay|fine|good|possible)|works?|suits?|fits?)\b(?: (?:better|best|more|for (?:you|us|everyone)|with you|you|your? \w+)){0,3}(?: instead)?$/i;
const preferred =
  /^(?:do|would) you (?:prefer|rather have|like|want) (?!to\b|me\b|us\b|if\b|[a-z]+ing\b)(.{1,60}?)(?: instead| better| more)?$/i;

/** The thing or time that an alternative puts forward: 'Tuesday' of 'would Tuesday be better'. */
function putForward(text: string): string | undefined {
  const bare = text.replace(/^(?:maybe|perhaps|rather|even|on|at) /i, '');
  const thing = better.exec(text)?.[1] ?? preferred.exec(text)?.[1];
  if (thing && !/^(?:you|i|we|it|that|this|there|they|he|she)\b/i.test(thing))
    return midSentence(turnRound(thing)).replace(/^(?:on|at) /i, '');
  return dayOnly.test(bare) || clockOnly.test(bare) ? bare : undefined;
}

/** What those who ask would do by themselves: 'Shall we send the parcel now?' */
const theirDeed =
  /^(?:send|ship|deliver|dispatch|dispose|keep|hold|cancel|refund|replace|repair|credit|charge|pack|commission|order|book|collect|wait|leave)\b/i;

/** What they would do by themselves is asked; what they need, owe or have is so or not. */
const THEIR_PART =
  /^do (?:i|we) (?!need|have|owe|get|want|know|own|lose|still|really|qualify|count|pay|stand|look|seem)/i;

function optionOf(text: string, frameOfText: (text: string) => Frame): Option | undefined {
  const together = /^shall we (.+)$/i.exec(text)?.[1];
  const frame = frameOfText(text);
  if (frame.kind === 'task') {
    const can = /^(?:could|can|(?:would|are|will) you (?:be )?able)\b/i.test(text) ? 'can' : 'will';
    return frame.together
      ? { text, frame, said: `let's ${frame.phrase}`, named: `we should ${frame.phrase}` }
      : { text, frame, said: `I ${can} ${frame.phrase}`, named: `I ${can} ${frame.phrase}` };
  }
  const short = together ? shortened(together) : undefined;
  const phrase = short ? turnRound(short, { together: true }) : undefined;
  if (short && theirDeed.test(short)) {
    const deed = turnRound(short);
    return { text, frame, said: `please ${deed}`, named: `you should ${deed}` };
  }
  const letting = phrase?.startsWith('let ');
  if (phrase)
    return {
      text,
      frame,
      said: letting ? `we should ${phrase}` : `let's ${phrase}`,
      named: `we should ${phrase}`,
    };
  if (frame.kind === 'choice' && frame.start !== '') {
    const said = [frame.start, frame.options.replaceAll(' / ', ' or '), frame.end].filter(Boolean).join(' ');
    return { text, frame, said, named: said };
  }
  if (frame.kind !== 'claim') return undefined;
  // 'Or do we bring a generator?': what they would do if told.
  if (THEIR_PART.test(text) && frame.claim.subject === 'you') {
    const deed = `${frame.claim.pos} ${frame.claim.rest}`.trim();
    return { text, frame, said: `please ${deed}`, named: `you should ${deed}` };
  }
  return {
    text,
    frame,
    said: asserted(frame.claim).replace(/^I would (?!like|prefer|rather|be|have|need|want)/, 'I will '),
    named: whether(frame.claim).replace(/^whether /, ''),
  };
}

/** "let's meet on [Monday / Tuesday]": alternatives to the last words of the first; undefined where they are none. */
function inPlace(said: string, things: readonly string[]): Frame | undefined {
  const [thing = ''] = things;
  const days = dayOnly.test(thing);
  const timed = days || clockOnly.test(thing);
  const tail = timed
    ? (days ? dayTail : clockTail).exec(said)
    : /(?<=\s(?:by|at|in|via|to|with|from|over|through) )(?:(?:the|a|an|my|your|our) )?[\w-]+(?: [\w-]+)?$/i.exec(
        said,
      );
  if (!tail || tail.index === 0) return undefined;
  const among = [tail[0], ...things];
  const start = said.slice(0, tail.index).trim();
  const name = among.join(' or ');
  const refused = timed ? { refused: `neither ${among.join(' nor ')} works for me` } : {};
  return { kind: 'choice', start, options: among.join(' / '), end: '', name, ...refused };
}

/** '[Monday / Tuesday] works for me': alternatives to what the first question is about. */
function ofSubject(first: Option, things: readonly string[]): Frame | undefined {
  const subject = putForward(first.text);
  if (!subject || first.frame.kind !== 'claim') return undefined;
  const among = [subject, ...things];
  const timed = among.every((one) => dayTail.test(one) || clockTail.test(one));
  const { pos, rest } = first.frame.claim;
  const end = timed ? 'works for me' : `${pos} ${rest}`;
  return {
    kind: 'choice',
    start: '',
    options: among.join(' / '),
    end: end.trim(),
    name: among.join(' or '),
    ...(timed ? {} : { refused: `neither ${among.join(' nor ')} ${end.trim()}` }),
  };
}

/** 'Would that be possible for you': what is put forward, to which the other answer is only what else would do. */
const SUITS = /^(?:possible|ok|okay|fine|acceptable|convenient|feasible|all right|alright|for me|with me)\b/;

/** What is said to the first answer where it alone is put forward: 'that is possible for me', 'that is not'. */
function putFirst({ frame }: Option): { yes: string; no: string } | undefined {
  if (frame.kind !== 'claim') return undefined;
  const { subject, pos, rest } = frame.claim;
  const isSuited = /^(?:works?|suits?)$/.test(pos) || (pos === 'is' && SUITS.test(rest));
  return isSuited && !/^(?:I|you|we)$/.test(subject)
    ? { yes: asserted(frame.claim), no: denied(frame.claim) }
    : undefined;
}

/** What is refused, and what is to be done instead, where no to the first answer is yes to the second. */
function refusalOf(options: readonly Option[]): { refused?: string; instead?: string; accepted?: string } {
  const [first, second] = options;
  if (!first || !second || options.length > 2) return {};
  const put = putFirst(first);
  if (put) return { accepted: put.yes, refused: put.no, instead: second.said };
  const deed = /^I (?:can|will) (.+)$/.exec(first.said)?.[1];
  if (!deed) return {};
  if (second.said.startsWith('please ')) return { refused: `I can't ${deed}`, instead: second.said };
  const other = /^I (?:can|will) (.+)$/.exec(second.said)?.[1];
  return other ? { refused: `I can neither ${deed} nor ${other}` } : {};
}

/** 'We could move you to the larger room, or refund the fee': what those who write would do, one or the other. */
const theirOffer =
  /^(?:we|i) (?:could|can) (?:either )?([a-z]+\b.+?),? or (?:else )?(?:we |i )?(?:could |can )?([a-z]+\b.+)$/i;

/** 'We can get to you at 3 pm instead or first thing tomorrow': one of two times. */
const theirTimes = new RegExp(
  `^(?:we|i) (?:could|can) [a-z]+\\b.{0,60}?\\b(?:(?:at|on) )?(${day}(?: (?:at )?${clock})?|${clock})(?: instead)?,? or (?:(?:at|on) )?((?:first thing )?${day}(?: (?:at )?${clock})?|${clock})(?: instead)?$`,
  'i',
);

/** What a sender offers to do, to be chosen from; undefined where it is no such offer. `text` without an end mark. */
export function eitherOfTheirs(text: string): Frame | undefined {
  const [, early, late] = theirTimes.exec(text) ?? [];
  if (early && late) {
    const refused = `neither ${early} nor ${late} works for me`;
    return {
      kind: 'choice',
      start: '',
      options: `${early} / ${late}`,
      end: 'works for me',
      name: `${early} or ${late}`,
      refused,
    };
  }
  const deeds = (theirOffer.exec(text) ?? []).slice(1).flatMap((deed) => {
    const short = shortened(deed);
    return short && baseVerbs.has(short.split(' ')[0]?.toLowerCase() ?? '') ? [short] : [];
  });
  const isTheirs = deeds.some((deed) => theirDeed.test(deed) || /^\w+ you\b/i.test(deed));
  if (deeds.length !== 2 || !isTheirs) return undefined;
  const [one = '', other = ''] = deeds.map((deed) => turnRound(deed));
  return {
    kind: 'choice',
    start: '',
    options: `Please ${one} / Please ${other}`,
    end: '',
    name: `whether you should ${one} or ${other}`,
    refused: 'neither of the two works for me',
  };
}

/**
 * The frame of an ask that offers several answers, one of which the person has to choose: with what they share said
 * once, else each as a sentence of its own. 'none' where one of them cannot be understood.
 */
export function alternativesFrame(
  alternatives: readonly string[],
  frameOfText: (text: string) => Frame,
): Frame {
  const texts = alternatives.map((text) =>
    cleanText(text)
      .replace(/[’]/g, "'")
      .replace(/^(?:and|or|so|also|then|maybe|perhaps),? /i, '')
      .replace(/[\s.,;!?]+$/, ''),
  );
  const [text = '', ...others] = texts;
  const first = optionOf(text, frameOfText);
  if (!first) return { kind: 'none' };
  const things = others.map(putForward).filter((thing) => thing !== undefined);
  if (things.length === others.length) {
    const shared = ofSubject(first, things) ?? inPlace(first.said, things);
    if (shared) return shared;
  }
  const options = [first, ...others.map((other) => optionOf(other, frameOfText))].filter(
    (option) => option !== undefined,
  );
  if (options.length < texts.length) return { kind: 'none' };
  const sentences = options.map(({ said }) => said.charAt(0).toUpperCase() + said.slice(1));
  return {
    kind: 'choice',
    start: '',
    options: sentences.join(' / '),
    end: '',
    name: `whether ${options.map(({ named }) => named).join(' or ')}`,
    ...refusalOf(options),
  };
}
