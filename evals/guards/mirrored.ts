import { folded, sentencesOf } from '#checking/reply-text.ts';
import { type Guard, readingOf } from '../case.ts';
import { hasLength } from '../reply-text.ts';

/** Shorter sentences are common property: 'Thank you for your help.' See `hasLength`. */
const LEAST = 28;

function bare(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** A sentence of the mail is not given back as the sender's own: answering is more than repeating. */
export const mirroredGuard: Guard = (evalCase, { text }) => {
  const instructions = bare(evalCase.customPrompt ?? '');
  const quoted = text.replace(/[“„«「"]([^”“»」"\n]{1,400})[”“»」"]/g, ' ');
  // An item that names an ask again, as the title of its answer, says nothing as one's own.
  const own = sentencesOf(quoted)
    .filter((sentence) => !/^(?:\p{Nd}+[.)]|[-•])\s.*[^?？؟]$/u.test(sentence))
    .map(bare);
  return sentencesOf(readingOf(evalCase).newText)
    .map((sentence) => ({ sentence, wanted: bare(sentence) }))
    .filter(({ wanted }) => hasLength(wanted, LEAST))
    .filter(
      ({ wanted }) => !instructions.includes(wanted) && own.some((sentence) => sentence.includes(wanted)),
    )
    .map(({ sentence }) => ({ guard: 'mirrored', message: `says the mail's “${sentence.slice(0, 80)}”` }));
};
