import { limits } from '#domain/limits.ts';
import { beginningOf, oneLine } from '#domain/text.ts';
import { normalizeLine } from '../text-lines.ts';
import { anyOf, mailWords } from '../word-lists.ts';

function prefixPattern(words: readonly string[]): RegExp {
  // Outlook writes 'Re[2]:' for the second reply, other programs 'Re(2):' and 'Re^2:'.
  return new RegExp(`^(?:${anyOf(words)})(?: ?[[(]\\d{1,3}[\\])]|\\^\\d)? ?[:：] ?`, 'iu');
}

const replyWords = mailWords('replyPrefixes');

/** The prefix of the subject of a reply: 'Re: ', 'AW:', 'Re[2]:'. */
const replyPrefix = prefixPattern(replyWords);

/** The prefix of the subject of a reply or of a forwarded mail. */
const anyPrefix = prefixPattern([...replyWords, ...mailWords('forwardPrefixes')]);

/** A subject without 'Re:', 'Fwd:', 'AW:', 'Re[2]:' and similar prefixes in all languages. */
export function stripSubjectPrefixes(subject: string): string {
  let rest = normalizeLine(subject.slice(0, 2000));
  for (let round = 0; round < 30; round++) {
    const match = anyPrefix.exec(rest);
    if (!match) break;
    rest = rest.slice(match[0].length);
  }
  return rest.trim();
}

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
  return replyPrefix.test(normalizeLine(line)) ? line : cut(`Re: ${line}`);
}
