import { midSentence } from './clauses.ts';
import { type Frame, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';

/** The patterns whose answer is a view, a reason or a state of things. */
export function opinionFrame(text: string): Frame | undefined {
  const view =
    /^(?:what(?:'s| is| are)? (?:do you (?:think|say)|your (?:thoughts?|opinion|views?|take|feedback|impression)|are your (?:thoughts|views)|is your (?:opinion|view|take))|how do you feel)(?:\s+(?:of|about|on|regarding)\s+(.+))?$/i.exec(
      text,
    );
  if (view) return { kind: 'about', wants: 'view', name: turnRound(shortened(view[1] ?? '') ?? '') };
  const reason =
    /^(?:is|was) there (?:any|a|some) (?:particular |specific |special |good )?reason (?:why |that )?((?:you|we|i|they|it|he|she|the|your|our|my|this|that)\b.+)$/i.exec(
      text,
    )?.[1];
  const why = reason ? shortened(turnRound(reason)) : undefined;
  if (why) return { kind: 'about', wants: 'reason', name: why };
  const status =
    /^(?:any|what(?:'s| is) the|is there any|are there any|do you have any|have you (?:any|got any)) (?:further |new |other )?(?:update|updates|news|progress|status|latest)\b(?:\s+(?:on|of|about|from|regarding|with|for)\s+(.+))?$/i.exec(
      text,
    );
  if (status) return { kind: 'about', wants: 'status', name: turnRound(shortened(status[1] ?? '') ?? '') };
  const goes =
    /^what(?:'s| is| has been) (?:going on|happening|up|the (?:matter|situation|position))(?: (?:with|about|at|in) (.+))?$/i.exec(
      text,
    );
  if (goes)
    return {
      kind: 'about',
      wants: 'status',
      name: turnRound(shortened((goes[1] ?? '').replace(/^(?:it|this|that|there|here)\b.*$/i, '')) ?? ''),
    };
  const stand = /^where (?:do|are) (?:we|you|things) (?:now )?(?:stand(?:ing)? )?(?:with|on) (.+)$/i.exec(
    text,
  )?.[1];
  if (stand) return { kind: 'about', wants: 'status', name: turnRound(shortened(stand) ?? '') };
  const any = /^any (?:thoughts|ideas|feedback|comments|suggestions)(?:\s+(?:on|about)\s+(.+))?$/i.exec(text);
  if (any) return { kind: 'about', wants: 'view', name: turnRound(shortened(any[1] ?? '') ?? '') };
  const how = /^how (?:is|are|was|were) (.+?) (?:going|coming along|progressing|doing)\b/i.exec(text);
  return how ? { kind: 'about', wants: 'status', name: midSentence(turnRound(how[1] ?? '')) } : undefined;
}

/** 'how about Tuesday at 10' → 'Tuesday at 10 works for me'. */
export function proposalFrame(text: string): Frame | undefined {
  const time = /^(?:how|what) about (.+)$/i.exec(text)?.[1];
  const short = time ? shortened(time) : undefined;
  if (!short) return undefined;
  if (/^(?:[a-z]+ing)\b/i.test(short)) return { kind: 'about', wants: 'answer', name: turnRound(short) };
  if (!/\d|day\b|tomorrow|tonight|morning|noon|evening|week|month/i.test(short)) {
    return { kind: 'about', wants: 'answer', name: midSentence(turnRound(short)) };
  }
  return { kind: 'claim', claim: { subject: short, pos: 'works', neg: "doesn't work", rest: 'for me' } };
}
