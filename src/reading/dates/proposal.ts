import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { perLanguage } from '../language/per-language.ts';
import { lowerCased } from './phrases.ts';
import { listSource, localWords } from './spelling.ts';

/** How far before and after a mention its sentence is read, in UTF-16 code units. */
const MAX_BEFORE = 160;
const MAX_AFTER = 80;
const QUESTION_MARKS = '?\\uff1f\\u061f';

const patternsOf = perLanguage((language) => {
  const { dates, spelling } = localWords(language);
  const asks = `${QUESTION_MARKS}${readingWords[language].asks?.questionSigns ?? ''}`;
  return {
    cues: new RegExp(`${spelling.start}(?:${listSource(dates.proposals, spelling)})`, 'u'),
    sentenceEnd: new RegExp(`[.!\\u0964${asks}](?=\\s|$)|[\\u3002\\uff01\\uff1f]|\\n\\n`, 'u'),
    asks: new RegExp(`^[${asks}]`, 'u'),
  };
});

/**
 * Whether the sentence around a mention (from `start` to `end` in `text`) proposes it, by its words or because it is a
 * question. A question about the past ('Have you received ours of 3 March?') counts too.
 */
export function isProposed(
  text: string,
  mention: { start: number; end: number },
  language: Language,
): boolean {
  const { cues, sentenceEnd, asks } = patternsOf(language);
  let before = lowerCased(text.slice(Math.max(0, mention.start - MAX_BEFORE), mention.start));
  for (let end = sentenceEnd.exec(before); end; end = sentenceEnd.exec(before))
    before = before.slice(end.index + 1);
  const after = lowerCased(text.slice(mention.end, mention.end + MAX_AFTER));
  const end = sentenceEnd.exec(after);
  return cues.test(before) || cues.test(after.slice(0, end?.index)) || asks.test(end?.[0] ?? '');
}
