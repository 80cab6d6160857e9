import type { Language } from '#domain/languages.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { joinedLetter } from '#reading/language/script.ts';
import { type AskWords, askWords } from './ask-words.ts';
import { bodyOf } from './reply-parts.ts';
import { folded, sentencesOf } from './reply-text.ts';

const LETTER = '[\\p{L}\\p{M}\\p{N}]';
/** Scripts in which a word may end anywhere: they part no words, or write particles onto them. */
const ENDS_ANYWHERE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** An expression for words of a table within folded text. */
function pattern(alternatives: string): RegExp {
  const words = alternatives.normalize('NFC').replaceAll('~', '[\\p{L}\\p{M}]*');
  const before = joinedLetter.test(words) ? '' : `(?<!${LETTER})`;
  const behind = ENDS_ANYWHERE.test(words) ? '' : `(?!${LETTER})`;
  return new RegExp(`${before}(?:${words})${behind}`, 'u');
}

/** 'Your second question' and 'question 2'. */
function placePattern({ nouns, between, nounFirst }: AskWords, ordinal: string, place: number): RegExp {
  const [one, other] = nounFirst ? [nouns, ordinal] : [ordinal, nouns];
  const counted = `(?:${nouns}) ?(?:nr\\.?|no\\.?|n\\.?[°ºo]|№|#)? ?${place + 1}(?![\\d.,:%/])`;
  return pattern(`(?:${one})${between}(?:${other})|${counted}`);
}

const patternsOf = perLanguage((language) => {
  const words = askWords[language];
  return {
    only: pattern(words.only),
    all: pattern(words.all),
    thanks: pattern(words.thanks),
    places: words.ordinals.map((ordinal, place) => placePattern(words, ordinal, place)),
  };
});

/** Where what is thanked for stands before the thanks. */
const verbLast: readonly Language[] = ['Chinese', 'Japanese', 'Korean', 'Turkish', 'Hindi', 'Bengali'];
/** What a clause begins with that says what the thanks before it are for, in any of the languages. */
const FOR_WHICH =
  /^(?:and |und |et |y |e |i |a |и |й |та |och |en |și |και |dan )?(?:for|that|which|in which|für|dass|in der|in dem|pour|que|qui|por|per|che|за|что|що|za|że|att|för|dat|voor|că|pentru|για|που|ότι|atas|bahwa|karena|kerana|vì|kwa|ambayo)(?!\p{L})|^(?:ו?על|על ש|ש|أن|و?على|ที่)/u;
/** Thanks open a reply no later than in its second sentence. */
const OPENING_SENTENCES = 2;

function withoutThanks(sentence: string, language: Language): string {
  const { thanks } = patternsOf(language);
  const clauses = sentence.split(language === 'Thai' ? / / : /(?<=[,;:،、，；：–—])\s*/u);
  const at = clauses.findIndex((clause) => thanks.test(clause));
  if (at < 0) return sentence;
  const from = verbLast.includes(language) ? 0 : at;
  let end = at + 1;
  while (FOR_WHICH.test(clauses[end] ?? '')) end += 1;
  return clauses.toSpliced(from, end - from).join(' ');
}

/**
 * The sentences of a reply that can answer something, folded: no salutation, no opening thanks, no sign-off. All of
 * them where nothing else is left. Linear.
 */
export function answeringSentences(reply: string, language: Language): string[] {
  const answering = sentencesOf(bodyOf(reply))
    .map(folded)
    .map((sentence, at) => (at < OPENING_SENTENCES ? withoutThanks(sentence, language) : sentence))
    .filter((sentence) => /\p{L}/u.test(sentence));
  return answering.length > 0 ? answering : sentencesOf(reply).map(folded);
}

/**
 * Whether folded text names an ask without its matter: by its place of several, from 0 ('your second question'), or as
 * the only one ('your question').
 */
export function namesAsk(text: string, place: number, of: number, language: Language): boolean {
  const { only, places } = patternsOf(language);
  return (of === 1 ? only : places[place])?.test(text) ?? false;
}

/** Whether a folded sentence deals with all asks at once: names them, and it or the next asks or leaves something open. */
export function dealsWithAll(sentences: readonly string[], language: Language): boolean {
  const { all } = patternsOf(language);
  return sentences.some(
    (sentence, at) => all.test(sentence) && /[?？؟;[]/.test(sentence + (sentences[at + 1] ?? '')),
  );
}

/** Whether the text has a numbered list with something said in each of `count` items. Digits of any script. */
export function listsItems(text: string, count: number): boolean {
  const items = [...text.matchAll(/^\s*\p{Nd}{1,2}\s?[.)．、。]\s*(\S.*)$/gmu)];
  return items.filter(([, said = '']) => /[\p{L}\p{N}]/u.test(said)).length >= count;
}
