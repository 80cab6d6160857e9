import { TIME_WORDS } from './ask-clause.ts';
import { matchAt, NEED, NEEDED, OFFER, PROPOSAL, READY, REMINDED, SUITS_ME, TOGETHER } from './ask-cues.ts';
import { isFurtherNeed } from './ask-needs.ts';
import {
  AVAILABLE,
  BARE_NEED,
  GOOD_TO_GET,
  INVITE,
  MUST_BE_DONE,
  OFFERED_DAYS,
  OFFERED_SLOT,
  OWN_DEED,
  PLAIN_INTENTION,
  SHARED,
  WANT_BACK,
  WANT_TO_GET,
  WELCOME,
} from './ask-wishes.ts';

/** A span of time that a need may be of; 'two days' notice' is given, and 'an hour of your time'. */
const SPAN =
  /(?:at least |about |around |only |just )?(?:\d{1,3}|one|two|three|four|five|six|ten|several|a few|a couple of)\s(?:clear |full |whole |working |business |more )?(?:minutes|hours|days|weeks|months)\b(?!['’]|\s(?:notice|of\s(?:your|free)|with\s(?:you|your)|from\s(?:you|your)))/iy;

/** How a clause asks, and where in the sentence its content begins. */
export type Frame = {
  kind:
    | 'action'
    | 'embedded'
    | 'question'
    | 'proposal'
    | 'intention'
    | 'permission'
    | 'need'
    | 'news'
    | 'result'
    | 'assumed';
  /** Where the words that ask end: the verb phrase, the question word, the thing. */
  body: number;
  /** The base form of a verb that the text has as a gerund: 'send' of 'would you mind sending'. */
  verb?: string;
  /** Where the content ends, if before the end of the ask. */
  until?: number;
};

/** Where a clause stands: only a first clause may ask without words that mark it. */
export type Place = {
  initial: boolean;
  /** Joined to a request, to an indirect question, to a question of any kind. */
  afterRequest: boolean;
  afterClause: boolean;
  afterQuestion: boolean;
  /** To a question of which, when, how. */
  afterWh?: boolean;
  /** To something that is needed. */
  afterNeed?: boolean;
  questionMark: boolean;
};

/** What one would like to do and does by writing so. */
const SAYING =
  /(?:also\s|first\s|just\s|personally\s|take this|take the opportunity|say|thank|congratulate|express|introduce|inform|let|apologi[sz]e|share|remind|point|mention|emphasi[sz]e|stress|add|assure|announce|welcome|start|begin|tell|note|highlight|wish|extend|make (?:sure|it clear)|bring|leave|believe|think|be\b|have you know|reiterate|commend|acknowledge|clarify|help|offer|draw your attention|call your attention|do so|keep you|reach out|follow up|touch base|give|send|update)\b/iy;

/** A proposal whatever follows. */
const OPEN = /^(?:let|why|how|what|shall)|(?:suggest|propose|recommend)\s(?:that\s)?we\s+$/i;
/** 'I would like to': all but ways of speaking follow. */
const WISH =
  /(?:'d|would)\s(?:\w+\s){0,2}(?:like|love|welcome|appreciate)\s(?:to|\w{1,3}\s\w{6,11}\sto)\s+$/i;
const SPEECH = /^let's (?:say|see|face|hope|assume|not|just say)\b/i;

/** A proposal, an intention, an offer or a need at `at`; undefined where there is none. */
export function findIdea(text: string, at: number, place: Place): Frame | undefined {
  const wanted =
    matchAt(WANT_TO_GET, text, at) ??
    matchAt(WANT_BACK, text, at) ??
    (place.initial ? matchAt(GOOD_TO_GET, text, at) : null) ??
    (place.initial ? matchAt(BARE_NEED, text, at) : null);
  if (wanted) return { kind: 'need', body: at + wanted[0].length };
  return (
    findIntention(text, at, place) ??
    findProposal(text, at) ??
    findInvitation(text, at, place) ??
    findOwnTime(text, at, place) ??
    findNeed(text, at, place)
  );
}

function findIntention(text: string, at: number, place: Place): Frame | undefined {
  const intention = place.initial ? matchAt(PLAIN_INTENTION, text, at) : null;
  if (!intention) return undefined;
  const body = at + intention[0].length;
  return { kind: isOwnDeed(text, body) ? 'intention' : 'proposal', body };
}

/** 'let's …', 'shall we …', 'we should …', 'I would like to …' */
function findProposal(text: string, at: number): Frame | undefined {
  const match = matchAt(PROPOSAL, text, at)?.[0];
  const purpose = /\bso (?:that )?$/i.test(text.slice(Math.max(0, at - 9), at));
  if (!match || purpose || SPEECH.test(text.slice(at, at + 20))) return undefined;
  const body = at + match.length;
  if (WISH.test(match)) {
    if (isOwnDeed(text, body)) return { kind: 'intention', body };
    return matchAt(SAYING, text, body) ? undefined : { kind: 'proposal', body };
  }
  return OPEN.test(match) || matchAt(TOGETHER, text, body) ? { kind: 'proposal', body } : undefined;
}

/** 'Up for a hike?', 'I would be happy to meet', '… if you would like to come' */
function findInvitation(text: string, at: number, place: Place): Frame | undefined {
  const invitation =
    (place.questionMark && place.initial ? matchAt(INVITE, text, at) : null) ??
    matchAt(READY, text, at) ??
    (place.initial ? null : matchAt(OFFER, text, at));
  return invitation ? { kind: 'proposal', body: at + invitation[0].length } : undefined;
}

/** 'Any day but …', 'every evening except …' */
const EXCEPTED = /\b(?:any|every|each|all)\b[^,.;?!]{2,40}\b(?:but|except|bar)\s$/i;

/** 'Wednesday at one works for me', 'I am free on Thursday' */
function findOwnTime(text: string, at: number, place: Place): Frame | undefined {
  const suits = place.initial ? matchAt(SUITS_ME, text, at)?.[1] : undefined;
  // 'Any day except Wednesday suits us' puts no Wednesday forward.
  if (suits && EXCEPTED.test(text.slice(Math.max(0, at - 50), at))) return undefined;
  if (suits && /\b(?:except|but not|other than|apart from)\b|\b(?:any|every|each|all)\b.* but\b/i.test(suits))
    return undefined;
  if (suits && TIME_WORDS.test(suits) && !/\b(?:was|were|is|are|has|have)\b/i.test(suits)) {
    return { kind: 'proposal', body: at, until: at + suits.length };
  }
  const offered = place.initial ? matchAt(OFFERED_DAYS, text, at) : null;
  if (offered?.[1]) {
    const until = at + offered[0].length;
    return { kind: 'proposal', body: until - offered[1].length, until };
  }
  const slot = place.initial ? matchAt(OFFERED_SLOT, text, at) : null;
  if (slot?.[1]) {
    const until = at + slot[0].length;
    return { kind: 'proposal', body: until - slot[1].length, until };
  }
  const free = matchAt(AVAILABLE, text, at);
  if (!free?.[1] || !TIME_WORDS.test(free[1])) return undefined;
  const until = at + free[0].length;
  return { kind: 'proposal', body: until - free[1].length, until };
}

function findNeed(text: string, at: number, place: Place): Frame | undefined {
  if (place.initial) {
    const welcome = matchAt(WELCOME, text, at)?.[1];
    if (welcome) return { kind: 'need', body: at, until: at + welcome.length };
    if (matchAt(NEEDED, text, at) ?? matchAt(MUST_BE_DONE, text, at)) return { kind: 'need', body: at };
    const reminded = matchAt(REMINDED, text, at);
    if (reminded) return { kind: 'need', body: at + reminded[0].length };
  }
  if (place.afterNeed && isFurtherNeed(text.slice(at, at + 40))) return { kind: 'need', body: at };
  const opens =
    place.initial ||
    (/,\sso\s$/.test(text.slice(Math.max(0, at - 5), at)) &&
      /^i (?:(?:still|also) )?need\s(?:an?|the)\s/i.test(text.slice(at, at + 24))) ||
    /^(?:w|i(?:'d|\swould)\s|i\s(?:still\s|also\s)?need\syour\s)/i.test(text.slice(at, at + 20));
  const need = opens ? matchAt(NEED, text, at) : null;
  // 'We need four days between the two visits': nobody hands over a span of time.
  if (!need || matchAt(SPAN, text, at + need[0].length)) return undefined;
  return { kind: 'need', body: at + need[0].length };
}

/** Whether what one would like to do is done alone: 'order 40 chairs', and not 'book a call with you'. */
function isOwnDeed(text: string, body: number): boolean {
  return matchAt(OWN_DEED, text, body) !== null && !SHARED.test(text.slice(body, body + 160));
}
