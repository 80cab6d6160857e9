import type { Answer, Scene } from '../composer.ts';
import { attendanceLines, reactions } from './body-lines.ts';
import type { Claim } from './clauses.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frames.ts';
import { atTime } from './moves.ts';
import { phrase } from './register.ts';
import { no, sentence, yes } from './wrapping.ts';

const agreeable =
  /^(?:still |all |already |also |now )?(?:booked|confirmed|ready|available|ok|okay|fine|good|possible|included|allowed|correct|right|true|valid|open|approved|acceptable|suitable|all right|alright|clear|happy|convenient|feasible|in order|welcome|free)\b/i;

/** What the person may be made to say of himself: never that he needs, has or has done something. */
const willing =
  /^(?:can|could|will|would|would like|would be happy|may|shall|intend|plan|wish|agree|accept|approve|like|want|consent|understand|confirm|give|support|welcome|prefer)$/;
const going =
  /^(?:able|available|free|interested|happy|glad|willing|up for|keen|coming|joining|attending|going|on board|in agreement|ok|okay|fine|content|comfortable|satisfied|looking forward|in|there|around|open)\b/;

/** Terms that one is content with or not: who declines the whole has not said. */
const CONTENT = /^(?:happy|content|comfortable|ok|okay|fine|satisfied) (?:with|for|about)\b/i;

const isCircumstance =
  /^(?:be )?(?:bringing|driving|travelling|traveling|using|staying|needing|arriving|wearing|eating|paying|sharing)\b|^(?:need|require)\b/;

/**
 * Whether yes or no is the person's to say by intent alone: what they will, can and want, times that suit, leave
 * that is asked for. What happened, or how the world stands, stays a gap; a plain 'yes' may grant a state.
 */
export function decidable(claim: Claim, granting: boolean): boolean {
  const { subject, pos, rest } = claim;
  // 'The lift works' is no time that suits: what works for nobody is so or not.
  if (/^(?:works?|suits?)\b/.test(pos))
    return (
      rest !== '' ||
      !/^(?:the|my|our|your) (?:lift|heating|boiler|alarm|printer|phone|link|code|key|card|password|wifi|wi-fi|door|gate|light|lights|radio|projector|microphone|shower|oven|pump)\b/.test(
        subject,
      )
    );
  if (agreeable.test(rest) && /^(?:am|is|are|was|were|will|would)\b/.test(pos))
    return granting || /\b(?:me|us)\b/.test(rest) || subject === 'I';
  // 'Will you be bringing a pet?' asks how things are: neither yes nor no of the person's says it.
  if (subject === 'I' && isCircumstance.test(rest) && /^(?:will|would|am)$/.test(pos)) return false;
  if (subject === 'I' && granting) return willing.test(pos) || (pos === 'am' && going.test(rest));
  // 'Do you bring your own stands?' asks what is so.
  const isDoing = /^\w+ing\b/.test(rest) && !going.test(rest);
  if (subject === 'I') return (pos === 'am' && !CONTENT.test(rest) && !isDoing) || willing.test(pos);
  if (/^(?:you|we)$/.test(subject))
    return /^(?:can|could|may|should|will|would)$/.test(pos) || claim.yes !== undefined;
  return claim.yes !== undefined && (granting || claim.no !== undefined);
}

const coming =
  /^(?:(?:able to )?(?:make it|join(?: us| you)?|come|attend|be there)|up for (?:it|.+)|interested in (?:attending|joining|coming)|coming|joining|attending)\b/;

/** Whether a claim is no more than coming to what one is invited to. */
export function attends(claim: Claim, scene: Scene): boolean {
  if (claim.subject !== 'I' || scene.gist.kind !== 'invitation') return false;
  return coming.test(claim.rest) || (claim.pos === 'accept' && /invitation/.test(claim.rest));
}

/** 'I'd [love to come / love to, but can't make it] on Friday.' */
export function attendance(answer: Answer, scene: Scene): string {
  const time = answer.times[0];
  const at = time ? ` ${atTime(time)}` : '';
  return phrase(scene, 'attendance', attendanceLines, { at });
}

/** What the sender means to do is noted and welcomed, not promised. */
export function wishAnswer(frame: Extract<Frame, { kind: 'wish' }>, answer: Answer, scene: Scene): string {
  const wished = `you would like to ${frame.phrase}`;
  switch (answer.stance) {
    case 'yes':
      return sentence(`I am glad that ${wished}, and I am happy to go ahead`);
    case 'no':
      return no(`I can't help with this`, scene, answer);
    case 'bargain':
      return '';
    default:
      return sentence(`I have noted that ${wished}`).replace(
        'I have noted that you would',
        "I've noted that you'd",
      );
  }
}

/** A photo for the programme is no part of the honour. */
function handsOver(ask: Answer['ask']): boolean {
  const frame = frameOf(ask);
  return frame.kind === 'task' && frame.act === 'provide';
}

/** Yes or no to an honour is said once, whatever asks for it. */
export function honoured(item: Answer, scene: Scene): string | undefined {
  const asksForIt = (ask: Answer['ask']) =>
    (ask.act !== 'question' && !handsOver(ask)) ||
    /\b(?:accept|decision|interested|willing|able to|available|take part|participate|join|attend)\b/i.test(
      ask.text,
    );
  const isAccepted =
    item.stance === 'yes' &&
    /\b(?:you accept|accept(?:ance)?|decision|interested|be willing)\b/i.test(item.ask.text);
  if (isAccepted) return yes('I am very happy to accept', scene, item);
  if (!asksForIt(item.ask) || !/^(?:open|no)$/.test(item.stance)) return undefined;
  if (scene.answers.slice(0, item.place).some((other) => asksForIt(other.ask))) return '';
  return item.stance === 'no'
    ? no('I am not able to accept', scene, item)
    : phrase(scene, 'reaction', reactions.honour ?? reactions.plain);
}
