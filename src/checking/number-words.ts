import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { anyOf, listOf } from '#reading/word-lists.ts';

/** A number that a text has in words. */
type NumberInWords = { value: number; start: number; end: number };

type Words = {
  /** Whether the language file has the larger numbers too. Without them 'twenty-five' would be read as 5. */
  isComplete: boolean;
  values: ReadonlyMap<string, number>;
  /** Words between the parts of a number: 'und', 'y'. */
  ands: ReadonlySet<string>;
  /** A number in one word: 'sechsundzwanzig'. Group 0 of `part` is one of its parts. */
  joined: { whole: RegExp; part: RegExp } | undefined;
  /** A number in characters with the character of what it counts: '三名'. */
  characters: RegExp | undefined;
};

const LETTERS = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;
const longestFirst = (words: Iterable<string>) => [...words].sort((one, other) => other.length - one.length);

const wordsOf = perLanguage((language): Words => {
  const { checking, dates } = languageData[language];
  const values = new Map<string, number>();
  for (const [index, row] of listOf(dates.numbers).entries()) {
    for (const form of row.split('/')) values.set(form, index + 1);
  }
  for (const entry of listOf(checking.numberWords)) {
    const [forms = '', value] = entry.split(' ');
    for (const form of forms.split('/')) values.set(form, Number(value));
  }
  const parts = anyOf(longestFirst([...values.keys(), ...listOf(checking.numberAnds)]));
  const signs = anyOf([...values.keys()].filter((word) => word.length === 1));
  const units = anyOf(longestFirst(listOf(checking.countedUnits)));
  return {
    isComplete: checking.numberWords !== undefined,
    values,
    ands: new Set(listOf(checking.numberAnds)),
    joined: checking.joinsNumbers
      ? { whole: new RegExp(`^(?:${parts}){2,6}$`, 'u'), part: new RegExp(parts, 'gu') }
      : undefined,
    characters: units ? new RegExp(`(?<![${signs}\\d\\u7b2c])[${signs}]{1,6}(?=${units})`, 'gu') : undefined,
  };
});

/** The value of the last digit that is not zero: 100 for 1500. */
function lastPlace(number: number): number {
  let place = 1;
  while (number > 0 && number % (place * 10) === 0) place *= 10;
  return place;
}

/** Adds up the parts of one number in words. */
class Sum {
  private thousands = 0;
  private rest = 0;
  private last = 0;

  /** Adds a part. Returns false if the part begins another number. `afterAnd`: 'und' is directly before the part. */
  add(part: number, afterAnd: boolean): boolean {
    const isPowerOfTen = /^10+$/.test(String(part));
    if (part >= 1000) {
      if (this.thousands > 0) return false;
      this.thousands = (this.rest || 1) * part;
      this.rest = 0;
    } else if (isPowerOfTen && this.last > 0 && this.last < 10 && !afterAnd) {
      this.rest += this.last * (part - 1);
    } else if (this.rest === 0 || part < lastPlace(this.rest)) {
      if (this.rest > 0 && afterAnd && this.rest < 20) return false;
      this.rest += part;
    } else if (afterAnd && this.rest % 100 > 0 && this.rest % 100 < 10 && part >= 20 && part % 10 === 0) {
      this.rest += part;
    } else {
      return false;
    }
    this.last = part;
    return true;
  }

  get value(): number {
    return this.thousands + this.rest;
  }
}

/** The value of one word, or of one in several parts: 'zwanzig', 'sechsundzwanzig'. */
function valueOfWord(word: string, { values, ands, joined }: Words): number | undefined {
  const value = values.get(word);
  if (value !== undefined || !joined?.whole.test(word)) return value;
  const sum = new Sum();
  let afterAnd = false;
  for (const [part] of word.matchAll(joined.part)) {
    const ofPart = values.get(part);
    if (ofPart !== undefined && !sum.add(ofPart, afterAnd)) return undefined;
    afterAnd = ofPart === undefined && ands.has(part);
  }
  return sum.value;
}

/** The words of a text, and the parts of words with hyphens that are not one number: 'forty-five'. */
function* wordsIn(text: string, { values }: Words): Generator<{ word: string; start: number }> {
  for (const { 0: written, index } of text.matchAll(LETTERS)) {
    const word = written.toLowerCase();
    if (!word.includes('-') || values.has(word)) {
      yield { word, start: index };
      continue;
    }
    let start = index;
    for (const part of word.split('-')) {
      yield { word: part, start };
      start += part.length + 1;
    }
  }
}

/** Numbers in the characters of Chinese and Japanese. */
function numbersInCharacters(text: string, pattern: RegExp, { values }: Words): NumberInWords[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: number, index }) => {
    const sum = new Sum();
    const isNumber = [...number].every((sign) => sum.add(values.get(sign) ?? 0, false));
    return isNumber ? [{ value: sum.value, start: index, end: index + number.length }] : [];
  });
}

/** The numbers that a text has in words of a language, in order: 'twenty-five', 'cento e vinte'. Linear. */
export function numberWordsIn(text: string, language: Language): NumberInWords[] {
  const words = wordsOf(language);
  if (!words.isComplete) return [];
  if (words.characters) return numbersInCharacters(text, words.characters, words);
  const found: NumberInWords[] = [];
  let open: { sum: Sum; start: number; end: number; afterAnd: boolean } | undefined;
  const close = () => {
    if (open) found.push({ value: open.sum.value, start: open.start, end: open.end });
    open = undefined;
  };
  for (const { word, start } of wordsIn(text, words)) {
    const end = start + word.length;
    if (open && !/^(?:\s|-)$/.test(text.slice(open.end, start)) && !open.afterAnd) close();
    const ownAnd = word.length > 1 && words.ands.has(word[0] ?? '') ? word.slice(1) : undefined;
    const joinsToLast = open !== undefined && ownAnd !== undefined && words.values.has(ownAnd);
    const value = joinsToLast ? words.values.get(ownAnd) : valueOfWord(word, words);
    if (value === undefined) {
      if (open && !open.afterAnd && words.ands.has(word)) open.afterAnd = true;
      else close();
      continue;
    }
    if (open?.sum.add(value, open.afterAnd || joinsToLast)) {
      open.end = end;
      open.afterAnd = false;
      continue;
    }
    close();
    const sum = new Sum();
    sum.add(value, false);
    open = { sum, start, end, afterAnd: false };
  }
  close();
  return found;
}
