import { eitherConceded } from './choice-frames.ts';
import { claimFrame, sharedDoing, smoothed } from './claims.ts';
import { claimOfStatement } from './clauses.ts';
import { eitherStated, eitherTime } from './either.ts';
import { type Act, type Frame, nounValue, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';
import { nounLike } from './predicates.ts';
import { availability, provideFrame } from './provided.ts';
import { questionFrame } from './questions.ts';
import { baseVerbs } from './verbs.ts';

const acts: readonly [Act, RegExp][] = [
  [
    'provide',
    /^(?:send|share|forward|provide|give (?:me|us|your)|email|e-mail|attach|submit|supply|return|fax|get (?:me|us|you)|mail|upload|resend|furnish)\b/,
  ],
  [
    'review',
    /^(?:review|check|read|look|take a look|have a look|go through|proofread|examine|verify|inspect|test|consider|approve)\b/,
  ],
  [
    'meet',
    /^(?:meet|schedule|arrange|set up|set aside|find (?:a|some) time|talk|speak|chat|discuss|catch up|have a (?:quick |short |brief )?(?:call|chat|meeting)|jump on|hop on|connect|reschedule|move|get together|postpone)\b/,
  ],
  [
    'pay',
    /^(?:pay|transfer|wire|settle|refund|reimburse|remit|process (?:the|a|this|our|my) (?:payment|refund|invoice)|send (?:\w+ )?(?:payment|money|funds)|deposit|purchase|buy)\b/,
  ],
  ['attend', /^(?:attend|join|come|participate|be there|take part|visit|make it|speak at|present at|host)\b/],
  ['contact', /^(?:call|phone|ring|contact|reach|text|email)\b/],
];

/** 'I will move me': a deed that is the sender's, or was not understood. */
const actsOnSelf = /^(?!let\b|help\b)[a-z]+ (?:me|myself)\b/i;

/** 'The following documents' are listed behind; 'the following Monday' is a time. */
const FOLLOWING_THINGS =
  /\bthe following (?!(?:\w+day|morning|afternoon|evening|night|week|weekend|month|quarter|term|season|year|day|spring|summer|autumn|winter)\b)([\w -]{3,30}?s):?$/i;

/** What is done to something that only the mail's other words name; 'sign and return the form' names it behind. */
const BARE_DEED =
  /^(?:review|check|read|approve|sign|confirm)(?=$| and\b(?! (?:sign|return|send back|date|approve|scan|upload|complete) (?:the|your|this|these|those|both|all|our|my|an?|any)\b))/i;

/** Words that may stand before the verb of what one is asked to do. */
const NO_VERB =
  /^(?:[a-z]+ly|(?!b?ring$|sing$|swing$|fling$|wring$)[a-z]+ing|all|both|each|either|not|then|when|if|as|at|in|on|the|a|an|my|your|our|us|me|them|it|this|that|there|here|again|once|first|too|or|and|but|so|who|what|which|where|how|just|even|ever|now|also|still|please|kindly|maybe|perhaps)$/i;

/** What 'can you' or 'could you' asks for: a verb stands there, whether a table knows it or not. */
export function deedAsked(verbPhrase: string): Frame {
  const verb = /^[a-z]{3,}(?= )/.exec(verbPhrase)?.[0] ?? '';
  return taskFrame(verbPhrase, false, verb !== '' && !NO_VERB.test(verb));
}

/** The frame of something to do, from its verb phrase in the asker's words. */
export function taskFrame(verbPhrase: string, together = false, isDeed = false): Frame {
  if (/^confirm (?:your|the) availability\b/i.test(verbPhrase)) return availability;
  const told = tellFrame(verbPhrase);
  if (told) return told;
  const short = shortened(
    verbPhrase
      .replace(/^(?:please|kindly|also|just|quickly|possibly|perhaps)\s+/i, '')
      .replace(UNTIL_DAY, '$1 by ')
      .replace(FOLLOWING_THINGS, 'the $1 I list'),
  );
  if (!short) return { kind: 'none' };
  const timed = eitherTime(short);
  if (timed) return timed;
  const ways = /^(.+?),? or (?:else )?(?:to )?(([a-z]+)\b.*)$/i.exec(short);
  const isEither =
    ways && baseVerbs.has((ways[3] ?? '').toLowerCase()) && !nounLike.has((ways[3] ?? '').toLowerCase());
  const granted =
    isEither && eitherConceded(turnRound(ways[1] ?? ''), turnRound(`you ${ways[2]}`).replace(/^\S+ /, ''));
  if (granted) return granted;
  if (isEither)
    return {
      kind: 'choice',
      start: 'I will',
      options: `${turnRound(ways[1] ?? '')} / ${turnRound(`you ${ways[2]}`).replace(/^\S+ /, '')}`,
      end: '',
      name: `whether to ${turnRound(ways[1] ?? '')} or ${turnRound(ways[2] ?? '')}`,
    };
  const low = short.charAt(0).toLowerCase() + short.slice(1);
  if (
    !isDeed &&
    !baseVerbs.has((/^[a-z'-]+/.exec(low)?.[0] ?? '').replace(/-/g, '')) &&
    !/^(?:e-mail|resend|proofread|wire|settle)/.test(low)
  ) {
    return { kind: 'none' };
  }
  const met = /^(?:(?:meet|see)(?: with)? you|(?:talk|speak) (?:to|with) you)\b/i.test(low);
  if (met) return taskFrame(low.replace(/^see\b/, 'meet').replace(/ (?:to |with )?you\b/, ''), true);
  // The work that the hall is to be cleared for is the sender's.
  const theirs = low.replace(
    /^(have .*\b(?:before|until|when|once)) we (?=(?:start|begin|arrive|come)\b)/,
    '$1 I ',
  );
  const whole = BARE_DEED.test(low) ? low.replace(/^\w+/, (verb) => `${verb} it`) : theirs;
  const phrase = turnRound(whole, { together });
  // 'We could move you to another room' is no deed of ours: nobody moves himself.
  if (actsOnSelf.test(phrase)) return { kind: 'none' };
  const act = (acts.find(([, pattern]) => pattern.test(low.replace(/^pay attention/, 'mind'))) ?? [
    'do' as const,
  ])[0];
  const object =
    /^(?:[\w-]+)(?:\s+(?:over|out|back|up|at|through))?(?:\s+(?:me|us))?\s+((?:the|your|my|our|a|an|any|some|this|these|all|both|it|them)\b.*|[A-Z].*|\w+s\b.*)$/.exec(
      low,
    )?.[1];
  if (act === 'provide' && object) return provideFrame(phrase, turnRound(object));
  return {
    kind: 'task',
    act,
    phrase,
    ...(object ? { object: turnRound(object) } : {}),
    ...(together ? { together } : {}),
  };
}

const tells =
  /^(?:let (?:me|us) know|tell (?:me|us)|inform (?:me|us)|advise(?: (?:me|us))?|confirm(?: (?:to|with) (?:me|us))?|clarify|explain(?: to (?:me|us))?|remind (?:me|us)|specify|indicate|check|see|find out|update (?:me|us))(?:\s+(.+))?$/i;

/** 'confirm the venue is booked' leaves 'that' out: the statement, where it is one. */
function confirmedStatement(verbPhrase: string, what: string): string | undefined {
  if (!/^confirm\b/i.test(verbPhrase)) return undefined;
  if (/^(?:is|are|what|when|where|who|which|how|why)\b/i.test(what)) return undefined;
  return /\b(?:is|are|was|were|has|have|will|can)\b/i.test(what) ? what : undefined;
}

/** What has to be there on a day is wanted by it: 'send it until Friday' of those who learn English. */
const UNTIL_DAY =
  /^((?:send|provide|deliver|confirm|reply|return|submit|pay|complete|finish|correct|forward|prepare|inform|answer|settle)\b.*?) (?:until|till) (?:latest )?(?=(?:the )?(?:end|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|next|\d))/i;

/** 'let me know whether you can join' → the frame of what is to be told. */
export function tellFrame(verbPhrase: string): Frame | undefined {
  const match = tells.exec(verbPhrase);
  if (!match) return undefined;
  // 'Inform us earlier' tells nothing yet.
  if (
    /^(?:earlier|sooner|later|promptly|immediately|beforehand|straight away|at once|directly|in (?:good |due )?time|in (?:advance|future|writing))\b[^,]*$/i.test(
      match[1] ?? '',
    )
  )
    return undefined;
  const what = (match[1] ?? '')
    .replace(/^(?:by|before) [^,]+?,?\s+(?=if|whether|what|when|how|which)/i, '')
    .replace(/^as soon as (?:possible|you can),?\s*/i, '');
  const either = eitherStated(what);
  if (either) return either;
  const yesNo =
    /^(?:if|whether(?: or not)?|that)\s+(.+)$/i.exec(what)?.[1] ?? confirmedStatement(verbPhrase, what);
  if (yesNo) {
    const short = shortened(
      yesNo.replace(
        / by (?:the )?(?:end\b|\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|tonight|today|next|this)[^,]*$/i,
        '',
      ),
    );
    const claim = short ? claimOfStatement(short) : undefined;
    const isChoice = / or (?!not\b)/.test(claim?.rest ?? '') && !/\bany\b/.test(claim?.rest ?? '');
    if (
      claim &&
      isChoice &&
      (/^(?:prefer|want|need)$/.test(claim.pos) ||
        (claim.pos === 'would' && /^(?:like|prefer|want|need) (?!to\b)/.test(claim.rest)) ||
        / or [a-z]+ly$/.test(claim.rest) ||
        /^whether\b/i.test(what))
    )
      return claimFrame(claim, '');
    if (!claim) return { kind: 'none' };
    return sharedDoing(claim) ?? { kind: 'claim', claim: smoothed(claim) };
  }
  if (/^(?:what|when|where|who|whose|which|how|why)\b/i.test(what))
    return questionFrame(what, true) ?? { kind: 'none' };
  const own = /^confirm\b/i.test(verbPhrase) ? shortened(what) : undefined;
  if (
    own &&
    /^your (?:[a-z]+ ){0,2}(?:time|number|address|choice|date of birth|size|preference)s?$/i.test(own)
  )
    return nounValue(turnRound(own));
  if (/^(?:check|see|confirm|clarify|explain|find out)\b/i.test(verbPhrase)) {
    const explained = /^(?:clarify|explain)\b/i.test(verbPhrase) ? shortened(what) : undefined;
    return explained ? { kind: 'about', wants: 'answer', name: turnRound(explained) } : undefined;
  }
  if (/^your availability\b/i.test(what)) return availability;
  const about = /^(?:about|on|of|regarding)\s+(.+)$/i.exec(what)?.[1];
  const named = shortened(about ?? what);
  if (!named) return { kind: 'none' };
  if (about) return { kind: 'about', wants: 'status', name: turnRound(about) };
  return /^(?:your|the|any|a|an)\b/i.test(named)
    ? provideFrame(turnRound(`give me ${named}`), turnRound(named))
    : { kind: 'none' };
}
