import type { Ask } from '../reading.ts';
import { verbs } from './english-verbs.ts';

/** What an ask is made of, apart from its place in the text. */
export type AskParts = Omit<Ask, 'text' | 'start' | 'end' | 'sentence'>;

/** 'Sign and return the form': what both are done to. */
const OTHER_DEED =
  /^and (?:send back|send in|dispose of|[a-z]{3,9})\s(?=(?:the|your|this|these|those|both|all|our|my|an?|any)\s)/i;
/** Verbs that act on the sender himself, whose 'me' or 'us' is no part of the object. */
const INDIRECT =
  /^(?:me|us)\s+(?=(?:a|an|the|your|our|my|some|any|more|all|this|that|these|those|its|their|his|her|copies|details|further|\d|with|in|of|for|to|when|what|how|where|if|whether|on|at|back|about)\b)/i;
/** 'by Friday', 'as soon as possible' at the end of what is asked for. */
export const DEADLINE =
  /\s(?:(?:by|until|no later than|not later than|on or before|at the latest by|due)\s(?=(?:\d|the\s(?:end|\d|close|start|beginning|middle|deadline|following|latest)|end|close|eod|cob|eow|then|noon|midday|midnight|next|this|today|tonight|tomorrow|early|late|mid|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|Q[1-4]))[^,;?!]{1,50}|(?:before|within)\s[^,;?!]{2,50}|(?:as soon as (?:possible|you can)|asap|a\.s\.a\.p\.?|at your earliest convenience|when(?:ever)? you (?:get|have|can|are)\b[^,;?!]{0,40}|(?:first thing )?(?:today|tomorrow|tonight|this week|next week|this (?:morning|afternoon|evening)|immediately|right away|urgently|soon|now)(?:\s(?:morning|afternoon|evening|night))?))$/i;
/** What belongs to a verb: 'send over', 'set up', 'get back'. */
const PARTICLE = /^(over|out|up|back|off|through|across|along|down|away|forward|together|ahead)(?=\s|$)/i;
/** Words after an ask that are no part of it. */
const TAIL =
  /(?:,?\s(?:please|pls|thanks|thank you|thx|many thanks|if (?:possible|you can|you could|that's ok|you don't mind|you have time|that works|need be|necessary)|(?:would|will|could|can) you|by any chance|at all|or (?:not|so)|(?:that|it)(?:'d|\swould|\swill)\s(?:be|help|save|make)\b[^,;?!]{0,60}|as well|too|though|again|right|ok|okay|instead|for me|in advance|with a quick reply|(?:so|so that|and|then|and then) (?:we|i|you|it|they)(?:'ll| can| will| could| may)\b[^;?!]{2,80}|or if you have (?:any|other)\b.{2,60})|\s?[([:;,–—-]|\s?\.{1,3})$/i;
/** The content without the words after it that are no part of it. */
export function withoutTail(text: string): string {
  let cut = text;
  // 'When is the deadline, Anna?'
  cut = cut.replace(/(?<=\s[a-z]{3,20}),\s[A-Z][a-z]{1,15}$/, '');
  for (let round = 0; round < 4; round += 1) {
    const next = cut.replace(TAIL, '');
    if (next === cut || next.length < 2) break;
    cut = next;
  }
  return cut;
}

/** The parts of something to do, from its verb on: 'send me the contract by Friday'. */
export function actionParts(content: string, gerund: string | undefined): AskParts {
  const base: AskParts = { kind: 'request', act: 'request', answer: 'action' };
  const whole = withoutTail(content);
  const negated = /^(?:don't|do not|never|not)\s+(?=\w)/i.exec(whole);
  const told = negated ? whole.slice(negated[0].length) : whole;
  const first = /^[A-Za-z][A-Za-z'-]*/.exec(told)?.[0];
  if (!first) return base;
  if (/^let (?:me|us) know\b/i.test(told)) {
    const due = DEADLINE.exec(told);
    return due ? { ...base, deadline: due[0].trim() } : base;
  }
  const verb = gerund ?? first.toLowerCase();
  const after = told.slice(first.length).trim();
  const due = DEADLINE.exec(` ${after}`);
  const rest = due && due[0].trim() !== '' ? ` ${after}`.slice(0, due.index).trim() : after;
  const particle = PARTICLE.exec(rest)?.[1]?.toLowerCase();
  const acted = (particle ? rest.slice(particle.length).trim() : rest).replace(INDIRECT, '');
  const object = withoutTail(acted.replace(OTHER_DEED, ''));
  const topic = `${negated ? 'not ' : ''}${verb}${after === '' ? '' : ` ${after}`}`;
  const phrasal = particle ? `${verb} ${particle}` : verb;
  const parts: AskParts = { ...base, topic, verb: negated ? `not ${phrasal}` : phrasal };
  if (object !== '' && !/^(?:me|us)$/i.test(object)) parts.object = object;
  if (due) parts.deadline = due[0].trim();
  if (verb === 'confirm' && /^(?:that|your|the|if|whether|receipt)\b/i.test(object)) parts.answer = 'yes-no';
  return parts;
}

/** The verb that opens a verb phrase, where it is one that we know. */
export function verbOf(phrase: string): { verb?: string } {
  const first = /^[a-z]+/i.exec(phrase)?.[0].toLowerCase() ?? '';
  return verbs.has(first) ? { verb: first } : {};
}
