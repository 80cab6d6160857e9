import type { Language } from '#domain/languages.ts';
import { askMatter, type DeedFound, deedsIn } from '../matters/find-matters.ts';
import type { MatterWords } from '../matters/matter.ts';
import type { Ask } from '../reading.ts';
import { asksForDeed, foreignAnswer } from './ask-foreign.ts';
import { isOtherClause, type Joint, joints } from './ask-joints.ts';
import { joinedQuestions } from './joined-questions.ts';
import { romanceParts } from './romance-parts.ts';

/** A sentence that asks for more than this is a list in disguise; it also bounds the work. */
const MOST_PARTS = 4;
/** No longer sentence is taken apart, in UTF-16 code units. */
const LONGEST = 600;
const END_MARKS = /[\s?!.。？！؟।;…]+$/u;

/** The half with the word of a deed marked, as `Joint` wants it. */
function marked(half: string, { at, length }: DeedFound): string {
  const letters = /[\p{L}\p{M}]/u;
  let from = at;
  let to = at + length;
  while (from > 0 && letters.test(half.charAt(from - 1)) && half.slice(from - 1, to).length < 30) from -= 1;
  while (to < half.length && letters.test(half.charAt(to))) to += 1;
  return `${half.slice(0, from)}‹${half.slice(from, to)}›${half.slice(to)}`.trim();
}

/** 'Check with the courier and tell us when': what comes of the one is the answer to the other. */
function isReport(ask: Ask, left: string, { deed }: DeedFound, words: MatterWords): boolean {
  return deed === 'tell' && askMatter({ ...ask, text: left, answer: 'action' }, words).deed === 'check';
}

/** Where the ask falls into two requests: the end of the first and the start of the second; undefined where it does not. */
function partedAt(
  ask: Ask,
  text: string,
  joint: Joint,
  words: MatterWords,
): { end: number; start: number } | undefined {
  for (const { 0: and, index } of text.matchAll(joint.and)) {
    const start = index + and.length;
    const left = text.slice(0, index);
    const right = text.slice(start).replace(END_MARKS, '');
    const [first, ...others] = deedsIn(left, words);
    const second = deedsIn(right, words).find((one) => joint.right.test(marked(right, one)));
    if (!first || !second || isReport(ask, left, second, words)) continue;
    const isLast =
      joint.left === undefined || [first, ...others].some((one) => joint.left?.test(marked(left, one)));
    const isSure = joint.sure?.test(`${and}${marked(right, second)}`) ?? false;
    if (!isSure && isOtherClause(left.slice(first.at + first.length), joint)) continue;
    if (isLast && first.deed !== second.deed) return { end: index, start };
  }
  return undefined;
}

/** What of an ask lies between two places of its text. */
function partOf(ask: Ask, from: number, to: number, language: Language): Ask {
  const { topic, act, proposedTime, ...rest } = ask;
  const text = ask.text.slice(from, to);
  const isProposed = proposedTime !== undefined && text.includes(proposedTime);
  return {
    ...rest,
    text,
    start: ask.start + from,
    end: ask.start + to,
    answer: foreignAnswer(text, language),
    ...(topic && text.includes(topic) ? { topic } : {}),
    ...(act && (isProposed || proposedTime === undefined) ? { act } : {}),
    ...(isProposed ? { proposedTime } : {}),
  };
}

/**
 * 'Könnten Sie mir den Vertrag schicken und den Termin bestätigen?' is two asks. An ask of a language other than English
 * is parted where both halves have a deed of their own and the second is built like a request; else it stays whole.
 */
export function coordinatedAsks(ask: Ask, words: MatterWords, language: Language): Ask[] {
  return romanceParts(ask, language).flatMap((part) => coordinatedDeeds(part, words, language));
}

/** The same of what asks for one answer, or for several deeds. */
function coordinatedDeeds(ask: Ask, words: MatterWords, language: Language): Ask[] {
  const questions = joinedQuestions(ask, language);
  if (questions.length > 1) return questions;
  const joint = joints[language];
  if (!joint || ask.text.length > LONGEST || !asksForDeed(ask.text, language)) return [ask];
  const parts: Ask[] = [];
  let from = 0;
  while (parts.length < MOST_PARTS - 1) {
    const parted = partedAt(ask, ask.text.slice(from), joint, words);
    if (!parted) break;
    parts.push(partOf(ask, from, from + parted.end, language));
    from += parted.start;
  }
  return from === 0 ? [ask] : [...parts, partOf(ask, from, ask.text.length, language)];
}
