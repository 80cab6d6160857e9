import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { findAmounts } from '#reading/amounts.ts';
import type { Span } from '#reading/reading.ts';
import { listOf } from '#reading/word-lists.ts';
import { countedWord, MIN_LETTERS } from './counted-words.ts';
import type { FactSource } from './fact-source.ts';
import { NUMBER, numberKeys } from './number-keys.ts';
import { numberWordsIn } from './number-words.ts';
import { covered } from './reply-text.ts';
import { haveSameStem, withoutAccents } from './word-forms.ts';

/** The most characters that a counter such as '第{n}' has on each side of its number. */
const LONGEST_COUNTER = 8;
/** Numbers that may be written together although they are separate in the mail: '10-12', '3/4'. */
const JOINED_NUMBERS = /^\d+(?:[:/-]\d+)+$/;
/** How many words may be between a number and its word in the mail: 'between 20 and 25 people'. */
const WORDS_BETWEEN = 3;
/** The most words whose numbers are compared. The limit keeps the check linear. */
const MAX_WORDS = 300;
const TOKEN = new RegExp(`(?<number>${NUMBER.source})|[\\p{L}\\p{M}]+`, 'gu');

/**
 * Whether a number only counts the items of a list: at the start of a line ('2. Chairs'), or in the language's own form
 * ('第2').
 */
function countsItems(text: string, start: number, end: number, counters: readonly string[]): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_COUNTER), start).trimEnd();
  const after = text.slice(end, end + LONGEST_COUNTER);
  const isCounted = counters.some((counter) => {
    const [lead = '', tail = ''] = counter.split('{n}');
    return before.endsWith(lead) && after.startsWith(tail);
  });
  if (isCounted) return true;
  if (!/^(?:[.)．]\s|[、.．]\S)/u.test(after)) return false;
  return /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, start - 80), start));
}

/** What a number belongs to: the word with a capital directly before it, such as the name of a street. */
function namedWord(text: string, start: number): string | undefined {
  const word = /(?<!\p{L})\p{Lu}[\p{L}\p{M}]+(?= $)/u.exec(text.slice(Math.max(0, start - 40), start))?.[0];
  return word && word.length >= MIN_LETTERS ? withoutAccents(word.toLowerCase()) : undefined;
}

/** Numbers by the word that they count or belong to. */
class NumbersOfWords {
  private readonly byWord = new Map<string, Set<string>>();

  add(word: string | undefined, keys: readonly string[]): void {
    if (word === undefined || this.byWord.size >= MAX_WORDS) return;
    this.byWord.set(word, new Set([...(this.byWord.get(word) ?? []), ...keys]));
  }

  /** Whether the word has other numbers, but none of these. */
  contradicts(word: string | undefined, keys: readonly string[]): boolean {
    if (word === undefined) return false;
    const known = [...this.byWord].filter(([other]) => haveSameStem(word, other));
    return known.length > 0 && !known.some(([, numbers]) => keys.some((key) => numbers.has(key)));
  }
}

/** The text with its numbers in words as digits. */
function inDigits(text: string, languages: readonly Language[]): string {
  return languages.reduce((written, language) => {
    const parts: string[] = [];
    let position = 0;
    for (const { value, start, end } of numberWordsIn(written, language)) {
      // A name: 'via dei Mille'.
      if (/\p{Lu}/u.test(written[start] ?? '')) continue;
      parts.push(written.slice(position, start), String(value));
      position = end;
    }
    return parts.join('') + written.slice(position);
  }, text);
}

/** The numbers of a text by what they count, and by the name that they belong to. */
function numbersByWord(source: string, languages: readonly Language[]) {
  const text = inDigits(source, languages);
  const counted = new NumbersOfWords();
  const named = new NumbersOfWords();
  /** The last numbers, each with how many words may follow: 'between 20 and 25 people'. */
  let last: { keys: string[]; words: number }[] = [];
  for (const { 0: token, index, groups } of text.matchAll(TOKEN)) {
    if (groups?.number === undefined) {
      last = last.flatMap(({ keys, words }) => (words > 1 ? [{ keys, words: words - 1 }] : []));
      continue;
    }
    last = [...last, { keys: numberKeys(token).whole, words: WORDS_BETWEEN }].slice(-WORDS_BETWEEN);
    counted.add(
      countedWord(text, index + token.length, languages),
      last.flatMap(({ keys }) => keys),
    );
    named.add(namedWord(text, index), numberKeys(token).whole);
  }
  return { counted, named };
}

/** The keys of the numbers of a text that are not part of an address: not '8 Station Road'. */
function ownNumbers(text: string): string[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
    const end = index + number.length;
    return /^ \p{Lu}/u.test(text.slice(end, end + 2)) ? [] : numberKeys(number).whole;
  });
}

/**
 * Returns a test whether the source has a number only for other things: 'lunch for 26' does not support '26 people' if
 * the mail has '24 people'. A number that the person wrote supports everything if it is not part of an address.
 */
function misuseFinder({ text, userProvided, languages }: FactSource) {
  const own = new Set(ownNumbers(inDigits(userProvided, languages)));
  const { counted, named } = numbersByWord(text, languages);
  return (
    keys: readonly string[],
    reply: string,
    { start, end }: { start: number; end: number },
  ): boolean => {
    if (keys.some((key) => own.has(key))) return false;
    const word = countedWord(reply, end, languages);
    return counted.contradicts(word, keys) || named.contradicts(namedWord(reply, start), keys);
  };
}

/** A test whether a number counts something that the source counts with other numbers. */
type IsMisused = ReturnType<typeof misuseFinder>;

/** The numbers of a reply in words that the source does not have. Ones and twos are often other words. */
function unsupportedNumberWords(
  text: string,
  { source, language, isMisused }: { source: FactSource; language: Language; isMisused: IsMisused },
): Span[] {
  const notNumbers = listOf(languageData[language].checking.notNumbers);
  return numberWordsIn(text, language).flatMap(({ value, start, end }) => {
    const written = text.slice(start, end);
    // 'A thousand thanks'.
    const isRound = value >= 100 && /^10+$/.test(String(value));
    if (value < 3 || isRound || notNumbers.includes(written.toLowerCase())) return [];
    const key = String(value);
    const canBeHour = value % 1 > 0 || countedWord(text, end, source.languages) === undefined;
    const isKnown = source.numbers().has(key) || (canBeHour && source.hours().has(String(Math.floor(value))));
    return isKnown && !isMisused([key], text, { start, end }) ? [] : [{ text: written, start, end }];
  });
}

/** Groups of digits with spaces or hyphens between them, as in a phone number. */
const PHONE = /(?<!\d)\+?\d{1,5}(?:[ ()/.-]{1,2}\d{2,5}){2,6}(?!\d)/g;
/** The last digits of a phone number are the same with and without the code of its country. */
const OWN_DIGITS = 7;

/** The phone numbers of a reply, and those whose groups of digits the source does not have in this order. */
function phonesIn(text: string, source: FactSource): { all: Span[]; unsupported: Span[] } {
  const all = [...text.matchAll(PHONE)]
    .map(({ 0: phone, index }) => ({ text: phone, start: index, end: index + phone.length }))
    .filter(({ text: phone }) => phone.replace(/\D/g, '').length > OWN_DIGITS);
  const unsupported = all.filter(
    ({ text: phone }) => !source.digits().includes(phone.replace(/\D/g, '').slice(-OWN_DIGITS)),
  );
  return { all, unsupported };
}

/** The numbers of a reply that the source does not have, or has only for other things. Linear. */
export function unsupportedNumbers(text: string, source: FactSource, language: Language): Span[] {
  const counters = listOf(languageData[language].checking.counters);
  const isMisused = misuseFinder(source);
  const found = unsupportedNumberWords(text, { source, language, isMisused });
  const sums = findAmounts(text, { language });
  const phones = phonesIn(text, source);
  for (const { 0: number, index: start } of covered(text, phones.all, ' ').matchAll(NUMBER)) {
    const end = start + number.length;
    if (countsItems(text, start, end, counters)) continue;
    const { whole, parts } = numberKeys(number);
    const sum = sums.find((each) => each.start <= start && end <= each.end);
    if (sum && (source.amounts().has(sum.value) || source.calculated().has(sum.value))) continue;
    const known = sum ? source.countedNumbers() : source.numbers();
    const isKnown =
      whole.some((key) => known.has(key)) ||
      (JOINED_NUMBERS.test(number) && parts.every((part) => known.has(part)));
    if (!isKnown || isMisused(whole, text, { start, end })) found.push({ text: number, start, end });
  }
  return [...found, ...phones.unsupported];
}
