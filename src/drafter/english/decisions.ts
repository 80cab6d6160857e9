import type { Answer, Scene } from '../composer.ts';
import { attendanceLines, reactions } from './body-lines.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frames.ts';
import { atTime } from './moves.ts';
import { phrase } from './register.ts';
import { no, sentence, yes } from './wrapping.ts';

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
