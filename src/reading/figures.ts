import { factorOf, factorWords } from './amount-words.ts';
import { anyOf } from './phrase-pattern.ts';

/** A number as written, from the start of a text on. */
type Figure = { length: number; value: number };

/** More significant digits than this no number keeps. */
const MOST_DIGITS = 15;

/** Tens of thousands and their kin, as Chinese, Japanese and Korean write them onto figures. */
const eastern = factorWords.filter((word) => /^[\p{Script=Han}\p{Script=Hangul}]/u.test(word));
const PART = new RegExp(`(\\d{1,15}(?:,\\d{3})*(?:\\.\\d{1,6})?)\\s?(${anyOf(eastern)})?\\s?`, 'y');

/**
 * A figure with the signs of the East at the start of `text`: '3 hundred million 50 million' is the sum of its parts, each
 * smaller than the one before it. Undefined where no such sign is there. Figures of `text` are 0 to 9.
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
 * '1.250,50', '1,250.50', "1'250" and '1 250' as numbers: the last mark is the decimal one where three digits do not follow
 * it; '٫' always is. Undefined where more than 15 digits count.
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

/** Takes away what binary fractions add: 1.2 × 1000 is 1200. */
export function rounded(value: number): number {
  return Number(value.toPrecision(MOST_DIGITS));
}
