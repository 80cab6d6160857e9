import type { Guard } from '../case.ts';
import { folded, sentencesOf } from '../reply-text.ts';

/** Shorter sentences may stand twice: 'Thank you.' In letters; a third of it in Chinese and Japanese. */
const LEAST = 20;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Nothing is said twice in one reply. */
export const repeatedGuard: Guard = (_, { text }) => {
  const sentences = sentencesOf(text)
    .map(folded)
    .filter((sentence) => sentence.length >= (CJK.test(sentence) ? LEAST / 2 : LEAST));
  const twice = sentences.find((sentence, at) => sentences.indexOf(sentence) !== at);
  return twice === undefined ? [] : [{ guard: 'repeated', message: `said twice: “${twice.slice(0, 80)}”` }];
};
