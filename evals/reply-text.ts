import { GAP } from '#checking/gaps.ts';

/** The gaps of a reply, without their brackets. */
export function gapsOf(reply: string): string[] {
  return [...reply.matchAll(GAP)].map(([gap]) => gap.slice(1, -1).trim());
}

/** The reply with its gaps taken out: what is said, and not what is left open. */
export function withoutGaps(reply: string): string {
  return reply.replace(GAP, ' ');
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a sentence has as many letters, half as many signs where it is Chinese or Japanese. */
export function hasLength(sentence: string, least: number): boolean {
  return sentence.length >= (CJK.test(sentence) ? least / 2 : least);
}
