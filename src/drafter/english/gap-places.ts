import type { Frame } from './frame.ts';
import { heldThing } from './further-questions.ts';
import { withoutCondition } from './how-questions.ts';
import { type Asked, gapOf } from './wh-words.ts';

/** Verbs whose object is a sum. */
const money = /\b(?:cost|charge|pay|earn)$/;

/** 'I would like to achieve' is one deed. */
const WISHED = /\b(?:like|want|need|hope|plan|wish|prefer|love|intend|expect)$/;

/** 'You should ring on the day' lacks its object behind the verb, not at its end: what stands on both sides of it. */
function withinStatement(statement: string): { start: string; end: string } | undefined {
  const [, start, end] =
    /^((?:I|you|we|they|it|that|this) (?:(?:would|should|can|could|will|must|may|might|need to|have to) )?[a-z]+(?: (?:to|with|for))?) ((?:about|regarding|if|when|once|before|after|per|for|on|in|at|to|during|with|by|from)\b.+)$/.exec(
      statement,
    ) ?? [];
  if (
    !start ||
    !end ||
    /\b(?:am|is|are|be|was|were|do|does|have|has)$/.test(start) ||
    (/^to\b/.test(end) && WISHED.test(start))
  )
    return undefined;
  return { start, end };
}

/** 'You would be without a lift': what lasts for a time. */
const LASTS =
  /^(?!.*\b(?:takes?|taken|took)\b)(?!.*\b(?:lasts?|lasted|needs?|needed|have|has|had|got|wants?|spends?|spent|require[ds]?|left|long|give|given|allow|expect|estimate|be|been|is|are|was|were|am|ago|notice)$)/;

/** 'The sample showed in the end': what tells when or how far stands behind the gap. */
const ADVERBIAL =
  /^(.{5,}?) ((?:in the end|so far|at the (?:end|moment|meeting|time)|this (?:time|week|month|year)|last (?:time|week|month|year)|today|yesterday|again))$/;

/** A statement about one thing, with its gap where the answer would stand. */
export function placedGap(asked: Asked, whole: string): Frame {
  const { main, condition } = withoutCondition(whole);
  const short = asked.word === 'how long' && LASTS.test(main) ? `${main} for` : main;
  const placed = gapIn(asked, short);
  const frame =
    short === main || placed.kind !== 'value'
      ? placed
      : { ...placed, name: placed.name.replace(/ for$/, '') };
  if (condition === '' || frame.kind !== 'value') return frame;
  return { ...frame, end: `${frame.end} ${condition}`.trim(), name: `${frame.name} ${condition}` };
}

/** 'What he did up there': a deed that is asked for has no place of its own in its statement. */
const DONE = /^(?:\S+ ){1,4}(?:did|does|do|done|doing)(?! not\b)(?: .+)?$/;

function gapIn(asked: Asked, short: string): Frame {
  if (asked.word === 'what' && asked.noun === '' && DONE.test(short)) {
    const was = /\bdid\b|\bdone\b/.test(short) ? 'was' : 'is';
    const name = `what ${short}`;
    return { kind: 'value', start: `${name} ${was} this:`, gap: 'what exactly', end: '', name };
  }
  if (
    asked.word === 'what' &&
    !asked.noun &&
    /\b(?:price|cost|charge|fee|rate|rent|deposit|total|budget)s? (?:(?:would|will|might|could|should) be|is|are|was)$/.test(
      short,
    )
  )
    return { kind: 'value', start: short, gap: 'amount', end: '', name: `what ${short}` };
  if (asked.word === 'what' && /\bmeans?$/.test(short))
    return { kind: 'value', start: short, gap: 'meaning', end: '', name: `what ${short}` };
  if (asked.word === 'when' && /\b(?:can|could) do$/.test(short))
    return { kind: 'value', start: short, gap: 'day and time', end: '', name: `when ${short}` };
  const [, cost = '', behind = ''] =
    asked.word === 'what'
      ? (/^(.+? (?:run|cost|costs|set) (?:you|me|us)(?: back)?) ((?:for|to|per|if)\b.+)$/.exec(short) ?? [])
      : [];
  if (cost) return { kind: 'value', start: cost, gap: 'amount', end: behind, name: `what ${short}` };
  const [, whole = '', last = ''] =
    asked.noun === '' && /^(?:what|who)$/.test(asked.word) ? (ADVERBIAL.exec(short) ?? []) : [];
  if (whole && !/\b(?:is|are|was|were|be)$/.test(whole))
    return { kind: 'value', start: whole, gap: gapOf(asked), end: last, name: `${asked.word} ${short}` };
  const within = heldThing(asked, short);
  if (within) return within;
  const counted = asked.word === 'how many' || asked.word === 'how much' ? asked.noun : '';
  const name = `${asked.word}${asked.noun ? ` ${asked.noun}` : ''} ${short}`;
  const [, head = short, tail = ''] =
    /^(.+?(?:\s(?:on|in|at|for|to|with|from|of|about|up)(?=\s(?:for|at|during|in|on|next|this|by)\s))?)(\s+(?:for|at|during|in|on|next|this|by)\s+.+)$/.exec(
      short,
    ) ?? [];
  const inside =
    asked.noun === '' && /^(?:who|what|how much)$/.test(asked.word) ? withinStatement(short) : undefined;
  if (inside)
    return { kind: 'value', ...inside, gap: money.test(inside.start) ? 'amount' : gapOf(asked), name };
  if (/\b(?:costs?|comes? to|amounts? to|adds? up to)$/.test(short) && asked.word === 'what')
    return { kind: 'value', start: short, gap: 'amount', end: '', name };
  if (asked.word === 'when')
    return {
      kind: 'value',
      start: `${short.replace(/^you (?:will|can) (?:get|receive|have) /, 'you can expect ')} on`,
      gap: 'date',
      end: '',
      name,
    };
  if (tail && asked.noun && /^(?:what|which)$/.test(asked.word)) {
    return { kind: 'value', start: head, gap: gapOf(asked), end: tail.trim(), name };
  }
  const [, takes = '', since = ''] =
    /^(.+? takes?|took) ((?:from|after|once|until|to|for|before|in|with|at) .+)$/.exec(short) ?? [];
  if (takes) return { kind: 'value', start: takes, gap: gapOf(asked), end: since, name };
  // 'How many trucks could you make available from May' has its object in the middle.
  const [, makes = '', state = ''] = /^(.+? (?:make|have|keep)) (available\b.*)$/.exec(short) ?? [];
  if (counted && makes)
    return { kind: 'value', start: makes, gap: gapOf(asked), end: `${counted} ${state}`, name };
  if (counted && tail)
    return { kind: 'value', start: head, gap: gapOf(asked), end: `${counted}${tail}`, name };
  return { kind: 'value', start: short, gap: gapOf(asked), end: counted, name };
}
