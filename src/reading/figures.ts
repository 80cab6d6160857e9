import { factorOf, factorWords } from './amount-words.ts';
import { anyOf } from './phrase-pattern.ts';

/** A number at the start of a text: its length in the text, and its value. */
type Figure = { length: number; value: number };

/** A JavaScript number is exact only up to this many significant digits. */
const MOST_DIGITS = 15;

/** Factors such as ten thousand that Chinese, Japanese and Korean write directly after digits. */
const eastern = factorWords.filter((word) => /^[\p{Script=Han}\p{Script=Hangul}]/u.test(word));
const PART = new RegExp(`(\\d{1,15}(?:,\\d{3})*(?:\\.\\d{1,6})?)\\s?(${anyOf(eastern)})?\\s?`, 'y');

/**
 * A number with East Asian factors at the start of `text`: '3 hundred million 50 million' is the sum of its parts. Each
 * factor must be smaller than the one before it. Undefined if there is no such factor. `text` must have ASCII digits.
 */
export function easternFigure(text: string): Figure | undefined {
  let value = 0;
  let length = 0;
  let before = Number.POSITIVE_INFINITY;
  let at = 0;
  for (;;) {
    PART.lastIndex = at;
    const [whole = '', digits, sign] = PART.exec(text) ?? [];
    const times = sign === undefined ? 1 : (factorOf(sign) ?? 1);
    if (digits === undefined || times >= before || (sign === undefined && at === 0)) break;
    value += Number(digits.replaceAll(',', '')) * times;
    at += whole.length;
    length = at - (/\s*$/.exec(whole)?.[0].length ?? 0);
    if (sign === undefined) break;
    before = times;
  }
  return length > 0 ? { length, value: rounded(value) } : undefined;
}

/**
 * The value of '1.250,50', '1,250.50', "1'250" and '1 250'. A last mark that occurs once is the decimal mark, unless
 * exactly three digits follow it. With both '.' and ',' ('1.250,500'), or in a number that begins with 0 or a mark, it
 * is the decimal mark even then. '٫' always is. Undefined if more than 15 digits are significant.
 */
export function valueOfFigure(figure: string): number | undefined {
  const plain = figure.replace(/[ \u00a0\u202f'’٬]/g, '');
  if (plain.replace(/^[0.,٫]+|[.,٫]/g, '').length > MOST_DIGITS) return undefined;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','), plain.lastIndexOf('٫'));
  if (last < 0) return Number(plain);
  const sign = plain[last] ?? '';
  const decimals = plain.length - last - 1;
  const marks = plain.split(sign).length - 1;
  const mixed = plain.includes('.') && plain.includes(',');
  const isDecimal = sign === '٫' || (marks === 1 && (mixed || decimals !== 3 || /^[0.,]/.test(plain)));
  const whole = (isDecimal ? plain.slice(0, last) : plain).replace(/[.,٫]/g, '');
  const value = Number(isDecimal ? `${whole}.${plain.slice(last + 1)}` : whole);
  return Number.isFinite(value) ? value : undefined;
}

/** Removes the rounding error of floating-point numbers: 4.35 × 100 becomes 435. */
export function rounded(value: number): number {
  return Number(value.toPrecision(MOST_DIGITS));
}
