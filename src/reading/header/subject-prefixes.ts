import { mailWords } from '../every-language.ts';
import { anyOf } from '../phrase-pattern.ts';

function prefixPattern(words: readonly string[]): RegExp {
  // Outlook writes 'Re[2]:' for the second reply, other programs 'Re(2):' and 'Re^2:'.
  return new RegExp(`^(?:${anyOf(words)})(?: ?[[(]\\d{1,3}[\\])]|\\^\\d)? ?[:：] ?`, 'iu');
}

const replyWords = mailWords('replyPrefixes');

/** The prefix of the subject of a reply: 'Re: ', 'AW:', 'Re[2]:'. */
export const replyPrefix = prefixPattern(replyWords);

/** The prefix of the subject of a reply or of a forwarded mail. */
export const anyPrefix = prefixPattern([...replyWords, ...mailWords('forwardPrefixes')]);
