import { languageData } from '#languages/all.ts';
import { findAmounts } from '#reading/amounts.ts';
import type { Span } from '#reading/reading.ts';
import { listOf } from '#reading/word-lists.ts';
import { countedWord } from './counted-words.ts';
import type { FactSource } from './fact-source.ts';
import { NUMBER, numberKeys } from './number-keys.ts';
import { numberWordsIn } from './number-words.ts';
import { covered } from './reply-text.ts';

/** The most characters that a counter such as '第{n}' has on each side of its number. */
const LONGEST_COUNTER = 8;
/** Numbers that may be written together although they are separate in the mail: '10-12', '3/4'. */
const JOINED_NUMBERS = /^\d+(?:[:/-]\d+)+$/;

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

/** Whether the source has a time with this hour, or with this hour and a half: 'sekiz buçuk'. */
function hasHour(source: FactSource, value: number): boolean {
  const hour = String(Math.floor(value)).padStart(2, '0');
  return value < 24 && source.hasTime(`${hour}:${value % 1 === 0 ? '00' : '30'}`);
}

/** The numbers of a reply in words that the source does not have. Ones and twos are often other words. */
function unsupportedNumberWords(text: string, source: FactSource): Span[] {
  const [language] = source.languages;
  const notNumbers = listOf(languageData[language].checking.notNumbers);
  return numberWordsIn(text, language).flatMap(({ value, start, end }) => {
    const written = text.slice(start, end);
    // 'A thousand thanks'.
    const isRound = value >= 100 && /^10+$/.test(String(value));
    if (value < 3 || isRound || notNumbers.includes(written.toLowerCase())) return [];
    const key = String(value);
    const canBeHour = value % 1 > 0 || countedWord(text, end, source.languages) === undefined;
    const isKnown = source.numbers().has(key) || (canBeHour && hasHour(source, value));
    return isKnown && !source.misuses([key], text, end) ? [] : [{ text: written, start, end }];
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
export function unsupportedNumbers(text: string, source: FactSource): Span[] {
  const [language] = source.languages;
  const counters = listOf(languageData[language].checking.counters);
  const found = unsupportedNumberWords(text, source);
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
    if (!isKnown || source.misuses(whole, text, end)) found.push({ text: number, start, end });
  }
  return [...found, ...phones.unsupported];
}
