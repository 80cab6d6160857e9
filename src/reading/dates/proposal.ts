import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { perLanguage } from '../language/per-language.ts';
import { lowerCased } from './phrases.ts';
import { listSource, localWords } from './spelling.ts';

/** How far before and after a mention its sentence is read, in UTF-16 code units. */
const BACK = 160;
const AHEAD = 80;
const MARKS = '?\\uff1f\\u061f';

const patternsOf = perLanguage((language) => {
  const { dates, spelling } = localWords(language);
  const asks = `${MARKS}${readingWords[language].asks?.questionSigns ?? ''}`;
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
  let back = lowerCased(text.slice(Math.max(0, mention.start - BACK), mention.start));
  for (let end = sentenceEnd.exec(back); end; end = sentenceEnd.exec(back)) back = back.slice(end.index + 1);
  const ahead = lowerCased(text.slice(mention.end, mention.end + AHEAD));
  const stop = sentenceEnd.exec(ahead);
  return cues.test(back) || cues.test(ahead.slice(0, stop?.index)) || asks.test(stop?.[0] ?? '');
}
