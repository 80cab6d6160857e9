import { type AskParts, DEADLINE } from './ask-action.ts';
import { baseOfParticiple } from './english-verbs.ts';

/** 'the fee', 'refunded' and the rest of 'the fee is refunded by Friday'. */
const BROUGHT_ABOUT =
  /^((?:the|my|our|your|this|these|those|all|both|it)\b.{0,80}?)\s(?:is|are|be|gets?)\s(?:fully |promptly |finally )?([a-z]{2,15})\b(.{0,120})$/i;
/** A word before 'be' that is more than one. */
const MANY = /(?:[^s']s|men|women|children|people|feet|both|all|they|these|those)$/i;

/** 'Whoever comes had looked at it' as it is to be: 'has looked at it'. */
function present(clause: string): string {
  return clause.replace(
    /^((?:whoever|some(?:one|body)|the|your|they|he|she|everyone|all)\s.{0,50}?)\s?\b(had|could|were|was)\s/i,
    (whole, subject: string, verb: string) => {
      const isMany = MANY.test(subject) && !/^whoever/i.test(subject);
      const now =
        { had: isMany ? 'have' : 'has', could: 'can' }[verb.toLowerCase()] ?? (isMany ? 'are' : 'is');
      return subject === '' ? whole : `${subject} ${now} `;
    },
  );
}

/** The parts of what is to be brought about: 'refund the fee by Friday' of 'the fee is refunded by Friday'. */
export function resultParts(content: string): AskParts {
  const base: AskParts = { kind: 'request', act: 'request', answer: 'action' };
  const due = DEADLINE.exec(content);
  const deadline = due ? { deadline: due[0].trim() } : {};
  const [, thing = '', participle = '', rest = ''] = BROUGHT_ABOUT.exec(content) ?? [];
  const verb = baseOfParticiple(participle.toLowerCase());
  // 'that the hall is left tidy' tells how it is to be, and not what is to be done.
  if (
    verb &&
    thing !== '' &&
    /^(?:\s(?:by|before|until|within|on|at|to|in full|and)\b|$)/i.test(rest) &&
    verb !== 'leave' &&
    verb !== 'keep'
  )
    return { ...base, topic: `${verb} ${thing}${rest}`, verb, object: thing, ...deadline };
  const there = content.replace(/^there\b.{1,30}? be\s(?=(\S+))/i, (_, next: string) =>
    /^(?:two|three|\d+)$/i.test(next) ? 'there are ' : 'there is ',
  );
  const said = present(there).replace(/^(.{2,60}?) be (?=[a-z])/i, (_, subject: string) =>
    subject.concat(MANY.test(subject) ? ' are ' : ' is '),
  );
  return { ...base, topic: `make sure that ${said}`, verb: 'make', ...deadline };
}

/** The parts of what is assumed of the reader's: 'whether breakfast is included'. */
export function assumedParts(content: string): AskParts {
  const clause = `whether ${content
    .replace(/^((?:the|this|that|your) .{2,60}?) to be /i, '$1 is ')
    .replace(/^(that|this|it)'s /i, '$1 is ')
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
  return { kind: 'question', act: 'question', answer: 'yes-no', topic: clause, clause };
}
