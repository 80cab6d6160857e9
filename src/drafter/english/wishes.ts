import { FOLLOWING, isSent, ownDeed } from '#reading/asks/ask-needs.ts';
import { claimOf } from './clauses.ts';
import { type Frame, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';
import { taskFrame, tellFrame } from './tasks.ts';
import { baseVerbs } from './verbs.ts';

/** 'We would like to invite you to the opening' asks whether one comes. */
function invitationFrame(text: string): Frame | undefined {
  const match =
    /\b(?:invite you|you(?: are|'re) (?:\w+ly )?invited|love for you|love you|love to have you|like to have you) (to|for) (.+)$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, link = '', what = ''] = match;
  if (baseVerbs.has((what.split(' ')[0] ?? '').toLowerCase()) && link === 'to') return taskFrame(what);
  const short = shortened(what);
  return short ? { kind: 'task', act: 'attend', phrase: `come ${link} ${turnRound(short)}` } : undefined;
}

/** 'We'd love to have the quartet play at our gala': whether they do is asked. */
function performanceFrame(text: string): Frame | undefined {
  const match =
    /^(?:i|we)(?:'d| would) (?:really |very much |so )?(?:love|like|be (?:delighted|happy|thrilled|glad|pleased)) to have (you|(?:the|your) [a-z]+(?: [a-z]+)?) (play|perform|speak|sing|present|talk|read|exhibit|teach|lecture|cook|cater)\b(.*)$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, who = '', verb = '', what = ''] = match;
  const rest = shortened(turnRound(`${verb}${what}`));
  if (!rest) return undefined;
  if (/^you$/i.test(who)) return { kind: 'task', act: 'attend', phrase: rest };
  const subject = turnRound(who);
  return {
    kind: 'claim',
    claim: {
      subject,
      pos: 'can',
      neg: "can't",
      rest,
      yes: `${subject} will be glad to ${rest}`,
      no: `${subject} can't ${rest}`,
    },
  };
}

/** What one does for another: 'we can start in April' is no offer. */
const offerVerb =
  /^(?:arrange|offer|send|provide|help|assist|support|ship|deliver|prepare|organi[sz]e|set up|give|bring|extend|reserve|hold|share|show|book|add|call|come|drive|pick|take|make|forward|write|introduce|explain|discuss|meet|do|refund|replace|exchange|waive|cover|(?:move|transfer|switch|upgrade|rebook|put|seat|place|fit|squeeze) you)\b/i;

/** 'We can also arrange group discounts' offers: please do, or no need. */
function offerFrame(text: string): Frame | undefined {
  const offered =
    /^(?:i|we)(?:'d| would|'m| am|'re| are)? (?:can|could|will gladly|be (?:happy|glad|delighted) to|happy to|glad to) (?:also )?((?:[a-z]+)\b.*)$/i.exec(
      text,
    )?.[1];
  const short = offered ? shortened(offered.replace(/ if (?!not\b).*$/i, '')) : undefined;
  if (!short || !offerVerb.test(short)) return undefined;
  const deed = turnRound(short);
  return {
    kind: 'claim',
    claim: {
      subject: 'you',
      pos: 'are welcome to',
      neg: "don't need to",
      rest: deed,
      yes: `please ${deed}`,
      no: `there is no need to ${deed}`,
      open: `I [would like / don't need] you to ${deed}`,
    },
  };
}

/** What is granted or said rather than provided. */
const KEPT =
  /\b(?:refund|discount|reduction|credit|compensation|replacement|money|answer|reply|response|decision|explanation|apology|assurance|guarantee|confirmation|feedback|advice|approval|permission|extension|call|chat|meeting|hand|break|chance|look|word|minutes?|time)\b/i;

/** 'I want a full refund' demands a thing. */
function demandFrame(text: string): Frame | undefined {
  const wanted =
    /^(?:i|we) (?:want|demand|need|require|expect|request|must have)(?: to (?:have|get|receive|see))? ((?:a|an|my|our|the|your|some|full|\d)\b.+)$/i.exec(
      text,
    )?.[1];
  const short = wanted ? shortened(wanted.replace(FOLLOWING, '')) : undefined;
  // 'We need the hall cleared': nobody gives that.
  if (!short || ownDeed(short)) return undefined;
  const frame = taskFrame(`${isSent(short) ? 'send' : 'give'} me ${short}`);
  // 'We need a court reporter for two days': whether there is one is not promised.
  if (isSent(short) || frame.kind !== 'task' || KEPT.test(short)) return frame;
  const isOne = /^(?:an?|some|\d+|one|two|three|four) /i.test(short);
  return { kind: 'task', act: 'do', phrase: isOne ? `provide ${turnRound(short)}` : frame.phrase };
}

/** 'discuss the budget with you' is said without the one who answers. */
function withoutYou(phrase: string): string {
  return phrase
    .replace(/\bwith you\b/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'I would love to learn more about your range' is met by telling more. */
function curiousFrame(text: string): Frame | undefined {
  const about =
    /^(?:i|we)(?:'d| would| am| are|'m|'re)? (?:really )?(?:like|love|want|keen|eager|interested)(?: to)? (?:learn|hear|know|find out|in learning|in hearing) (?:a (?:bit|little) )?(?:more )?(?:about|of) (.+)$/i.exec(
      text,
    )?.[1];
  const short = about ? shortened(about) : undefined;
  return short
    ? { kind: 'task', act: 'do', phrase: `tell you more about ${turnRound(short)}`, together: true }
    : undefined;
}

/** Leave that is asked for: 'let us organise it', 'I would like to take Friday off', 'your approval is needed'. */
function leaveFrame(text: string): Frame | undefined {
  const applied =
    /^(?:i|we)(?:'d| would)? (?:like|want|wish)(?: to)? (?:to )?(?:ask for|request|apply for) (.+)$/i.exec(
      text,
    )?.[1];
  const request =
    applied && /\b(?:leave|off|holiday|vacation|days?|extension|transfer|permission)\b/i.test(applied)
      ? shortened(applied)
      : undefined;
  if (request)
    return {
      kind: 'claim',
      claim: {
        subject: 'I',
        pos: 'approve',
        neg: 'cannot approve',
        rest: `your request for ${turnRound(request)}`,
      },
    };
  const allowed = /^let (?:us|me) (?!know\b)([a-z]+\b.*)$/i.exec(text)?.[1];
  const deed = allowed ? shortened(allowed) : undefined;
  if (deed && !/^(?:meet|talk|speak|discuss|schedule)\b/i.test(deed)) {
    return { kind: 'claim', claim: claimOf('can', 'I', deed) };
  }
  const granted =
    /^your (approval|confirmation|consent|sign-?off|authori[sz]ation|permission)\b.* (?:needed|required|necessary)\b/i.exec(
      text,
    )?.[1];
  if (granted) {
    return {
      kind: 'claim',
      claim: { subject: 'I', pos: 'give', neg: 'cannot give', rest: `my ${granted.toLowerCase()}` },
    };
  }
  const own =
    /^(?:i|we)(?:'d| would)?(?: also)? (?:like|love|want) to ((?:hold|run|organi[sz]e|carry out|conduct|display|film|record|photograph|inspect|install|deliver|paint|plant|build|try|take|feature|publish|include|quote|interview|go|work|leave|attend|use|book|change|return|cancel|apply|extend|bring|stay|visit|swap|(?:come|stop|drop|pop) (?:by|in|over|round))\b.*)$/i.exec(
      text,
    )?.[1];
  const leave = own ? shortened(own) : undefined;
  if (leave) return { kind: 'claim', claim: claimOf('can', 'I', leave) };
  return undefined;
}

/** Something to be given or told, said as a wish: 'we would appreciate your feedback', 'I wonder whether …'. */
function desireFrame(text: string): Frame | undefined {
  const got = /^(?:would it be|is it) possible (?:for (?:us|me) )?to (?:get|have|receive|obtain) (.+)$/i.exec(
    text,
  )?.[1];
  // 'Is it possible to get them without lacquer?' asks how they come, and not for them.
  if (got && /^(?:them|it|these|those|this|that|the [a-z ]{2,30}? (?:in|with|without))\b/i.test(got))
    return { kind: 'claim', claim: claimOf('can', 'I', `have ${got}`) };
  if (got) return taskFrame(`give me ${got}`);
  const good =
    /^(?:it|that)(?:'d| would| will) (?:also |really )?(?:be (?:very |really |so |most )?\w+|help(?: us| me)?) (?:for (?:us|me) )?to (?:have|get|receive) ((?:your|the|an?|some)\b.+)$/i.exec(
      text,
    )?.[1];
  const done = good ? ownDeed(good) : undefined;
  if (good) return taskFrame(done ? done.topic : `give me ${good}`);
  const chance = /(?:opportunity|chance) to ([a-z]+\b.*)$/i.exec(text)?.[1];
  if (chance && /^(?:i|we)\b.*\b(?:grateful|thankful|appreciate|welcome|love|happy|glad)\b/i.test(text))
    return taskFrame(withoutYou(chance), true);
  const give =
    /^(?:i|we)(?:'d| would| will)? (?:also )?(?:really |greatly )?(?:appreciate|welcome|love|value|like|need|want) (?:to (?:have|get|hear|receive|know) )?(your (?:input|insights?|ideas|suggestions|perspective|review|thoughts|feedback|comments|opinion|views?|approval|help|advice|confirmation|availability|decision|answer|response|reply)\b.*)$/i.exec(
      text,
    );
  if (give) return taskFrame(`give me ${give[1]}`);
  const seen =
    /^(?:i|we)(?:'d| would) (?:really )?(?:love|like) to (?:see|get|receive|have|read) ((?:a|an|the|your|some|more)\b.*)$/i.exec(
      text,
    )?.[1];
  if (seen) return taskFrame(`send me ${seen}`);
  const know =
    /^(?:i|we)(?:'d| would)? (?:also )?(?:like|love|need|want|wish)? ?(?:to )?(?:know|wonder|be wondering|wondering)\s+((?:if|whether|what|when|where|who|which|how|why)\b.+)$/i.exec(
      text,
    ) ??
    /^(?:do|would|could) you (?:happen to )?(?:know|have any idea|tell me) ((?:if|whether|what|when|where|who|which|how|why)\b.+)$/i.exec(
      text,
    );
  if (know) return tellFrame(`tell me ${know[1]}`);
  return undefined;
}

/** Something to do together: 'can we meet', 'let's talk'. */
function sharedFrame(text: string): Frame | undefined {
  const shared =
    /^(?:i|we)(?:'d| would)? (?:like|love|want|need|wanted|hoped|was hoping|were hoping) to ((?:meet|schedule|discuss|talk|speak|set up|arrange|have a (?:\w+ )?(?:call|chat|meeting)|catch up|connect|chat)\b.*)$/i.exec(
      text,
    ) ??
    /^(?:(?:can|could|may|might) (?:we|i)|(?:shall|should) we)(?: possibly| please| maybe| perhaps| also)? ((?:meet|schedule|discuss|talk|speak|set up|arrange|have a (?:\w+ )?(?:call|chat|meeting)|catch up|connect|chat|jump|hop|get together|find|move|postpone|reschedule|push)\b.*)$/i.exec(
      text,
    ) ??
    /^(?:let's|why don't we|how about we|would it be possible to|is it possible to) ((?:\w+)\b.*)$/i.exec(
      text,
    ) ??
    /^(?:would it be|is it) possible for us to (.+)$/i.exec(text);
  if (shared) return taskFrame(withoutYou(shared[1] ?? ''), true);
  return undefined;
}

/** 'Somebody from your side has to sign the permit': who does it is one of those who answer. */
function deedOfTheirs(text: string): Frame | undefined {
  const [, who = '', deed = ''] =
    /^(some(?:one|body) (?:from|on|at|in) your (?:side|end|team|office|company|staff)) (?:has to|needs to|must|should|will (?:have|need) to) (.+)$/i.exec(
      text,
    ) ?? [];
  const short = shortened(deed);
  if (!short || !/^[a-z]+ /.test(short)) return undefined;
  const subject = turnRound(who.toLowerCase()).replace(/\bmy\b/, 'our');
  const rest = turnRound(short);
  const [yes, no] = [
    `${subject} will ${rest}`,
    `${subject.replace(/^some(?:one|body)/, 'nobody')} can ${rest}`,
  ];
  return { kind: 'claim', claim: { subject, pos: 'will', neg: "can't", rest, yes, no } };
}

/** An ask that is worded as a wish, an offer, an invitation or a demand. */
export function wishFrame(text: string): Frame | undefined {
  return (
    deedOfTheirs(text) ??
    performanceFrame(text) ??
    invitationFrame(text) ??
    leaveFrame(text) ??
    curiousFrame(text) ??
    desireFrame(text) ??
    sharedFrame(text) ??
    demandFrame(text) ??
    offerFrame(text)
  );
}
