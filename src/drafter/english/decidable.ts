import type { Scene } from '../composer.ts';
import type { Claim } from './clauses.ts';

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
  const { subject, rest } = claim;
  const pos = claim.pos.replace(/ still$/, '');
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
