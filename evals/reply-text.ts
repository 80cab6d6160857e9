import { GAP } from '#checking/gaps.ts';
import { folded } from '#checking/reply-text.ts';

/** The gaps of a reply, without their brackets. */
export function gapsOf(reply: string): string[] {
  return [...reply.matchAll(GAP)].map(([gap]) => gap.slice(1, -1).trim());
}

/** The reply with its gaps taken out: what is said, and not what is left open. */
export function withoutGaps(reply: string): string {
  return reply.replace(GAP, ' ');
}

/** The text without what stands in paired quotation marks, which are somebody else's words. */
export function withoutQuotes(text: string): string {
  return text
    .replace(/[“„«「《]([^”“»」》\n]{1,300})[”“»」》]/g, ' ')
    .replace(/(?<!\p{L})‘[^‘’\n]{1,300}’(?!\p{L})|”[^”\n]{1,300}”/gu, ' ');
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a sentence has as many letters, half as many signs where it is Chinese or Japanese. */
export function hasLength(sentence: string, least: number): boolean {
  return sentence.length >= (CJK.test(sentence) ? least / 2 : least);
}

/** The words of a text alone, folded, with one space between them. */
export function bare(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** How much of `wanted` stands in `said` in the same order: 0 to 1. Takes the product of their lengths. */
export function sharedShare(wanted: readonly string[], said: readonly string[]): number {
  let row = new Array<number>(said.length + 1).fill(0);
  for (const part of wanted) {
    const next = [0];
    for (const [at, other] of said.entries())
      next.push(part === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return (row.at(-1) ?? 0) / wanted.length;
}
