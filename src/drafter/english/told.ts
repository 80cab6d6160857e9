import type { Reading } from '#reading/reading.ts';
import { personOf } from '../addressee.ts';
import { cleanText, holdsLinkOrAddress, wordCount } from '../clean-text.ts';
import type { SenderPromise, Understanding } from '../composer.ts';
import { turnRound } from './perspective.ts';
import { baseOfParticiple, gerundOf } from './verbs.ts';

/** What one thanks for when somebody has done it. */
const kindDeeds =
  /^(?:add|arrange|attach|book|bring|compile|correct|draft|fix|forward|gather|organi[sz]e|outline|pack|prepare|provide|put|reserve|send|set|share|sort|summari[sz]e|translate|upload)$/;
const done =
  /(?<![\w'’])(?:i|we)(?:['’]ve| have) (?:(?:just|already|also|now|finally|recently) )?([a-z]+) ([^.!?\n;:]{3,120})/gi;
const handed =
  /\b(?:please find (?:attached|enclosed)|(?:attached|enclosed|here) (?:please find|is|are)|(?:attached|enclosed) you(?:'ll| will) find|(?:i|we)(?:['’]m| am|['’]re| are) (?:attaching|sending(?: you)?|sharing)) ((?:the|our|my|your|a|an)\b [^.!?\n;:]{3,80})/i;
const clauseEnd =
  /,|\s[-–—(]|\s(?:and|but) (?=(?:i|we|you|please|will|would|am|is|are|it|they|everything|look|hope|let)\b)|\s(?:so|because|since|which|that|where|as|for your|if|when|to (?:ensure|help|make|discuss|support|familiari[sz]e)|in order)\b/i;

/** The words up to where another clause begins; undefined where what is left is no phrase to repeat. */
function untilClause(text: string, most: number): string | undefined {
  const words = (cleanText(text).split(clauseEnd)[0] ?? '').replace(/[\s,]+$/, '').trim();
  const usable =
    words !== '' &&
    !/^(?:(?:the|a|some) )?(?:new |old |other |right |correct |updated |same )?(?:ones?|it|them|this|that|those|these)\b/i.test(
      words,
    ) &&
    wordCount(words) <= most &&
    !holdsLinkOrAddress(words) &&
    !/["“”]|(?:^|\s)['‘]|\b(?:the|a|an|of|for|to|with|and|or|in|on|at|by|from)$/i.test(words);
  return usable ? words : undefined;
}

function ofTheirs(noun: string): string {
  return turnRound(noun.replace(/^(?:our|my|a|an)\b/i, 'the')).replace(/^The\b/, 'the');
}

/** 'I've put the photos in the shared folder' → 'putting the photos in the shared folder'. */
function deedOf(text: string): string | undefined {
  for (const [, participle = '', rest = ''] of text.matchAll(done)) {
    const base = baseOfParticiple(participle.toLowerCase());
    // 'I've put 92 cm' tells a figure.
    if (
      base === 'put' &&
      !/^(?:\S+ ){1,5}(?:in|on|into|together|aside|up|out|through|back)\b/.test(rest.trim())
    )
      continue;
    const what = base && kindDeeds.test(base) ? untilClause(rest, 11) : undefined;
    if (base && what) return `${gerundOf(base === 'attach' ? 'send' : base)} ${ofTheirs(what)}`;
  }
  const sent = handed.exec(text)?.[1];
  const what = sent ? untilClause(sent.replace(/ for your [\w ]+$/i, ''), 9) : undefined;
  return what ? `sending ${ofTheirs(what)}` : undefined;
}

const promised =
  /(?<![\w'’])(?:(?:i|we)(?:['’]ll| will)|let me) (?:also |definitely |then )?(come back to you with|get back to you (?:with|on|about)|come back to you (?:on|about)|send(?: you| over)?|share|prepare|let you have|provide(?: you with)?|forward(?: you)?|email(?: you)?|deliver|come back to you|get back to you|be in touch) ?([^.!?\n;:]{0,80})/i;
const promisedDay =
  /\b(?:by|on|before|until|in the course of|within)\s+(?:(?:the )?(?:end of )?(?:the |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?end of (?:the |this |next )?(?:day|week|month)|(?:this|next) (?:week|month)|\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th)?|tomorrow|noon|today)\b|\b(?:tomorrow|today|tonight|next week|this week)\b/i;

/** 'I will come back to you with the quote by Friday' → the quote, by Friday. */
function promiseOf(text: string): SenderPromise | undefined {
  const match = promised.exec(text);
  if (!match || /\bif\b[^.?!\n]{0,80}$/i.test(text.slice(Math.max(0, match.index - 90), match.index)))
    return undefined;
  const rest = match[2] ?? '';
  const when = promisedDay.exec(rest)?.[0];
  const noun = untilClause(
    (when ? rest.slice(0, rest.indexOf(when)) : rest).replace(/\b(?:over|shortly|soon)\s*$/i, ''),
    8,
  );
  const what = noun && /^(?:the|a|an|our|my|your|some|more|all)\b/i.test(noun) ? ofTheirs(noun) : undefined;
  return what || when ? { ...(what ? { what } : {}), ...(when ? { when: cleanText(when) } : {}) } : undefined;
}

const introducing =
  /\b(?:you to meet|introduc(?:e|ing) you to|introduc(?:e|ing)(?= [^.!?]{2,60}(?:, | who\b))|introduction to|connect(?:ing)? you (?:with|to)) (?:(?:my|our) (?:[a-z]+ ){1,3})?(?!(?:You|We|I|My|Our|The|This)\b)(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?=[,.:;!\s(]|$)/u;
/** Who is introduced is not written to as well: the sender will bring both together later. */
const introducedLater =
  /\b(?:put you (?:both |two )?in touch|connect (?:you|the two of you)\b(?! (?:with|to))|(?:would|are) you (?:be )?(?:open|happy|willing|free)\b[^.?!\n]{0,60}\bwith (?:her|him|them)|may i (?:introduce|connect)|shall i (?:introduce|connect)|if you(?:['’]re| are) (?:open|interested|happy))/i;
const attachedThing =
  /\b(?:the |an? )?attached (?:[\w-]+ )?(document|report|plan|spreadsheet|schedule|file|presentation|slides|proposal|contract|draft|agreement|agenda|invoice|quote|brochure|form|minutes|summary|memo|policy|guidelines|deck|pdf)\b|\battached:? (?:is |are |you will find |please find )?(?:the |our |my |a |an |your )?(?:[\w-]+ ){0,4}?(document|report|plan|spreadsheet|schedule|file|presentation|slides|proposal|contract|draft|agreement|agenda|quote|brochure|form|minutes|summary|memo|policy|guidelines|deck|invoice)\b/i;
const groupWords =
  /^\s*(?:(?:hi|hello|hey|dear|good (?:morning|afternoon))[ ,]+)?(?:all|team|everyone|everybody|colleagues|folks|guys|both|friends|staff|(?:dear )?(?:\w+ )?(?:team|colleagues))\b\s*[,.!:\n-]/i;

/** What the mail tells beside its asks. Linear: the first 3,000 characters are looked at. */
export function toldIn(reading: Reading): Omit<Understanding, 'gist'> {
  const text = reading.newText.slice(0, 3000);
  const deed = deedOf(text);
  const promise = promiseOf(text);
  const name = personOf(introducing.exec(text)?.[1]) ? introducing.exec(text)?.[1] : undefined;
  const attached = attachedThing.exec(text);
  const thing = (attached?.[1] ?? attached?.[2])?.toLowerCase();
  return {
    ...(deed ? { deed } : {}),
    ...(promise ? { promise } : {}),
    ...(name
      ? {
          introduced: {
            name: cleanText(name),
            first: cleanText(name).split(' ')[0] ?? name,
            isAbsent: introducedLater.test(text),
          },
        }
      : {}),
    ...(thing ? { attached: thing === 'pdf' ? 'document' : thing } : {}),
    ...(groupWords.test(text.slice(0, 80)) ? { toMany: true } : {}),
  };
}
