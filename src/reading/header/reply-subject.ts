import { limits } from '#domain/limits.ts';
import { oneLine } from '#domain/one-line.ts';
import { beginningOf } from '#domain/text-length.ts';
import { plainLine } from '../parts/text-lines.ts';
import { replyPrefix } from './subject-prefixes.ts';

function cut(text: string): string {
  return beginningOf(text, limits.subject).trimEnd();
}

/**
 * The subject of an answer: 'Re: ' and the subject of the mail. A subject that already has such a prefix, in any case
 * or language ('RE:', 'AW:', 'Re[2]:'), gets no second one. A forwarded subject gets one: 'Re: Fwd: Plans'. Without a
 * subject: 'Re:'. One line of at most 1,000 characters. Source: docs/product.md, 6.8.
 */
export function replySubject(subject: string): string {
  const line = cut(oneLine(subject.slice(0, 2 * limits.subject)));
  if (line === '') return 'Re:';
  return replyPrefix.test(plainLine(line)) ? line : cut(`Re: ${line}`);
}
