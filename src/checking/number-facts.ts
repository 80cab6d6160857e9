import { spacelessLetter } from '#reading/language/script.ts';
import type { Span } from '#reading/reading.ts';
import { type FactSource, NUMBER, numberKeys } from './fact-source.ts';
import { haveSameStem, withoutAccents } from './word-forms.ts';

/** The most characters that a counter such as '第{n}' has on each side of its number. */
const LONGEST_COUNTER = 8;
/** Numbers that may be written together although they are separate in the mail: '10-12', '3/4'. */
const JOINED_NUMBERS = /^\d+(?:[:/-]\d+)+$/;
/** A word with fewer letters does not show what a number counts. */
const MIN_LETTERS = 3;
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

/** What a number counts: the word directly after it, or one character in a script without spaces. */
function countedWord(text: string, end: number): string | undefined {
  const word = /^[ -]?([\p{L}\p{M}]+)/u.exec(text.slice(end, end + 40))?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  if (spacelessLetter.test(word)) return word[0];
  return word.length < MIN_LETTERS ? undefined : withoutAccents(word);
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

/**
 * Returns a test whether the source has a number only for other things: 'lunch for 26' does not support '26 people' if
 * the mail has '24 people'. A number that the person wrote supports everything.
 */
function misuseFinder({ text, userProvided }: Pick<FactSource, 'text' | 'userProvided'>) {
  const own = new Set((userProvided.match(NUMBER) ?? []).flatMap((token) => numberKeys(token).whole));
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
      countedWord(text, index + token.length),
      last.flatMap(({ keys }) => keys),
    );
    named.add(namedWord(text, index), numberKeys(token).whole);
  }
  return (
    keys: readonly string[],
    reply: string,
    { start, end }: { start: number; end: number },
  ): boolean => {
    if (keys.some((key) => own.has(key))) return false;
    return (
      counted.contradicts(countedWord(reply, end), keys) || named.contradicts(namedWord(reply, start), keys)
    );
  };
}

/** The numbers of a reply that the source does not have, or has only for other things. Linear. */
export function unsupportedNumbers(text: string, source: FactSource, counters: readonly string[]): Span[] {
  const found: Span[] = [];
  const isMisused = misuseFinder(source);
  for (const { 0: number, index: start } of text.matchAll(NUMBER)) {
    const end = start + number.length;
    if (countsItems(text, start, end, counters)) continue;
    const { whole, parts } = numberKeys(number);
    const isKnown =
      whole.some((key) => source.numbers().has(key)) ||
      (JOINED_NUMBERS.test(number) && parts.every((part) => source.numbers().has(part)));
    if (!isKnown || isMisused(whole, text, { start, end })) found.push({ text: number, start, end });
  }
  return found;
}
