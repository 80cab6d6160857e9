import { claimOfQuestion, midSentence } from './clauses.ts';
import { type Frame, shortened } from './frame.ts';
import { withoutCondition } from './how-questions.ts';
import { turnRound } from './perspective.ts';
import { baseOfThirdPerson } from './verbs.ts';
import { gapOf } from './wh-words.ts';

/** A statement has its subject first. */
export const VERB_FIRST =
  /^(?:will|would|can|could|should|shall|must|may|might|is|are|was|were|has|had|does|did)\b/i;

/** 'will you deliver the parts' → 'I will deliver the parts'. */
export function declared(question: string): string | undefined {
  const claim = claimOfQuestion(question);
  return claim ? `${claim.subject} ${claim.pos} ${claim.rest}`.trim() : undefined;
}

/** 'By when can the inspector visit?', 'to whom the cheque should be made out': the gap stands behind its preposition. */
const BEHIND =
  /^(by|until|till|from|since|to|with|for|at|on|in|under) ((?:when|what time|whom|what date|which day|how many|how much)|(?:what|which) [a-z]+)(?: (?:date|day))? ((?:is|are|was|were|do|does|did|can|could|will|would|should|shall|must|may|the|your|our|my|you|we|i|they|it|he|she|this|that)\b.+)$/i;

export function behindPreposition(text: string, embedded: boolean): Frame | undefined {
  const [, preposition = '', wh = '', rest = ''] = BEHIND.exec(text) ?? [];
  if (!wh || /^(?:for|in) (?:what|which) (?:reason|case)/i.test(text)) return undefined;
  const isDirect = /^(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|must|may)\b/i.test(
    rest,
  );
  const statement = isDirect ? declared(rest) : embedded ? midSentence(turnRound(rest)) : undefined;
  const short = statement ? shortened(statement) : undefined;
  if (!short || VERB_FIRST.test(short)) return undefined;
  const { main, condition } = withoutCondition(short);
  const low = wh.toLowerCase();
  const gap = /^(?:what|which) (?!time|date)/.test(low)
    ? low.replace(/^\w+ /, '')
    : gapOf({ word: low.replace('whom', 'who').replace('which', 'what'), noun: '', rest: '' });
  const isDue =
    /^(?:until|till)$/i.test(preposition) &&
    /\b(?:let|tell|send|cancel|confirm|change|book|order|decide|pay|submit|reply|return|inform|notify|register|sign)\b/.test(
      main,
    );
  const start = `${main} ${isDue ? 'by' : preposition.toLowerCase()}`;
  return { kind: 'value', start, gap, end: condition, name: `${preposition.toLowerCase()} ${low} ${short}` };
}

/** 'Who owns the copyright, us or you?': of persons each has its verb. */
export function amongPersons(frame: Extract<Frame, { kind: 'value' }>, options: string): Frame | undefined {
  const [verb = '', ...rest] = frame.end.split(' ');
  const base = verb === 'is' ? 'be' : verb === 'has' ? 'have' : baseOfThirdPerson(verb);
  const isModal = /^(?:will|can|could|should|would|must|may)$/.test(verb);
  if (frame.start !== '' || (base === undefined && !isModal)) return undefined;
  const said = options.split(' / ').map((one) => {
    const who = one.replace(/^me$/, 'I');
    const own = /^(?:I|you|we|they)$/.test(who) || / and /.test(who);
    const is = who === 'I' ? 'am' : own ? 'are' : 'is';
    const acts = base === 'be' ? is : own && base ? base : verb;
    return [who, acts, ...rest].join(' ').replace(/^./, (letter) => letter.toUpperCase());
  });
  return { kind: 'choice', start: '', options: said.join(' / '), end: '', name: frame.name };
}

/** 'Which finish did they choose, oil or lacquer?' names the answers that it may have. */
export const AMONG =
  /^((?:which|what|who|where|when|how)\b[^,:]{5,160})(?:,| ?[:–—-] )\s*((?!and\b|but\b|so\b|if\b)(?:[^\s,]+ ){0,5}[^\s,]+(?:, (?:[^\s,]+ ){0,5}[^\s,]+){0,3},? or (?:[^\s,]+ ){0,5}[^\s,]+)$/i;

/** 'How much of the deposit would we get back?': undefined where the part is itself what something is said of. */
export function shareOf(text: string, embedded: boolean): Frame | undefined {
  const [, counted = '', part = '', rest = ''] =
    /^how (many|much) (of (?:the|your|our|my|these|those|this|that|them|it)(?: [a-z-]+){0,3}?) ((?:will|would|can|could|should|must|may|do|does|did) (?:you|we|i|they|he|she|it|the|your|our|my)\b.+|(?:you|we|i|they|he|she|it) .+)$/i.exec(
      text,
    ) ?? [];
  const isDirect = /^(?:will|would|can|could|should|must|may|do|does|did)\b/i.test(rest);
  const statement = isDirect ? declared(rest) : embedded && rest ? midSentence(turnRound(rest)) : undefined;
  const short = statement ? shortened(statement) : undefined;
  if (!short || VERB_FIRST.test(short)) return undefined;
  const { main, condition } = withoutCondition(short);
  const gap = counted.toLowerCase() === 'many' ? 'how many' : 'how much';
  const [, start = main, tail = ''] =
    /^(.+? (?:need|want|require|pay|charge|keep|take)) ((?:as|for|in|at|on|from|by)\b.+)$/.exec(main) ?? [];
  const end = [turnRound(part), tail, condition].filter(Boolean).join(' ');
  return { kind: 'value', start, gap, end, name: `${gap} ${turnRound(part)} ${short}` };
}

/** What the sender is to do: 'Who do I call?', 'Where should we send it?' */
const DIRECTED =
  /^you (?:(?:should|shall|need to|have to|must) )?((?:call|ring|phone|contact|email|ask|send|address|invoice|make|write|speak|talk|report|tell|inform|notify|return|post|deliver|bring|pay|use|book|enter|park|leave|drop|collect|reply|transfer|aim|allow|wear)\b.*)$/;

/** 'Please call [name]': what the sender asks to be told to do is told as such. */
export function directed(frame: Frame): Frame {
  if (frame.kind !== 'value' || frame.gap === 'amount') return frame;
  const deed = DIRECTED.exec(frame.start)?.[1];
  return deed ? { ...frame, start: `please ${deed}` } : frame;
}
