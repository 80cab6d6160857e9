import { foldSpaces } from '../parts/text-lines.ts';
import { type AskParts, actionParts, withoutTail } from './ask-action.ts';
import { assumedParts, resultParts } from './ask-demand-parts.ts';
import type { Frame } from './ask-ideas.ts';
import { needParts } from './ask-needs.ts';
import { intentionParts, proposalParts } from './ask-proposal.ts';
import { embeddedParts, newsParts, permissionParts, questionParts } from './ask-question.ts';

/** Cuts an English ask into its parts; `content` runs from where the asking words end to the end of the ask. */
export function partsOf(frame: Frame, content: string, questionMark: boolean): AskParts {
  const bare = foldSpaces(content.slice(0, 600))
    .replace(/[\s?!.…]+$/, '')
    .trim();
  switch (frame.kind) {
    case 'action':
      return actionParts(bare, frame.verb);
    case 'embedded':
      return embeddedParts(withoutTail(bare));
    case 'need':
      return needParts(withoutTail(bare));
    case 'news':
      return newsParts(withoutTail(bare));
    case 'proposal':
      return proposalParts(withoutTail(bare), questionMark);
    case 'intention':
      return intentionParts(withoutTail(bare));
    case 'result':
      return resultParts(withoutTail(bare));
    case 'assumed':
      return assumedParts(withoutTail(bare));
    case 'permission':
      return permissionParts(withoutTail(bare));
    case 'question':
      return questionParts(withoutTail(bare));
  }
}
