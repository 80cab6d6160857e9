import { bodyOf } from '#checking/reply-parts.ts';
import { folded, holdsOneOf, holdsWord } from '#checking/reply-text.ts';
import type { Guard } from '../case.ts';

/** Every instruction is followed, or a note beside the reply names it. */
export const instructionGuard: Guard = ({ instructions = [] }, { text, notes }) => {
  const reply = folded(bodyOf(text));
  const beside = folded(notes.join('\n'));
  return instructions
    .filter(({ said, shownBy }) => !holdsOneOf(reply, shownBy) && !holdsWord(beside, said))
    .map(({ said }) => ({ guard: 'instruction', message: `neither followed nor named: “${said}”` }));
};
