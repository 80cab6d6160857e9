import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { joinedLetter, spacelessLetter } from '#reading/language/script.ts';
import { isLinkOrAddress } from '#reading/links.ts';
import type { Ask } from '#reading/reading.ts';
import { lettersOf, quotationsIn, withoutQuotations } from './reply-text.ts';

/**
 * Shorter words do not show what an ask is about. `MIN_LENGTH_JOINED` is for scripts whose words are joined, such as
 * Chinese or Arabic: there two letters may be a whole word.
 */
const MIN_LENGTH = 4;
const MIN_LENGTH_JOINED = 2;
/** A common word with this many letters is seldom one that only connects other words. */
const LONG = 6;
/** The number of first letters that all forms of a word share, as a rule. */
const STEM = 5;
const KANA = /^\p{Script=Hiragana}+$/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text in any language, in order. A dictionary finds them in scripts without spaces. Linear. */
function segmentWords(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

function wordsOf(text: string): string[] {
  const low = text.normalize('NFC').toLowerCase();
  return spacelessLetter.test(low) ? segmentWords(low) : (low.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

/** The words that ask, and the common words, of a language. */
const fillerWords = perLanguage((language) => {
  const { asks, commonWords } = languageData[language];
  const { questionWords, whether, requests, tellMe, connectors } = asks;
  const cues = [...Object.values(questionWords), whether, requests, tellMe, connectors];
  return { asking: new Set(wordsOf(cues.join(' '))), common: new Set(commonWords.split(/\s+/)) };
});

/** The words that show what an ask is about. Short common words count only where there are no others. */
function keywordsOf(ask: Ask, language: Language): string[] {
  const { asking, common } = fillerWords(language);
  const words = wordsOf(ask.text).filter(
    (word) =>
      !asking.has(word) &&
      !KANA.test(word) &&
      word.length >= (joinedLetter.test(word) ? MIN_LENGTH_JOINED : MIN_LENGTH),
  );
  const rare = words.filter((word) => word.length >= LONG || !common.has(word));
  return rare.length > 0 ? rare : words;
}

/** Whether a word of `text` begins like `word`. In scripts whose words are joined the beginning may be anywhere. */
function containsBeginning(text: string, word: string): boolean {
  if (joinedLetter.test(word)) return text.includes(word.length > 3 ? word.slice(0, -1) : word);
  return text.includes(` ${word.slice(0, Math.min(STEM, word.length - 1))}`);
}

/** The letters of an ask, cut at links and addresses, because a quotation may leave those out. */
function quotedPieces(text: string): string[] {
  const words = text.split(/\s+/).map((word) => (isLinkOrAddress(word) ? '\n' : word));
  return words
    .join(' ')
    .split('\n')
    .map(lettersOf)
    .filter((piece) => piece !== '');
}

/**
 * The asks that a reply in the mail's language does not answer: it neither quotes them with text below, nor contains a
 * word that shows what they are about. A reply that says the same in other words counts as not answering. Linear.
 */
export function unansweredAsks(asks: readonly Ask[], reply: string, language: Language): Ask[] {
  const quoted = quotationsIn(reply).filter(({ hasAnswer }) => hasAnswer);
  const text = ` ${wordsOf(withoutQuotations(reply, () => true)).join(' ')}`;
  return asks.filter((ask) => {
    const pieces = quotedPieces(ask.text);
    const isQuoted = ({ letters }: { letters: string }) => pieces.every((piece) => letters.includes(piece));
    if (pieces.length > 0 && quoted.some(isQuoted)) return false;
    const words = keywordsOf(ask, language);
    return words.length > 0 && !words.some((word) => containsBeginning(text, word));
  });
}
