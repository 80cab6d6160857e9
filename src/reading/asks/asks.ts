import { foldSpaces } from '../parts/text-lines.ts';
import type { Ask, LanguageGuess, Span } from '../reading.ts';
import { splitSentences } from '../sentences.ts';
import {
  type Alternated,
  alternated,
  completed,
  joinedAlternatives,
  opensAlternative,
} from './ask-alternatives.ts';
import { LEAD_INS, matchAt, SUBORDINATE, VOCATIVE } from './ask-cues.ts';
import { opensDemand } from './ask-demands.ts';
import { findForeignAsks } from './ask-foreign.ts';
import { findFrame, wantsNoAnswer } from './ask-frames.ts';
import type { Frame } from './ask-ideas.ts';
import { partsOf } from './ask-parts.ts';
import { type AskPlace, placesOf } from './ask-places.ts';
import { withoutReason } from './ask-reasons.ts';
import { FRONTED_NEED } from './ask-wishes.ts';
import { isListItem, itemAsk } from './english-items.ts';
import { insideQuotes } from './inside-quotes.ts';
import { withListedItems } from './listed-items.ts';
import { isOneDeed } from './one-deed.ts';
import { leadsTo, withAlternative, withSaidBefore } from './said-before.ts';

/** A sentence is looked at this far. */
const SENTENCE_LENGTH = 1_500;
/** No mail is answered point by point beyond this. */
const MOST_ASKS = 60;

/** 'If you have any questions': what follows it is a closing. */
const CLOSING =
  /\b(?:if|should)\s(?:you|there|anyone|anything)\b[^.?!]{0,30}\b(?:questions?|concerns?|queries|assistance|anything else|need anything|(?:know|learn|hear|find out|see) more|further information|further help|more information|further clarification|(?:be|is|are) (?:at all |really |very )?urgent|(?:comes?|crops?|turns?) up|trouble|difficult\w*|(?:unclear|not clear|(?:missing|wrong|amiss|in doubt)(?=,)))\b/i;
const CLOSING_ACT =
  /(?:please\s|kindly\s|just\s|don't\s|do\s|not\s|also\s){0,3}(?:let|tell|contact|call|e-?mail|reach|reply|respond|get in|write|feel|hesitate|ask|give (?:me|us)|drop|visit|see|check|refer|speak|talk|consult|text|ring|phone|try|message)\b/iy;
/** A tag that turns a statement into a question: ', isn't it?', ', right?' */
const TAG =
  /,\s(?:(?:isn't|aren't|wasn't|weren't|don't|doesn't|didn't|won't|can't|haven't|hasn't|is|are|do|did|will|have|shall)\s(?:it|you|we|they|he|she|i|there|that)|right|correct|no|yes|ok|okay)\?+$/i;
/** Boilerplate and quoted speech: nothing in such a sentence is asked of the reader. */
const NOT_OURS =
  /\b(?:intended recipient|in error|confidential(?:ity)? notice|unsubscribe|opt[- ]out|future (?:mailings?|e-?mails)|this e-?mail (?:was sent|and any|address)|privacy policy|all rights reserved|view (?:this|in) (?:e-?mail|browser))\b/i;
const SPOKEN =
  /\b(?:said|asked|wrote|replied|says|asks)[,:]?\s["“]|^["“].{1,300}["”],?\s(?:\w{1,15}\s){0,2}(?:said|asked|wrote|says|asks|replied|he|she)\b/i;

/**
 * Finds what a mail asks of its reader: each question and request as its own item, in order, none overlapping.
 * `newText` is the sender's own text without history and signature. English is read deeply (also where the
 * language is unknown); other languages by their question marks and a table of cues. Courtesies ('How are you?'),
 * closings ('Feel free to…') and boilerplate are left out. Never throws; linear in the length of the text.
 */
export function findAsks(newText: string, language?: LanguageGuess): Ask[] {
  const asks: Ask[] = [];
  const english = language === undefined || language.language === 'English' || language.close === 'English';
  const spans = splitSentences(newText);
  /** What leads to the list that a sentence is an item of. */
  let lead: Span | undefined;
  for (const [at, span] of spans.entries()) {
    if (asks.length >= MOST_ASKS) break;
    const last = asks.at(-1);
    const isItem = english && isListItem(span, newText);
    if (!isItem) lead = span;
    const found = english
      ? ofItem(asksOfSentence(span), isItem ? lead : undefined, span)
      : withSaidBefore(findForeignAsks(span, language.language), {
          before: spans[at - 1],
          last,
          language: language.language,
          text: newText,
        });
    const isLead = english && isItem && lead && last && last.start >= lead.start && last.end <= lead.end;
    if (isLead && found[0] && /:\s*$/.test(lead?.text ?? '')) asks.pop();
    if (!english && found[0] && leadsTo(last, span, newText)) asks.pop();
    const joined = english
      ? joinedAlternatives(asks.at(-1), found[0], newText)
      : withAlternative(asks.at(-1), found[0], newText);
    if (joined) asks.splice(-1, 1, joined, ...found.slice(1));
    else asks.push(...found);
  }
  const all = english ? asks : withListedItems(asks, spans, newText, language.language);
  // A bare 'Let me know!' only repeats what was asked before.
  return all
    .filter((ask, index) => index === 0 || ask.topic !== undefined || !BARE.test(ask.text))
    .slice(0, MOST_ASKS);
}

const BARE = /^(?:(?:please|just|so|and)\s)?let (?:me|us) know\b.{0,12}$/i;

/** The asks of a sentence, else what it asks for as an item of a list. */
function ofItem(found: Ask[], lead: Span | undefined, span: Span): Ask[] {
  if (found.length > 0 || !lead) return found;
  const item = itemAsk(span, lead);
  return item ? [item] : [];
}

type Found = Alternated & { frame: Frame };

function asksOfSentence(span: Span): Ask[] {
  const text = span.text.slice(0, SENTENCE_LENGTH).replaceAll('’', "'").replaceAll('\n', ' ');
  if (!/\p{L}{2}/u.test(text) || NOT_OURS.test(text) || SPOKEN.test(text)) return [];
  const questionMark = /\?["'”)*_!.\s]*$/.test(text);
  const closing = CLOSING.exec(text)?.index;
  const first = skipOpening(text);
  const found: Found[] = [];
  /** Where courtesies begin, at which an ask before them ends. */
  const ends: number[] = [];
  for (const place of placesOf(text, first)) {
    const last = found.at(-1);
    if (isTaken(text, place, last)) continue;
    const at = place.initial ? place.at : skipLeadIns(text, place.at, 2);
    const choice = last && place.alternative ? opensAlternative(text, last, at) : undefined;
    if (choice === 'tag') ends.push(at);
    if (last && choice === 'answer') last.others = [...(last.others ?? []), at];
    if (choice) continue;
    if (wantsNoAnswer(text, at) || (closesAt(closing, first, at) && matchAt(CLOSING_ACT, text, at))) {
      ends.push(at);
      continue;
    }
    const frame = findFrame(text, at, {
      initial: place.initial,
      afterRequest: place.joined && last !== undefined && isRequest(last.frame),
      afterClause: place.joined && last?.frame.kind === 'embedded',
      afterWh: last?.frame.kind === 'question' && /^(?:wh|how)/i.test(text.slice(last.frame.body)),
      afterNeed: place.joined && last?.frame.kind === 'need',
      afterQuestion: place.joined && last !== undefined && last.frame.kind !== 'action',
      questionMark,
    });
    if (!frame || (last && place.alternative && !isRequest(frame) && !mayBeFollowed(text, last.frame)))
      continue;
    if (last && place.alternative && frame.kind === 'action' && last.frame.kind === 'action') {
      last.others = [...(last.others ?? []), at];
      continue;
    }
    found.push({ start: at, frame });
  }
  if (questionMark && found.length === 0 && !ends.includes(first)) {
    found.push({ start: first, frame: { kind: 'question', body: first } });
  }
  return toAsks(span, text, found, { ends, questionMark });
}

/** Whether what stands at the place belongs to the ask before it, to quoted speech, or is a tag. */
function isTaken(text: string, place: AskPlace, last: Found | undefined): boolean {
  if (last && place.at <= last.frame.body) return true;
  if (place.initial) return false;
  // 'Come and look at it' is one deed.
  if (/\b(?:come|go|try) (?:\w{2,6} )?and $/i.test(text.slice(Math.max(0, place.at - 20), place.at)))
    return true;
  if (last && isOneDeed(text, last.frame.body, place.at)) return true;
  if (place.unjoined && last && last.frame.kind !== 'action' && last.frame.kind !== 'need') return true;
  return insideQuotes(text, place.at) || TAG.test(text.slice(text.lastIndexOf(',', place.at)));
}

/** Whether a question after 'or' is its own: not one that offers another answer to a yes-no question. */
function mayBeFollowed(text: string, frame: Frame): boolean {
  return (
    frame.kind === 'action' || (frame.kind === 'question' && /^(?:wh|how)/i.test(text.slice(frame.body)))
  );
}

function isRequest(frame: Frame): boolean {
  return frame.kind === 'action' || frame.kind === 'embedded';
}

/** Whether 'if you have any questions' opens the sentence, or stands before or behind the act at `at`. */
function closesAt(closing: number | undefined, first: number, at: number): boolean {
  return (
    closing !== undefined &&
    (closing < first + 3 || (closing >= at && closing - at < 45) || (closing < at && at - closing < 45))
  );
}

/** Capitals at the start of a sentence that speak to nobody. */
const NO_NAME =
  /^(?:What|When|Where|Why|Who|How|Which|Is|Are|Do|Does|Did|Can|Could|Will|Would|If|Please|Let|Send|Call|Give|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Today|Tomorrow|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** 'When will I get it, …' asks; 'When I get it, …' comes before what is asked. */
const DIRECT =
  /(?:when|where)\s(?:is|are|was|were|do|does|did|can|could|will|would|shall|should|may|might|has|have|had)\s/iy;

/** 'If you could send it, that would be great.' */
const IF_YOU_COULD =
  /if you (?:could|can|would)\s[^,?!;]{2,140},\s(?:that|it|this|i|we)(?:'d|'ll|\s(?:would|will))\s(?:(?:really|also|greatly|very much|be|so|much|most)\s){0,3}(?:great|good|nice|helpful|lovely|ideal|wonderful|fantastic|perfect|awesome|amazing|useful|appreciate|appreciated|grateful|thankful|glad|happy|help)/iy;

/** Passes over what comes before the ask proper: 'Also, ', 'Joe, ', 'If you are free, '. */
function skipOpening(text: string): number {
  let at = /^["'“‘*_([>\s]{0,4}/.exec(text)?.[0].length ?? 0;
  for (let round = 0; round < 3; round += 1) {
    const before = at;
    at = skipLeadIns(text, at, 3);
    const name = matchAt(VOCATIVE, text, at);
    if (name && !NO_NAME.test(name[0])) at += name[0].length;
    const asks =
      matchAt(DIRECT, text, at) ?? matchAt(IF_YOU_COULD, text, at) ?? matchAt(FRONTED_NEED, text, at);
    const clause = asks || opensDemand(text, at) ? null : matchAt(SUBORDINATE, text, at);
    if (clause) at += clause[0].length;
    if (at === before) break;
  }
  return at < text.length ? at : 0;
}

function skipLeadIns(text: string, from: number, rounds: number): number {
  let at = from;
  for (let round = 0; round < rounds; round += 1) {
    const match = matchAt(LEAD_INS, text, at);
    if (!match || at + match[0].length >= text.length) break;
    at += match[0].length;
  }
  return at;
}

function toAsks(
  span: Span,
  text: string,
  found: readonly Found[],
  of: { ends: readonly number[]; questionMark: boolean },
): Ask[] {
  const sentence = foldSpaces(span.text);
  return found.map(({ start, frame, others }, index) => {
    const refused = of.ends.find((place) => place > frame.body) ?? text.length;
    const next = Math.min(found[index + 1]?.start ?? text.length, refused);
    const whole = start + trimEnd(text.slice(start, next), next < text.length);
    const end = Math.min(whole, start + withoutReason(text.slice(start, whole)));
    const parts = partsOf(
      frame,
      text.slice(frame.body, Math.max(frame.body, frame.until ?? end)),
      of.questionMark,
    );
    const pieces = [start, ...(others ?? []), end];
    const alternatives = pieces.slice(0, -1).map((from, at) => {
      const piece = text.slice(from, pieces[at + 1]);
      return piece.slice(0, trimEnd(piece, true)).replace(/[\s?!.…]{1,8}$/, '');
    });
    return {
      text: span.text.slice(start, end),
      start: span.start + start,
      end: span.start + end,
      sentence,
      ...(others
        ? alternated(
            parts,
            alternatives.map((one) => completed(one, alternatives[0] ?? '')),
          )
        : parts),
    };
  });
}

/** The length of an ask without the joint to the next one, or what the sentence ends in besides marks. */
function trimEnd(piece: string, more: boolean): number {
  if (!more) return piece.trimEnd().length;
  const cut = piece.replace(
    /(?:[\s,;:(–—-]|\.{2,4}|\b(?:and|but|so|or|(?<!\b(?:by|until|till|since|before|from) )then|also|plus|because|if possible|if so|please)\b){1,6}$/i,
    '',
  );
  return cut.length > 0 ? cut.trimEnd().length : piece.length;
}
