import type { Ask } from '#reading/reading.ts';
import { holdsLinkOrAddress, wordCount } from '../clean-text.ts';
import type { Claim } from './clauses.ts';

/** What someone is asked to do. */
export type Act = 'provide' | 'review' | 'meet' | 'pay' | 'attend' | 'contact' | 'do';

/**
 * What is asked, understood well enough to answer in a sentence of its own. All words are turned round: they stand
 * as the one who answers says them, without a capital and without an end mark.
 */
export type Frame =
  /** A yes-or-no question. */
  | { kind: 'claim'; claim: Claim }
  /** Something to do: `phrase` is a verb phrase, 'send you the contract'; `object` what it acts on. */
  | { kind: 'task'; act: Act; phrase: string; object?: string; together?: boolean }
  /** Something to tell: 'the figure for March is' [figure for March] ''; `name` is what it is about. */
  | { kind: 'value'; start: string; gap: string; end: string; name: string }
  /**
   * A choice: 'I prefer' [the morning / the afternoon] ''. `refused` says no to all of it, or to the first of it with
   * `instead` as what follows from that; `accepted` says yes to the first, where that alone is put forward.
   */
  | {
      kind: 'choice';
      start: string;
      options: string;
      end: string;
      name: string;
      refused?: string;
      instead?: string;
      accepted?: string;
    }
  /** A view, a reason or a state of things on `name`; `word` is what a view was called. */
  | { kind: 'about'; wants: 'view' | 'reason' | 'status' | 'answer'; name: string; word?: string }
  /** What must not be done: 'send the files to Bob'. */
  | { kind: 'ban'; phrase: string }
  /** What the sender means to do: 'order 40 chairs for your office', to be noted and never promised. */
  | { kind: 'wish'; phrase: string }
  /** Nothing that could safely be put into words of its own. */
  | { kind: 'none' };

/** The parts of an ask that a frame is made of, in the sender's words. */
export type AskParts = Pick<
  Ask,
  | 'text'
  | 'sentence'
  | 'topic'
  | 'kind'
  | 'clause'
  | 'verb'
  | 'wh'
  | 'act'
  | 'proposedTime'
  | 'alternatives'
  | 'among'
  | 'object'
> &
  Partial<Pick<Ask, 'answer'>>;

const LONGEST_PHRASE = 28;
const tail =
  /\s*(?:,?\s+(?:so that|so (?:we|i|you|it|our|my|the|they|everyone)(?= )|because|since(?! (?:the (?:last|first|start|end|beginning|summer|winter|spring|autumn|weekend)|last|yesterday|then|when|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|this (?:morning|week|month|year))\b)|in order (?:to|that)|(?<!\b(?:on|in|at|for|by|to|with|from|of|about|during|under) )which|where|in case|if possible|if (?:you(?:'re| are)|I(?:'m| am)) (?:free|available|able|around|interested|happy|willing|up for)|if you (?:can|could|have|are|don't)|when you (?:have|get|can)|at your (?:earliest )?convenience|as soon as possible|asap|as i|as we|given that|such as|including|for your|and (?:we|i|then|also|please|it|they|he|she)|but|please|thanks|thank you|though|however|while|or if you|unless you(?:'d| would)? (?:prefer|rather|like|want|object|mind))\b|\s[-–—(]|[;:]\s|,\sand (?:(?:for|by|until|from|to) )?(?:how|what|when|where|who|why|which|whether)\b|,\s(?=(?:so|please|if|when|which|who|as|because|but|let|could|can|would|thanks?|i|we|you|it|then|assuming|provided|providing|depending|unless|whereas|especially|including|like|say|maybe|perhaps|any|particularly|preferably|ideally|also|since|though|thank)\b)|\.\s).*$/i;

/** 'As the chapter meets on Monday': why something is wanted, and no part of it. */
const AS_REASON =
  /(?<!\b(?:so|as|such|same|soon|long|far|much|many|well|often|early|late|quickly|just|even|inasmuch|[a-z]{3,12}ly)),? as (?:(?:there|they|we|he|she|I|it)(?:'s|'re|'ve|'ll| [a-z]+)|(?:the|our|my|his|her|their|some|several|many|most|all|two|three|this)(?: [a-z'-]+){1,4}? (?:is|are|was|were|has|have|had|will|would|must|can|can't|cannot|won't|needs?|wants?|meets?|starts?|begins?|ends?|closes?|opens?|leaves?|arrives?|comes?|goes|go|expires?|runs?|gets?|takes?|sits?|depends?|expects?|requires?|asks?|does|do|doesn't|don't|isn't|aren't|hasn't)\b)(?! (?:was|were|is|are)? ?(?:agreed|discussed|promised|described|stated|shown|drawn|planned|stands)\b).*$/i;

const ENDS_BROKEN = /\b(?:and|or|the|a|an|of|for|to|with|from|in|on|at|ensure|sure|confirm)$/i;

/** A phrase of at most `LONGEST_PHRASE` words, cut only where a new clause begins; undefined where it cannot be. */
export function shortened(phrase: string): string | undefined {
  const whole = phrase
    .replace(/\s*\([^()]*\)/g, '')
    .replace(AS_REASON, '')
    .replace(/[\s,.;:!?]+$/, '');
  if (holdsLinkOrAddress(whole) || /\S{45}|[-=_]{3}/.test(whole)) return undefined;
  if (
    wordCount(whole) <= 8 &&
    !/[,;:(]|\.\s| so (?:we|i|you)\b| if (?:you|I)\b| when you\b| unless you|asap|as soon as|please$/i.test(
      whole,
    )
  )
    return whole;
  const first = whole.replace(tail, '').replace(/[\s,.;:!?]+$/, '');
  const cut =
    wordCount(first) > LONGEST_PHRASE
      ? first.replace(
          /,?\s+(?:that|in which|to (?:ensure|make|help|allow|avoid|discuss)|with (?:the|a|an)|based on|regarding)\b.*$/i,
          '',
        )
      : first;
  const fits = wordCount(cut) >= 1 && wordCount(cut) <= LONGEST_PHRASE && !/["“”‘]/.test(cut);
  // 'A deadline we should be aware of' ends so of itself.
  const isBroken = cut === whole ? /\b(?:and|or|the|a|an)$/i : ENDS_BROKEN;
  return fits && !isBroken.test(cut) ? cut : undefined;
}

/** What is a sum of money by its last word. */
const PRICE = /\b(?:price|cost|charge|fee|rate|rent|deposit|budget|total)s?$/i;
/** In words: a gap that says more says the sentence again. */
const LONGEST_GAP = 4;
const DETERMINER = /^(?:the|a|an|my|our|your|its|their|any|some)\s+/i;

/** 'the figure for March' → 'the figure for March is [figure for March]'; 'my hourly rate is [amount]'. */
export function nounValue(noun: string, head = noun): Frame {
  const main = head.replace(/ (?:over|during|before|after|between|until|under|within) .*$/i, '');
  const isMany = / and (?!a\b|an\b)/.test(main) || /[^s]s$/i.test(main);
  const verb = isMany && !/(?:address|status|business|process)$/i.test(main) ? 'are' : 'is';
  const what = /\bstatus$/i.test(head) ? head : noun;
  const bare = what.replace(DETERMINER, '');
  const short = wordCount(bare) > LONGEST_GAP ? head.replace(DETERMINER, '') : bare;
  const gap = PRICE.test(head) || / in (?:price|cost|rent)$/.test(noun) ? 'amount' : short;
  const named = noun.replace(/^(?:a|an|any|some)\s+/i, 'the ');
  return { kind: 'value', start: `${named} ${verb}`, gap, end: '', name: named };
}
