import { sentencesOf } from '#checking/reply-text.ts';
import { type Guard, readingOf } from '../case.ts';
import { bare, hasLength, sharedShare, withoutQuotes } from '../reply-text.ts';

/** Shorter sentences are common property: 'Thank you for your help.' See `hasLength`. */
const LEAST = 28;
/** With so much of its words in their order a sentence is the mail's, one word exchanged or added. */
const SAME = 0.9;
/** What sentences of fewer words share says less. Signs where words are not parted. */
const LEAST_WORDS = { words: 8, signs: 20 };

function partsOf(sentence: string): string[] {
  const words = sentence.split(' ');
  return hasLength(sentence, words.length * 12) ? [...sentence] : words;
}

/** Whether the reply's sentence is the mail's with hardly a word changed. */
function isNearly(said: string, wanted: string): boolean {
  const parts = partsOf(wanted);
  const least = parts.length > wanted.split(' ').length ? LEAST_WORDS.signs : LEAST_WORDS.words;
  if (parts.length < least) return false;
  const own = partsOf(said);
  return own.length <= parts.length * 1.3 && sharedShare(parts, own) >= SAME;
}

/** A sentence of the mail is not given back as the sender's own: answering is more than repeating. */
export const mirroredGuard: Guard = (evalCase, { text }) => {
  const instructions = bare(evalCase.customPrompt ?? '');
  // An item may name an ask again, as the title of its answer.
  const own = sentencesOf(withoutQuotes(text.replace(/"([^"\n]{1,400})"/g, ' ')))
    .map((sentence) => sentence.replace(/^(?:\p{Nd}+[.)、]|[-•・])\s*/u, ''))
    .filter((sentence) => !/[:：]$/.test(sentence))
    .map(bare);
  return sentencesOf(readingOf(evalCase).newText)
    .map((sentence) => ({ sentence, wanted: bare(sentence) }))
    .filter(({ wanted }) => hasLength(wanted, LEAST) && !instructions.includes(wanted))
    .filter(({ wanted }) => own.some((said) => said.includes(wanted) || isNearly(said, wanted)))
    .map(({ sentence }) => ({ guard: 'mirrored', message: `says the mail's “${sentence.slice(0, 80)}”` }));
};
