import { TIME_WORDS } from './ask-clause.ts';
import { matchAt, NEED, NEEDED, OFFER, PROPOSAL, READY, REMINDED, SUITS_ME, TOGETHER } from './ask-cues.ts';
import {
  AVAILABLE,
  BARE_NEED,
  INVITE,
  MUST_BE_DONE,
  OWN_DEED,
  PLAIN_INTENTION,
  SHARED,
  WANT_TO_GET,
  WELCOME,
} from './ask-wishes.ts';

/** How a clause asks, and where in the sentence its content begins. */
export type Frame = {
  kind: 'action' | 'embedded' | 'question' | 'proposal' | 'intention' | 'permission' | 'need' | 'news';
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
  questionMark: boolean;
};

/** What one would like to do and does by writing so. */
const SAYING =
  /(?:also\s|first\s|just\s|personally\s|take this|take the opportunity|say|thank|congratulate|express|introduce|inform|let|apologi[sz]e|share|remind|point|mention|emphasi[sz]e|stress|add|assure|announce|welcome|start|begin|tell|note|highlight|wish|extend|make (?:sure|it clear)|bring|leave|believe|think|be\b|have you know|reiterate|commend|acknowledge|clarify|help|offer|draw your attention|call your attention|do so|keep you|reach out|follow up|touch base|give|send|update)\b/iy;

/** A proposal, an offer or a need without a question mark at `at`; undefined where there is none. */
export function findIdea(text: string, at: number, place: Place): Frame | undefined {
  const wanted = matchAt(WANT_TO_GET, text, at) ?? (place.initial ? matchAt(BARE_NEED, text, at) : null);
  if (wanted) return { kind: 'need', body: at + wanted[0].length };
  const intention = place.initial ? matchAt(PLAIN_INTENTION, text, at) : null;
  if (intention) {
    const body = at + intention[0].length;
    return { kind: isOwnDeed(text, body) ? 'intention' : 'proposal', body };
  }
  const proposal = matchAt(PROPOSAL, text, at);
  const purpose = /\bso (?:that )?$/i.test(text.slice(Math.max(0, at - 9), at));
  if (proposal && !purpose) {
    const body = at + proposal[0].length;
    const open = /^(?:let|why|how|what|shall)|(?:suggest|propose|recommend)\s(?:that\s)?we\s+$/i.test(
      proposal[0],
    );
    if (/^let's (?:say|see|face|hope|assume|not|just say)\b/i.test(text.slice(at, at + 20))) return undefined;
    const wish =
      /(?:'d|would)\s(?:\w+\s){0,2}(?:like|love|welcome|appreciate)\s(?:to|\w{1,3}\s\w{6,11}\sto)\s+$/i.test(
        proposal[0],
      );
    if (wish && isOwnDeed(text, body)) return { kind: 'intention', body };
    if (open || (wish ? !matchAt(SAYING, text, body) : matchAt(TOGETHER, text, body)))
      return { kind: 'proposal', body };
  }
  const invite = place.questionMark && place.initial ? matchAt(INVITE, text, at) : null;
  if (invite) return { kind: 'proposal', body: at + invite[0].length };
  const ready = matchAt(READY, text, at);
  if (ready) return { kind: 'proposal', body: at + ready[0].length };
  const suits = place.initial ? matchAt(SUITS_ME, text, at) : null;
  if (suits && TIME_WORDS.test(suits[1] ?? '') && !/\b(?:was|were|is|are|has|have)\b/i.test(suits[1] ?? '')) {
    return { kind: 'proposal', body: at, until: at + (suits[1] ?? '').length };
  }
  const free = matchAt(AVAILABLE, text, at);
  if (free?.[1] && TIME_WORDS.test(free[1])) {
    const body = at + free[0].length - free[1].length;
    return { kind: 'proposal', body, until: at + free[0].length };
  }
  const offer = place.initial ? null : matchAt(OFFER, text, at);
  if (offer) return { kind: 'proposal', body: at + offer[0].length };
  const welcome = place.initial ? matchAt(WELCOME, text, at) : null;
  if (welcome?.[1]) return { kind: 'need', body: at, until: at + welcome[1].length };
  const needed = place.initial ? matchAt(NEEDED, text, at) : null;
  if (needed) return { kind: 'need', body: at };
  const due = place.initial ? matchAt(MUST_BE_DONE, text, at) : null;
  if (due) return { kind: 'need', body: at };
  const reminded = place.initial ? matchAt(REMINDED, text, at) : null;
  if (reminded) return { kind: 'need', body: at + reminded[0].length };
  const need =
    place.initial || /^(?:w|i(?:'d|\swould)\s)/i.test(text.slice(at, at + 8))
      ? matchAt(NEED, text, at)
      : null;
  return need ? { kind: 'need', body: at + need[0].length } : undefined;
}

/** Whether what one would like to do is done alone: 'order 40 chairs', and not 'book a call with you'. */
function isOwnDeed(text: string, body: number): boolean {
  return matchAt(OWN_DEED, text, body) !== null && !SHARED.test(text.slice(body, body + 160));
}
