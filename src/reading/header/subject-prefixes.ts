import { mailWords } from '../every-language.ts';
import { anyOf } from '../phrase-pattern.ts';

function prefixPattern(words: readonly string[]): RegExp {
  // Outlook counts 'Re[2]:', others 'Re(2):' and 'Re^2:'.
  return new RegExp(`^(?:${anyOf(words)})(?: ?[[(]\\d{1,3}[\\])]|\\^\\d)? ?[:：] ?`, 'iu');
}

const replyWords = mailWords('replyPrefixes');

/** How a subject begins that answers another: 'Re: ', 'AW:', 'Re[2]:'. */
export const replyPrefix = prefixPattern(replyWords);

/** How a subject begins that answers or forwards another. */
export const anyPrefix = prefixPattern([...replyWords, ...mailWords('forwardPrefixes')]);
