import { sentencesOf } from '#checking/reply-text.ts';
import type { Guard } from '../case.ts';
import { bare, hasLength } from '../reply-text.ts';

/** Sentences of fewer letters may stand twice: 'Thank you.' See `hasLength`. */
const LEAST = 17;

/** Nothing is said twice in one reply, whatever its marks. */
export const repeatedGuard: Guard = (_, { text }) => {
  const sentences = sentencesOf(text)
    .map((sentence) => bare(sentence).replaceAll(' ', ''))
    .filter((sentence) => hasLength(sentence, LEAST));
  const twice = sentences.find((sentence, at) => sentences.indexOf(sentence) !== at);
  return twice === undefined ? [] : [{ guard: 'repeated', message: `said twice: “${twice.slice(0, 80)}”` }];
};
