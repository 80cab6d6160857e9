import { cleanText } from './clean-text.ts';
import type { Addition } from './composer.ts';
import type { Instructions } from './instruction-parts.ts';

/** One kind of instruction. `take` notes what it wants; false: on a closer look it is not of this kind. */
export type Rule = {
  pattern: RegExp;
  take(found: Instructions, match: RegExpExecArray, clause: string): boolean | undefined;
};

/** The places by which instructions tell asks apart, counted from 0. */
export const askPlaces: Record<string, number | 'last'> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  last: 'last',
};

/** A person's words without quotes around them and without an end mark. */
export function words(text: string | undefined): string {
  return cleanText(text ?? '')
    .replace(/^["“«'](.*)["”»']$/, '$1')
    .replace(/[\s.,;]+$/, '')
    .trim();
}

/** Notes one addition; 'that we ship on Friday and that the invoice follows' says two things. */
export function add(found: Instructions, act: Addition['act'], text: string): boolean {
  if (text === '') return false;
  if (act === 'say' && / and that /.test(text)) {
    for (const part of text.split(/,? and that /)) found.additions.push({ act, text: part });
    return true;
  }
  found.additions.push({ act, text });
  return true;
}
