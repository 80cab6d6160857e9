import { type Guard, readingOf } from '../case.ts';

/** A mail that needs no reply is recognised, and the built-in drafter says so beside the draft. */
export const bulkGuard: Guard = (evalCase, { notes, builtIn }) => {
  if (!evalCase.needsNoReply || !builtIn) return [];
  if (notes.some((note) => /needs no reply|best not to reply/i.test(note))) return [];
  const seen = readingOf(evalCase).automatic ? 'recognised, but no note says so' : 'not recognised';
  return [{ guard: 'bulk', message: `a mail that needs no reply: ${seen}` }];
};
