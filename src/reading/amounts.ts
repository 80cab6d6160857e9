import { FACTORS, LOCAL_WORDS, SIGNS, WORDS } from './amount-words.ts';
import { easternFigure, rounded, valueOfFigure } from './figures.ts';
import { joinedLetter } from './language/script.ts';
import { asciiFigures } from './parts/text-lines.ts';
import type { AmountMention, LanguageGuess } from './reading.ts';

const MOST_AMOUNTS = 100;

const SIGN = '[€£¥￥₹₽₴₺₩₪฿₫₱₦৳]';
/** A run of digits with separators; groups of three may be parted by a blank, and '£.99' has nothing before its mark. */
const NUMBER = new RegExp(
  `\\d{1,40}(?:[ \\u00a0\\u202f]\\d{3}(?!\\d)){0,4}(?:[.,'’٬٫]\\d{1,15}){0,6}|(?<=[$]|${SIGN})\\.\\d{1,2}(?!\\d)`,
  'g',
);
const BEFORE = new RegExp(
  `(?:((?:US|A|C|CA|AU|NZ|HK|S|R|MX)?\\$|${SIGN})|(?<![A-Za-z])([A-Za-z]{2,8})\\.?)[ \\u00a0]?[-−]?$`,
  'i',
);
const AFTER = new RegExp(
  `^[ \\u00a0\\u202f]?(?:(${Object.keys(FACTORS).join('|')})(?![\\p{L}\\d_])\\.?[ \\u00a0]?)?(?:([$%％٪元円원]|${SIGN})|((?:US|Canadian|Australian)?[ ]?[\\p{L}]{1,12})(?![\\p{L}\\d]))?`,
  'iu',
);
/** How far a unit is looked for before and behind a figure, in UTF-16 code units. */
const REACH = 24;
/** A minus that stands by itself: no dash of a stretch ('10-50 €') or of a word. */
const MINUS = /(?<![^\s(])(?<!\d\s)[-−]$/;

/**
 * Finds amounts of money and percentages, with sign, code or word before or after the figure, in the figures of every
 * script. `value` is the figure with its 'k', 'million' or '万' worked in, negative behind a minus; numbers without a unit
 * and those of more than 15 digits are left out. `language` tells whose crowns 'kr' are. Never throws; linear.
 */
export function findAmounts(newText: string, language?: LanguageGuess): AmountMention[] {
  const found: AmountMention[] = [];
  const text = asciiFigures(newText);
  const local = language && !language.outside && !language.close ? LOCAL_WORDS[language.language] : undefined;
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(text); match && found.length < MOST_AMOUNTS; match = NUMBER.exec(text)) {
    const mention = readAmount({ text, at: match.index, local }, match[0]);
    if (!mention || mention.start < (found.at(-1)?.end ?? 0)) continue;
    found.push({ ...mention, text: newText.slice(mention.start, mention.end) });
    NUMBER.lastIndex = mention.end;
  }
  return found;
}

type Place = { text: string; at: number; local: Readonly<Record<string, string>> | undefined };

function unitOf(word: string | undefined, local: Place['local']): string | undefined {
  const key = word?.toLowerCase().replace(/^(?:us|canadian|australian) ?(?=dollar)/, '') ?? '';
  return local?.[key] ?? WORDS[key];
}

/** The unit that stands before a figure, and where it begins. */
function unitBefore({ text, at, local }: Place): { unit: string; start: number } | undefined {
  const before = BEFORE.exec(text.slice(Math.max(0, at - REACH), at));
  const unit = SIGNS[before?.[1]?.toLowerCase() ?? ''] ?? unitOf(before?.[2], local);
  return before && unit !== undefined ? { unit, start: at - before[0].length } : undefined;
}

/** Whether what stands around a figure makes it a part of something else: a code, a longer number, a power of ten. */
function isPart({ text, at }: Place, length: number, hasUnit: boolean): boolean {
  const last = text[at - 1] ?? '';
  if (/[\d_/]/.test(last) || (/\p{L}/u.test(last) && !hasUnit && !joinedLetter.test(last))) return true;
  return /^(?:\d|[a-z]{1,2}[+-]?\d)/i.test(text.slice(at + length, at + length + 4));
}

function readAmount(place: Place, written: string): Omit<AmountMention, 'text'> | undefined {
  const { text, at, local } = place;
  let figure = written.replace(/[.,'’٬٫]$/, '');
  const before = unitBefore(place);
  const behind = (length: number) => AFTER.exec(text.slice(at + length, at + length + REACH));
  const isRow = /[ \u00a0\u202f]/.test(figure) && !figure.startsWith('0');
  if (!before && isRow && behind(figure.length)?.[0] === '')
    figure = figure.split(/[ \u00a0\u202f]/)[0] ?? figure;
  const eastern = easternFigure(text.slice(at, at + REACH * 2));
  const length = eastern?.length ?? figure.length;
  if (isPart(place, length, before !== undefined)) return undefined;
  const after = behind(length);
  const factor = FACTORS[after?.[1]?.toLowerCase() ?? ''] ?? 1;
  const unitAfter = SIGNS[after?.[2] ?? ''] ?? unitOf(after?.[3], local);
  const unit = before?.unit ?? unitAfter;
  const value = eastern?.value ?? valueOfFigure(figure);
  if (unit === undefined || value === undefined) return undefined;
  const end = at + length + tailLength(after, { unitBefore: before?.unit, unitAfter, factor });
  const from = before?.start ?? at;
  const isSigned = MINUS.test(text.slice(Math.max(0, from - 3), from));
  const isNegative = isSigned || (before !== undefined && /[-−]$/.test(text.slice(from, at)));
  const size = rounded(value * factor);
  const amount = { start: isSigned ? from - 1 : from, end, value: isNegative ? -size : size };
  return unit === '' ? amount : { ...amount, unit };
}

/** How much of what follows the figure belongs to it: the factor, and the unit where it stands there. */
function tailLength(
  after: RegExpExecArray | null,
  found: { unitBefore: string | undefined; unitAfter: string | undefined; factor: number },
): number {
  if (!after) return 0;
  if (
    found.unitAfter !== undefined &&
    (found.unitBefore === undefined || found.unitBefore === found.unitAfter)
  )
    return after[0].length;
  if (found.factor === 1) return 0;
  const upTo = after[0].toLowerCase().indexOf(after[1]?.toLowerCase() ?? '') + (after[1]?.length ?? 0);
  return upTo;
}
