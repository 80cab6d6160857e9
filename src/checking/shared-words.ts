import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { calendarNamesIn } from './calendar-facts.ts';
import { NUMBER, numberKeys } from './number-keys.ts';
import { haveSameStem, STEM_START, WITH_PREFIXES, withoutAccents } from './word-forms.ts';

/** The least letters of a word that carries meaning. Shorter words are rarely the topic of an ask. */
const MIN_LETTERS = 3;

/** A common word with this many letters usually has a meaning of its own, unlike 'with' or 'from'. */
const LONG_WORD = 6;

const WORD = /[\p{L}\p{M}]+/gu;
const HAN_OR_KATAKANA = /\p{Script=Han}+|[\p{Script=Katakana}\u30fc]+/gu;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const THAI = /\p{Script=Thai}/u;
const HANGUL = /\p{Script=Hangul}/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** What a text says: its words that carry meaning, and its numbers and days, in a form that can be compared. */
export type Meaning = { words: ReadonlySet<string>; values: ReadonlySet<string> };

/**
 * Words that do not show a topic: the common words of a language, and the words of questions and requests. A long common
 * word, such as 'contract', usually shows one.
 */
const fillerWords = perLanguage((language) => {
  const { asks, commonWords } = readingWords[language];
  const { questionWords, whether, requests, tellMe, connectors } = asks;
  const cues = [...Object.values(questionWords), whether, requests, tellMe, connectors];
  const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? [];
  const common = wordsOf(commonWords).filter((word) => word.length < LONG_WORD);
  return new Set([...common, ...wordsOf(cues.join(' '))]);
});

/** The words of a text in a script without spaces: pairs of Chinese characters and of Katakana; words in Thai. */
function spacelessWords(run: string, fillers: ReadonlySet<string>): string[] {
  if (THAI.test(run)) {
    return [...segmenter.segment(run)].flatMap(({ segment }) => (fillers.has(segment) ? [] : [segment]));
  }
  return (run.match(HAN_OR_KATAKANA) ?? []).flatMap((part) => {
    const signs = [...part];
    if (signs.length === 1) return fillers.has(part) ? [] : [part];
    const pairs = signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
    return pairs.filter((pair) => !fillers.has(pair) && ![...pair].some((sign) => fillers.has(sign)));
  });
}

/** The words of a text that carry meaning, in a form that can be compared. Linear. */
function meaningfulWords(text: string, language: Language): Set<string> {
  const fillers = fillerWords(language);
  const words = new Set<string>();
  for (const [word] of text.normalize('NFC').toLowerCase().matchAll(WORD)) {
    if (EAST_ASIAN.test(word) || THAI.test(word)) {
      for (const part of spacelessWords(word, fillers)) words.add(part);
    } else if (!fillers.has(word)) {
      if (HANGUL.test(word)) {
        if (word.length > 1) words.add(word.slice(0, 2));
      } else if (word.length >= MIN_LETTERS) words.add(withoutAccents(word));
    }
  }
  return words;
}

/** The numbers, months and weekdays of a text. They are the same in every language. Linear. */
function valuesOf(text: string, languages: readonly Language[]): Set<string> {
  const days = languages.flatMap((language) => calendarNamesIn(text, language).map(({ key }) => key));
  const numbers = (asciiDigits(text).match(NUMBER) ?? []).flatMap((token) => numberKeys(token).whole);
  return new Set([...days, ...numbers]);
}

function valuesIn(text: string, language: Language): Set<string> {
  return valuesOf(text, language === 'English' ? [language] : [language, 'English']);
}

/** What a text in a language says. Linear. */
export function meaningOf(text: string, language: Language): Meaning {
  return { words: meaningfulWords(text, language), values: valuesIn(text, language) };
}

const NAME = /(?<=\S\s|[^\p{L}\p{N}\s])\p{Lu}[\p{L}\p{M}]+/gu;
const QUOTED_WORDS = /[“„«「『"]([^”“»」』"\n]{2,60})[”“»」』"]/gu;
const LATIN_WORD = /\p{Script=Latin}{2,}/gu;

/**
 * What a reply in another language can share with a text: numbers and days, words with a capital inside a sentence,
 * quoted words, and Latin words in another script. Linear.
 */
export function meaningAcrossLanguages(text: string, language: Language): Meaning {
  const isLatin = /^[^\p{L}]*\p{Script=Latin}/u.test(text);
  const names = [...(text.match(NAME) ?? []), ...(isLatin ? [] : (text.match(LATIN_WORD) ?? []))];
  const quoted = [...text.matchAll(QUOTED_WORDS)].map((match) => match[1] ?? '');
  const words = meaningfulWords([...names, ...quoted].join(', '), language);
  return { words, values: valuesIn(text, language) };
}

function bucketOf(word: string): string {
  return WITH_PREFIXES.test(word) ? 'with prefixes' : word.slice(0, STEM_START);
}

/** Finds which of several texts contain a word in any of its forms. */
export function wordIndex(texts: readonly Meaning[]): (word: string) => ReadonlySet<number> {
  const buckets = new Map<string, Map<string, number[]>>();
  for (const [index, { words }] of texts.entries()) {
    for (const word of words) {
      const bucket = buckets.get(bucketOf(word)) ?? new Map<string, number[]>();
      buckets.set(bucketOf(word), bucket);
      bucket.set(word, [...(bucket.get(word) ?? []), index]);
    }
  }
  return (word) => {
    const found = new Set<number>();
    for (const [other, indexes] of buckets.get(bucketOf(word)) ?? []) {
      if (haveSameStem(word, other)) for (const index of indexes) found.add(index);
    }
    return found;
  };
}
