import { limits } from '#domain/limits.ts';
import { plainLine } from '../parts/text-lines.ts';
import { replyPrefix } from './subject-prefixes.ts';

/** The beginning of a text, never half of a character. */
function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}

/**
 * The subject of an answer: 'Re: ' in front, unless the subject begins so already in any case or language ('RE:',
 * 'AW:', 'Re[2]:', '回复：'). A forwarded one is answered too: 'Re: Fwd: Plans'. Without a subject: 'Re:'. One line of
 * 1,000 characters at most; an answer's subject stays what it is. Source: specification, section 7.
 */
export function replySubject(subject: string): string {
  const line = cut(
    subject
      .slice(0, 2 * limits.subject)
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim(),
    limits.subject,
  );
  if (line === '') return 'Re:';
  return replyPrefix.test(plainLine(line)) ? line : cut(`Re: ${line}`, limits.subject);
}
