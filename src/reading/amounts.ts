import type { Language } from '#domain/languages.ts';
import { currencyOf, currencySigns, currencyWords, factorOf, factorWords } from './amount-words.ts';
import { joinedLetter } from './language/script.ts';
import type { AmountMention, LanguageGuess } from './reading.ts';
import { asciiDigits } from './text-lines.ts';
import { anyOf } from './word-lists.ts';

/** A number at the start of a text: its length in the text, and its value. */
type ParsedNumber = { length: number; value: number };

/** A JavaScript number is exact only up to this many significant digits. */
const MAX_DIGITS = 15;

/** Factors such as ten thousand that Chinese, Japanese and Korean write directly after digits. */
const eastAsianFactors = factorWords.filter((word) => /^[\p{Script=Han}\p{Script=Hangul}]/u.test(word));
const PART = new RegExp(`(\\d{1,15}(?:,\\d{3})*(?:\\.\\d{1,6})?)\\s?(${anyOf(eastAsianFactors)})?\\s?`, 'y');

/**
 * A number with East Asian factors at the start of `text`: '3 hundred million 50 million' is the sum of its parts. Each
 * factor must be smaller than the one before it. Undefined if there is no such factor. `text` must have ASCII digits.
 */
function eastAsianNumber(text: string): ParsedNumber | undefined {
  let value = 0;
  let length = 0;
  let previousFactor = Number.POSITIVE_INFINITY;
  let at = 0;
  for (;;) {
    PART.lastIndex = at;
    const [whole = '', digits, factorWord] = PART.exec(text) ?? [];
    const factor = factorWord === undefined ? 1 : (factorOf(factorWord) ?? 1);
    if (digits === undefined || factor >= previousFactor || (factorWord === undefined && at === 0)) break;
    value += Number(digits.replaceAll(',', '')) * factor;
    at += whole.length;
    length = at - (/\s*$/.exec(whole)?.[0].length ?? 0);
    if (factorWord === undefined) break;
    previousFactor = factor;
  }
  return length > 0 ? { length, value: rounded(value) } : undefined;
}

/**
 * The value of '1.250,50', '1,250.50', "1'250" and '1 250'. A last mark that occurs once is the decimal mark, unless
 * exactly three digits follow it. With both '.' and ',' ('1.250,500'), or in a number that begins with 0 or a mark, it
 * is the decimal mark even then. '٫' always is. Undefined if more than 15 digits are significant.
 */
function numberValue(figure: string): number | undefined {
  const bare = figure.replace(/[ \u00a0\u202f'’٬]/g, '');
  if (bare.replace(/^[0.,٫]+|[.,٫]/g, '').length > MAX_DIGITS) return undefined;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','), bare.lastIndexOf('٫'));
  if (last < 0) return Number(bare);
  const sign = bare[last] ?? '';
  const decimals = bare.length - last - 1;
  const marks = bare.split(sign).length - 1;
  const mixed = bare.includes('.') && bare.includes(',');
  const isDecimal = sign === '٫' || (marks === 1 && (mixed || decimals !== 3 || /^[0.,]/.test(bare)));
  const whole = (isDecimal ? bare.slice(0, last) : bare).replace(/[.,٫]/g, '');
  const value = Number(isDecimal ? `${whole}.${bare.slice(last + 1)}` : whole);
  return Number.isFinite(value) ? value : undefined;
}

/** Removes the rounding error of floating-point numbers: 4.35 × 100 becomes 435. */
function rounded(value: number): number {
  return Number(value.toPrecision(MAX_DIGITS));
}

const MAX_AMOUNTS = 100;

const SIGN = '[€£¥￥₹₽₴₺₩₪฿₫₱₦৳]';
/** Digits with separators. Spaces may separate groups of three. '£.99' has no digit before its point. */
const NUMBER = new RegExp(
  `\\d{1,40}(?:[ \\u00a0\\u202f]\\d{3}(?!\\d)){0,4}(?:[.,'’٬٫]\\d{1,15}){0,6}|(?<=[$]|${SIGN})\\.\\d{1,2}(?!\\d)`,
  'g',
);
const BEFORE = new RegExp(
  `(?:((?:US|A|C|CA|AU|NZ|HK|S|R|MX)?\\$|${SIGN})|(?<![A-Za-z])([A-Za-z]{2,8})\\.?)[ \\u00a0]?[-−]?$`,
  'i',
);
/** In scripts without spaces between words, or with particles joined to them, the text may continue after a unit. */
const joined = (words: readonly string[]) => words.filter((word) => joinedLetter.test(word.slice(0, 1)));
const separate = (words: readonly string[]) => words.filter((word) => !joinedLetter.test(word.slice(0, 1)));
const FACTOR = `(?:${anyOf(separate(factorWords))})(?![\\p{L}\\d_])|${anyOf(joined(factorWords))}`;
const NAME = `(?:${anyOf(separate(currencyWords))})(?![\\p{L}\\p{M}\\d])|${anyOf(joined(currencyWords))}`;
const AFTER = new RegExp(
  `^[ \\u00a0\\u202f]?(?:(${FACTOR})\\.?[ \\u00a0]?)?(?:([$%％٪]|${SIGN})|(${NAME}))?`,
  'iu',
);
/** How much text before and after a number is searched for a unit, in UTF-16 code units. */
const REACH = 24;
/** A minus sign, not the dash of a range ('10-50 €') or of a word. */
const MINUS = /(?<![^\s(])(?<!\d\s)[-−]$/;

/**
 * Finds amounts of money and percentages: a sign, a code or a word before or after a number, with the digits of every
 * script. `value` includes 'k' or 'million' and is negative after a minus sign. Numbers without a unit and numbers of
 * more than 15 digits are left out. `language` decides which country's crowns 'kr' means. At most 100. Never throws;
 * linear.
 */
export function findAmounts(newText: string, language?: LanguageGuess): AmountMention[] {
  const found: AmountMention[] = [];
  const text = asciiDigits(newText);
  const local = language && !language.outside && !language.close ? language.language : undefined;
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(text); match && found.length < MAX_AMOUNTS; match = NUMBER.exec(text)) {
    const mention = readAmount({ text, at: match.index, local }, match[0]);
    if (!mention || mention.start < (found.at(-1)?.end ?? 0)) continue;
    found.push({ ...mention, text: newText.slice(mention.start, mention.end) });
    NUMBER.lastIndex = mention.end;
  }
  return found;
}

/** A number at offset `at` of a text. `local`: the language of the text, if it is certain. */
type NumberPlace = { text: string; at: number; local: Language | undefined };

function unitOf(sign: string | undefined, word: string | undefined, local?: Language): string | undefined {
  return currencySigns.get(sign?.toLowerCase() ?? '') ?? currencyOf(word?.toLowerCase() ?? '', local);
}

/** The unit before a number, and where it begins. */
function unitBefore({ text, at, local }: NumberPlace): { unit: string; start: number } | undefined {
  const before = BEFORE.exec(text.slice(Math.max(0, at - REACH), at));
  const unit = unitOf(before?.[1], before?.[2], local);
  return before && unit !== undefined ? { unit, start: at - before[0].length } : undefined;
}

/** Whether the characters around a number make it a part of something else: a code, a longer number, a power of ten. */
function isPart({ text, at }: NumberPlace, length: number, hasUnit: boolean): boolean {
  const last = text[at - 1] ?? '';
  if (/[\d_/]/.test(last) || (/\p{L}/u.test(last) && !hasUnit && !joinedLetter.test(last))) return true;
  return /^(?:\d|[a-z]{1,2}[+-]?\d)/i.test(text.slice(at + length, at + length + 4));
}

function readAmount(place: NumberPlace, written: string): Omit<AmountMention, 'text'> | undefined {
  const { text, at, local } = place;
  let figure = written.replace(/[.,'’٬٫]$/, '');
  const before = unitBefore(place);
  const unitBehind = (length: number) => AFTER.exec(text.slice(at + length, at + length + REACH));
  const hasSpaces = /[ \u00a0\u202f]/.test(figure) && !figure.startsWith('0');
  // Without a unit, digits with spaces may be several numbers.
  if (!before && hasSpaces && unitBehind(figure.length)?.[0] === '')
    figure = figure.split(/[ \u00a0\u202f]/)[0] ?? figure;
  const eastAsian = eastAsianNumber(text.slice(at, at + REACH * 2));
  const length = eastAsian?.length ?? figure.length;
  if (isPart(place, length, before !== undefined)) return undefined;
  const after = unitBehind(length);
  const factor = factorOf(after?.[1]?.toLowerCase() ?? '', local) ?? 1;
  const unitAfter = unitOf(after?.[2], after?.[3], local);
  const unit = before?.unit ?? unitAfter;
  const value = eastAsian?.value ?? numberValue(figure);
  if (unit === undefined || value === undefined) return undefined;
  const end = at + length + tailLength(after, { unitBefore: before?.unit, unitAfter, factor });
  const from = before?.start ?? at;
  const isSigned = MINUS.test(text.slice(Math.max(0, from - 3), from));
  const isNegative = isSigned || (before !== undefined && /[-−]$/.test(text.slice(from, at)));
  const size = rounded(value * factor);
  const amount = { start: isSigned ? from - 1 : from, end, value: isNegative ? -size : size };
  return unit === '' ? amount : { ...amount, unit };
}

/** How much of the text after a number belongs to it: the factor, and the unit if it comes after the number. */
function tailLength(
  after: RegExpExecArray | null,
  found: { unitBefore: string | undefined; unitAfter: string | undefined; factor: number },
): number {
  if (!after) return 0;
  const { unitBefore, unitAfter, factor } = found;
  const hasUnitAfter = unitAfter !== undefined && (unitBefore === undefined || unitBefore === unitAfter);
  if (hasUnitAfter) return after[0].length;
  if (factor === 1) return 0;
  const factorWord = after[1] ?? '';
  return after[0].toLowerCase().indexOf(factorWord.toLowerCase()) + factorWord.length;
}
