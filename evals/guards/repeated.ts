import { folded, sentencesOf } from '#checking/reply-text.ts';
import type { Guard } from '../case.ts';
import { hasLength } from '../reply-text.ts';

/** Shorter sentences may stand twice: 'Thank you.' See `hasLength`. */
const LEAST = 20;

/** Nothing is said twice in one reply. */
export const repeatedGuard: Guard = (_, { text }) => {
  const sentences = sentencesOf(text)
    .map(folded)
    .filter((sentence) => hasLength(sentence, LEAST));
  const twice = sentences.find((sentence, at) => sentences.indexOf(sentence) !== at);
  return twice === undefined ? [] : [{ guard: 'repeated', message: `said twice: “${twice.slice(0, 80)}”` }];
};
