import { foldSpaces } from '../parts/text-lines.ts';
import type { Ask, Span } from '../reading.ts';
import { withoutTail } from './ask-action.ts';
import { needParts } from './ask-needs.ts';
import { embeddedParts } from './ask-question.ts';

/** What stands between the beginning of a line and an item of a list. */
const MARK = /(?:^|\n)[ \t]*(?:[-*•·–—▪◦●○‣➢✓✔+]|\(?(?:\d{1,2}|[a-hA-H]|i{1,3}|iv|vi{0,3})[.)])[ \t]{1,8}$/;
/** What leads to things that are wanted, and what to those that are to be told. */
const WANTS_THINGS =
  /\b(?:needs?|require[ds]?|send|provide|supply|forward|let (?:me|us) have|want|would like|missing|outstanding|bring)\b/i;
const WANTS_WORD =
  /\b(?:confirm|let (?:me|us) know|tell (?:me|us)|advise|clarify|questions?|queries|like to know|need to know|points|unsure|unclear|ask)\b/i;
const OPENS_QUESTION = /^(?:if|whether|when|where|why|who|whom|whose|what|which|how)\b/i;
/** A thing and no sentence: what is said of it stands in a clause of its own. */
const OPENS_THING =
  /^(?:(?:an?|the|your|any|some|all|both|each|two|three|four|\d+|copies|proof|details|photos|someone|somebody|admin|final|full|latest|signed|original|recent|updated)\b|[a-z]{3,15}(?: [a-z]{3,15}){0,2} (?:of|for|from|to|with|by|in)\b)/i;
const FINITE =
  /\b(?:i|we|it|they|he|she|you|there)\b.{0,3}\b|\b(?:is|are|was|were|will|would|has|have|had|can|could|should|must)\b/i;
const LONGEST = 220;

/** Whether a sentence is an item of a list. */
export function isListItem({ start }: Span, newText: string): boolean {
  return MARK.test(newText.slice(Math.max(0, start - 14), start));
}

/**
 * What an item of a list asks for that has no words of asking itself, told by the sentence that leads to the list: 'What I
 * need from you: a list of the rooms', 'Please confirm: whether there is a lift'. Undefined where it asks for nothing.
 */
export function itemAsk(item: Span, lead: Span): Ask | undefined {
  const text = withoutTail(item.text.replace(/[\s.;,?!]+$/, '').replaceAll('’', "'"));
  if (text.length > LONGEST || !/[a-z]{2}/i.test(text)) return undefined;
  const place = { text: item.text, start: item.start, end: item.end, sentence: foldSpaces(item.text) };
  const isWord = WANTS_WORD.test(lead.text);
  const isThing = WANTS_THINGS.test(lead.text);
  if ((isWord || isThing) && OPENS_QUESTION.test(text)) {
    const clause = foldSpaces(text.replace(/\s?\([^)]*\)$/, ''));
    return { ...place, ...embeddedParts(clause.charAt(0).toLowerCase() + clause.slice(1)) };
  }
  const isBare =
    OPENS_THING.test(text) && !FINITE.test(text.split(/\b(?:who|that|which|where)\b/i, 1)[0] ?? '');
  if (!isBare) return undefined;
  const thing = foldSpaces(text.charAt(0).toLowerCase() + text.slice(1));
  if (isThing && !/\bto know\b/i.test(lead.text)) return { ...place, ...needParts(thing) };
  return isWord && !/\b(?:questions?|queries|points)\b/i.test(lead.text)
    ? { ...place, ...embeddedParts(thing) }
    : undefined;
}
