import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { joinedLetter, spacelessLetter } from '#reading/language/script.ts';
import { isLinkOrAddress } from '#reading/links.ts';
import type { Ask } from '#reading/reading.ts';
import { lettersOf, quotationsIn, withoutQuotations } from './reply-text.ts';

/**
 * The least letters of a keyword. Shorter words do not show the topic of an ask. `MIN_LENGTH_JOINED` is for scripts
 * whose words are joined, such as Chinese or Arabic: there two letters may be a whole word.
 */
const MIN_LENGTH = 4;
const MIN_LENGTH_JOINED = 2;
/** A common word with this many letters usually has a meaning of its own, unlike 'with' or 'from'. */
const LONG_WORD = 6;
/** All forms of a word usually share this many first letters. */
const STEM_LENGTH = 5;
const KANA = /^\p{Script=Hiragana}+$/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text in any language, in order. A dictionary finds them in scripts without spaces. Linear. */
function segmentWords(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

function wordsOf(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase();
  return spacelessLetter.test(lower) ? segmentWords(lower) : (lower.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

/** Words that do not show the topic of an ask: the words that ask, and the common words of the language. */
const fillerWords = perLanguage((language) => {
  const { asks, commonWords } = languageData[language];
  const { questionWords, whether, requests, tellMe, connectors } = asks;
  const cues = [...Object.values(questionWords), whether, requests, tellMe, connectors];
  return { asking: new Set(wordsOf(cues.join(' '))), common: new Set(commonWords.split(/\s+/)) };
});

/** The words that show the topic of an ask. Short common words count only if there are no other words. */
function keywordsOf(ask: Ask, language: Language): string[] {
  const { asking, common } = fillerWords(language);
  const words = wordsOf(ask.text).filter(
    (word) =>
      !asking.has(word) &&
      !KANA.test(word) &&
      word.length >= (joinedLetter.test(word) ? MIN_LENGTH_JOINED : MIN_LENGTH),
  );
  const rare = words.filter((word) => word.length >= LONG_WORD || !common.has(word));
  return rare.length > 0 ? rare : words;
}

/**
 * Whether `text` contains a word with the same stem as `word`. In scripts whose words are joined, it may be anywhere.
 */
function containsStem(text: string, word: string): boolean {
  if (joinedLetter.test(word)) return text.includes(word.length > 3 ? word.slice(0, -1) : word);
  return text.includes(` ${word.slice(0, Math.min(STEM_LENGTH, word.length - 1))}`);
}

/** The letters of an ask, cut at links and addresses, because a quotation may not contain those. */
function quotedPieces(text: string): string[] {
  const words = text.split(/\s+/).map((word) => (isLinkOrAddress(word) ? '\n' : word));
  return words
    .join(' ')
    .split('\n')
    .map(lettersOf)
    .filter((piece) => piece !== '');
}

/**
 * The asks that a reply in the mail's language does not answer. A reply answers an ask if it quotes the ask with text
 * below, or contains one of the ask's keywords. So an answer in completely other words is not recognised. Linear.
 */
export function unansweredAsks(asks: readonly Ask[], reply: string, language: Language): Ask[] {
  const quoted = quotationsIn(reply).filter(({ hasAnswer }) => hasAnswer);
  const text = ` ${wordsOf(withoutQuotations(reply, () => true)).join(' ')}`;
  return asks.filter((ask) => {
    const pieces = quotedPieces(ask.text);
    const isQuoted = ({ letters }: { letters: string }) => pieces.every((piece) => letters.includes(piece));
    if (pieces.length > 0 && quoted.some(isQuoted)) return false;
    const keywords = keywordsOf(ask, language);
    return keywords.length > 0 && !keywords.some((word) => containsStem(text, word));
  });
}
