import { cleanText } from '../clean-text.ts';
import { claimFrame } from './claims.ts';
import { type AskParts, type Frame, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';
import { gerundOf } from './verbs.ts';

/** 'Thursday at 2 pm' put forward: it works, or it does not. */
export function timeFrame(ask: AskParts): Frame | undefined {
  const time = ask.proposedTime ? shortened(cleanText(ask.proposedTime)) : undefined;
  if (ask.act !== 'proposal') return undefined;
  const deed =
    ask.verb && ask.topic?.toLowerCase().startsWith(ask.verb) ? shortened(cleanText(ask.topic)) : undefined;
  if (deed && ask.verb) {
    const subject = `${gerundOf(ask.verb)}${turnRound(deed, { together: true }).slice(ask.verb.length)}`;
    return { kind: 'claim', claim: { subject, pos: 'works', neg: "doesn't work", rest: 'for me' } };
  }
  if (!time) return undefined;
  const subject = time.replace(/^(?:on|at) /i, '').replace(/days and (?=\w+days\b)/, 'days or ');
  return claimFrame({ subject, pos: 'works', neg: "doesn't work", rest: 'for me' }, '');
}

/** 'We could see you on Friday or on Monday': one of them works. */
export function timesToChoose({ act, answer, topic }: AskParts): Frame | undefined {
  const found = act === 'proposal' && answer === 'choice' ? EITHER_DAY.exec(cleanText(topic ?? '')) : null;
  const time = found ? shortened(found[1] ?? '') : undefined;
  if (!time) return undefined;
  const subject = time.replace(/ or (?:on|at) /g, ' or ');
  return claimFrame({ subject, pos: 'works', neg: "doesn't work", rest: 'for me' }, '');
}

const EITHER_DAY =
  /(?:^|\s)((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\b.{0,40}? or (?:on |at )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\b.{0,40})$/i;

/** 'We propose Tuesday. Does that suit you?': it is Tuesday that suits, or not. */
export function withItsTime(frame: Frame, { proposedTime }: AskParts): Frame {
  if (frame.kind !== 'claim' || !proposedTime) return frame;
  const { claim } = frame;
  const refers =
    /^(?:(?:that|this|it)(?: (?:time|date|day|slot))?|the (?:time|date|day|slot|appointment))$/.test(
      claim.subject,
    );
  const time = refers ? shortened(cleanText(proposedTime)) : undefined;
  if (!time || claim.yes || claim.no || claim.open) return frame;
  return { kind: 'claim', claim: { ...claim, subject: time.replace(/^(?:on|at) /i, '') } };
}

/** What the sender would do if it is possible: 'Would it be possible to come by on Friday?' */
const ownVisit =
  /^(?:would it be|is it) possible (?:for (?:me|us) )?to ((?:come|stop|drop|swing|pop|stay|visit|collect|pick up|park|pay)\b.+)$/i;

export function ownVisitFrame(text: string): Frame | undefined {
  const deed = shortened(ownVisit.exec(text)?.[1] ?? '');
  const verb = deed?.split(' ')[0];
  if (!deed || !verb) return undefined;
  const subject = `${gerundOf(verb)}${turnRound(deed).slice(verb.length)}`;
  return { kind: 'claim', claim: { subject, pos: 'is', neg: "isn't", rest: 'possible' } };
}
