import type { Answer, Scene } from '../composer.ts';
import { attends } from './decidable.ts';
import { frameOf } from './frames.ts';
import { isTurnedDown } from './turned-down.ts';

/** Whether the reply turns something else down: then what the mail only wants to know is a gap, and not refused as well. */
export function refusesAnother(item: Answer, scene: Scene): boolean {
  return (
    scene.native && scene.answers.some((other) => other.place !== item.place && isTurnedDown(other, scene))
  );
}

/** Who does not come need not refuse the time, what to bring and what to tell as well. */
export function comingIsDeclined(scene: Scene): boolean {
  const [head] = scene.answers;
  // What the sender needs for the work is moot where none of what was offered is taken.
  if (head?.stance === 'no' && scene.native && head.ask.among && head.said === undefined) return true;
  if (head?.stance !== 'no' || !scene.native || head.said !== undefined) return false;
  if (scene.gist.kind === 'honour') return true;
  const frame = frameOf(head.ask);
  return (
    (frame.kind === 'task' && frame.act === 'attend') ||
    (frame.kind === 'claim' &&
      (attends(frame.claim, scene) || / will be glad to /.test(frame.claim.yes ?? '')))
  );
}

/** 'Let me have your decision': the answers of a reply are the decision. */
const DECISION = /^(?:the |my |a )?(?:final |written )?decision\b/;
/** 'I need an answer by Friday': the reply is that answer. */
const REPLY =
  /^(?:and |so |but )?(?:i|we)(?:'d|'ll)?(?: will| would| do| really| also| just| please){0,3} (?:need|appreciate|welcome|require|expect|like|want|be (?:glad|grateful) (?:of|for))(?: to have| to get| to receive)? (?:an?|your) (?:(?:early|quick|prompt|speedy|swift|firm|clear|definite|final|short|written) )?(?:answer|reply|response)\b(?! to | on | about | from (?!you\b))/i;

const WAITS =
  /^(?:and |so )?(?:(?:i|we)(?:'m|'re| am| are) )?(?:waiting for|awaiting|looking forward to) (?:an?|your) (?:(?:fast|early|quick|prompt|swift|kind|positive|urgent|soonest|favou?rable) )?(?:answer|reply|response|feedback|revert)\b/i;

/** Whether an ask beside others only says by when they are to be answered: the reply does it, and speaks of no answer. */
export function isReplyWanted({ ask, of }: Pick<Answer, 'ask' | 'of'>): boolean {
  return of > 1 && (REPLY.test(ask.text) || WAITS.test(ask.text));
}

/** What is said to one who wants a decision; undefined where something else is wanted. */
export function decided({ ask, stance, of }: Answer): string | undefined {
  if (isReplyWanted({ ask, of })) return '';
  const frame = frameOf(ask);
  if (frame.kind !== 'task' || frame.act !== 'provide' || !DECISION.test(frame.object ?? ''))
    return undefined;
  if (stance !== 'yes' && stance !== 'no') return undefined;
  if (of > 1) return '';
  return stance === 'yes' ? 'My answer is yes.' : 'I am sorry, but my answer is no.';
}
