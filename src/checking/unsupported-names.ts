import { type Language, languageValues } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { joinedLetter } from '#reading/language/script.ts';
import type { Span } from '#reading/reading.ts';
import { anyOf, listOf } from '#reading/word-lists.ts';
import { isCalendarWord } from './calendar-facts.ts';
import type { FactSource } from './fact-source.ts';
import { WORD } from './reply-text.ts';
import { withoutAccents } from './word-forms.ts';

const CASED = /[\p{Lu}\p{Ll}]/u;
const CAPITAL = /^\p{Lu}/u;
/** A name with fewer letters may be part of another word in an address: 'ann' in 'planning.com'. */
const MIN_IN_ADDRESS = 4;
/** A name inside a sentence of Japanese or Chinese: in group 2. */
const INSIDE =
  '(?<![\\p{Script=Han}\\p{Script=Katakana}\\u30fc])(\\p{Script=Han}{1,4}|[\\p{Script=Katakana}\\u30fc]{2,8})';
/** The end of the text before a word that begins a sentence. */
const BEFORE_SENTENCE = /(?:[.!?:;…。»“"(¿¡/•]|\n|[-–—] ?)\s*$|^\s*$/u;

/**
 * Words with a capital that are not names of people, in lower case: titles, polite address, currencies, names of
 * languages.
 */
const ordinaryWords = perLanguage((language) => {
  const lists = [languageData[language], languageData.English].flatMap(
    ({ letter, address, amounts, checking }) => [
      ...[letter.titles, letter.titlesAfter, letter.afterName, letter.genericAddressees, letter.greetings],
      ...[address.familiar, address.polite, amounts.currencies, checking.notNames],
      ...[letter.closings, letter.thanks],
    ],
  );
  const words = lists.flatMap(listOf).flatMap((entry) => entry.toLowerCase().split(/[\s/]/));
  return new Set([...words, ...languageValues.map((name) => name.toLowerCase())]);
});

/**
 * For languages in which a capital does not show a name: a pattern for the name after a title or before a word of
 * respect (group 1), and a test for other words at this position. Undefined if capitals show names.
 */
const titledNamePattern = perLanguage((language) => {
  const { letter, checking, dates } = languageData[language];
  const genericAddressees = [letter.greetings, letter.genericAddressees, checking.notNames].flatMap(listOf);
  if (checking.namesByTitleOnly) {
    const titles = anyOf(
      listOf(letter.titles).map((title) => title.replace(/^./u, (sign) => sign.toUpperCase())),
    );
    const name = "(\\p{Lu}[\\p{L}’'-]+)";
    const title = `(?:${titles})\\.? `;
    const pattern = new RegExp(`(?<!\\p{L})(?:${title}){1,4}(?!${title})${name}`, 'dgu');
    return { pattern, isOtherWord: (lower: string) => genericAddressees.includes(lower) };
  }
  const titles = listOf(letter.titles).filter((title) => title.length > 2);
  if (titles.length > 0 && !CASED.test(titles.join('')) && dates.prefixes) {
    const title = `(?:${anyOf(titles.sort((one, other) => other.length - one.length))}) `;
    const pattern = new RegExp(
      `(?<!\\p{L})(?:${anyOf(listOf(dates.prefixes))})?(?:${title}){1,3}(?!${title})([\\p{L}\\p{M}]{2,})`,
      'dgu',
    );
    const others = [letter.titles, letter.titlesAfter, letter.genericAddressees, letter.greetings];
    const otherWords = new Set([...others, checking.notNames].flatMap(listOf));
    return { pattern, isOtherWord: (lower: string) => otherWords.has(lower) };
  }
  const marks = listOf(letter.afterName).sort((one, other) => other.length - one.length);
  if (!marks.some((mark) => joinedLetter.test(mark))) return undefined;
  const greeting = `(?:(?:${anyOf(listOf(letter.greetings))})[,，、 \\u3000]{0,2})?`;
  const name = '([\\p{L}\\u30fc]{1,12}?)';
  const greeted = `^${greeting}${name}[ \\u3000]?(?:${anyOf(marks)})(?=\\s*(?:\\p{P}|$))`;
  const honorifics = listOf(checking.honorifics);
  const inside = honorifics.length > 0 ? `|${INSIDE}(?:${anyOf(honorifics)})(?!\\p{Script=Han})` : '';
  const pattern = new RegExp(`${greeted}${inside}`, 'dgmu');
  const isOtherWord = (lower: string) =>
    genericAddressees.some((word) => lower.startsWith(word)) || marks.some((mark) => mark.startsWith(lower));
  return { pattern, isOtherWord };
});

/** Names with a title that the source does not contain. Undefined if capitals show names in the language. */
function unsupportedTitledNames(text: string, source: FactSource, language: Language): Span[] | undefined {
  const titled = titledNamePattern(language);
  if (!titled) return undefined;
  return [...text.matchAll(titled.pattern)].flatMap(({ indices }) => {
    const [start, end] = indices?.[1] ?? indices?.[2] ?? [0, 0];
    const name = text.slice(start, end);
    const lower = name.toLowerCase();
    const isSupported = titled.isOtherWord(lower) || source.lowerText.includes(lower);
    return isSupported ? [] : [{ text: name, start, end }];
  });
}

/** Whether a word with a capital, in lower case here, is in the source or is not a name. */
function isSupported(word: string, source: FactSource, language: Language): boolean {
  const isOrdinary = (part: string) =>
    ordinaryWords(language).has(part) || isCalendarWord(part, language) || isCalendarWord(part, 'English');
  if (isOrdinary(word) || source.hasWord(word)) return true;
  // 'Silva-' with an ending in another script: the ending is not part of the name.
  const parts = word.split(/[’'-]/).filter((part) => CASED.test(part));
  if (parts.every((part) => source.hasWord(part) || isOrdinary(part))) return true;
  // "Mart'ta", "Anna'nin": the part after the apostrophe is a grammatical ending.
  const [first = ''] = word.split(/[’']/);
  if (source.hasWord(first) || isOrdinary(first)) return true;
  const inflects = languageData[language].checking.inflectsNames ?? false;
  if (source.hasFormOf(first, inflects)) return true;
  const bare = withoutAccents(first);
  return bare.length >= MIN_IN_ADDRESS && source.addresses().includes(bare);
}

/**
 * Names of a text that the source does not contain. In a language that writes nouns with capitals, or that has no
 * capitals, only names with a title or a word of respect are found. In other languages, words with a capital inside a
 * sentence are found. Returns none if more than one word in five would be such a name: then the text has capitals
 * everywhere.
 */
export function unsupportedNames(text: string, source: FactSource): Span[] {
  const [language] = source.languages;
  const titled = unsupportedTitledNames(text, source, language);
  if (titled) return titled;
  // A name in another script cannot be compared.
  if (!source.hasCapitals) return [];
  const names: Span[] = [];
  let wordsInside = 0;
  for (const match of text.matchAll(WORD)) {
    if (!CAPITAL.test(match[0])) {
      wordsInside++;
      continue;
    }
    const before = text.slice(Math.max(0, match.index - 3), match.index);
    if (match.index === 0 || BEFORE_SENTENCE.test(before)) continue;
    wordsInside++;
    const end = match.index + match[0].length;
    // `Intl` writes foreign money as 'UK£' and 'US$': these letters are not names.
    if (match[0].length === 1 || /^\p{Sc}/u.test(text.slice(end, end + 2))) continue;
    const word = match[0].toLowerCase().replace(/['’]s$/, '');
    if (!isSupported(word, source, language)) names.push({ text: match[0], start: match.index, end });
  }
  return wordsInside > 20 && names.length / wordsInside > 0.2 ? [] : names;
}
