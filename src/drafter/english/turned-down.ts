import type { Answer, Scene } from '../composer.ts';
import { attends, decidable } from './decidable.ts';
import { frameOf } from './frames.ts';

/** Whether no to an ask turns something down: a deed, a time, an offer. What only is so or not cannot be turned down. */
export function isTurnedDown({ ask, stance, said, value }: Answer, scene: Scene): boolean {
  if (said !== undefined || value !== undefined) return false;
  if (stance === 'move') return true;
  if (stance !== 'no') return false;
  const frame = frameOf(ask);
  if (frame.kind === 'claim') return decidable(frame.claim, false) || attends(frame.claim, scene);
  if (frame.kind === 'choice')
    return frame.refused !== undefined || frame.start === 'I will' || /^works?\b/.test(frame.end);
  return frame.kind === 'task' || frame.kind === 'wish';
}

/** How many asks before this one are turned down: regret is said with the first. */
export function refusalsBefore(answer: Answer, scene: Scene): number {
  const before = scene.answers.slice(0, answer.place);
  if (!scene.native) return before.filter(({ stance }) => stance === 'no').length;
  return before.filter((other) => isTurnedDown(other, scene)).length;
}
