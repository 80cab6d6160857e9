import type { Answer, Scene } from '../composer.ts';
import type { Frame } from './frame.ts';
import { donePhrase } from './task-answers.ts';
import { need, sentence } from './wrapping.ts';

type Ban = Extract<Frame, { kind: 'ban' }>;

/** Whether what the person says agrees with the mail, or the mail speaks to many, who simply comply. */
function complies(answer: Answer, scene: Scene): boolean {
  return answer.stance === 'yes' || scene.toMany === true || /^(?:thank|apologize)$/.test(scene.intent);
}

/** A prohibition: acknowledged where the person agrees, else left for him to decide. */
export function banAnswer({ phrase }: Ban, answer: Answer, scene: Scene): string {
  const earlier = scene.answers.slice(0, answer.place).some(({ ask }) => ask.verb?.startsWith('not '));
  switch (answer.stance) {
    case 'ask-back':
      return `Before I agree not to ${phrase}, could you tell me [what you need to know]?`;
    case 'need':
      return `So that I don't have to ${phrase}, I need ${need} from you.`;
    case 'status':
      return `I [have not / have already] ${donePhrase(phrase)}.`;
    default:
      if (answer.stance !== 'no' && complies(answer, scene))
        return earlier ? sentence(`I will also not ${phrase}`) : `Understood, I won't ${phrase}.`;
      return `I [won't / still have to] ${phrase}.`;
  }
}
