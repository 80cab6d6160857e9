import { two } from './calendar.ts';

/** A clock time, or a stretch between two, as found at a place; 'HH:mm'. */
export type ClockSpan = { end: number; from: string; to?: string };

const HALF = '(am|pm|a\\.m\\.?|p\\.m\\.?)';
const AFTER = '(?![\\w%/]|[.,]\\d)';
const RANGE = new RegExp(
  `(?:(between|from)\\s)?(\\d{1,2})(?:[:.h](\\d{2}))?\\s?${HALF}?\\s?(-|–|—|to|and|until|till)\\s?(\\d{1,2})(?:[:.h](\\d{2}))?\\s?${HALF}?(?:\\s?hrs?\\b)?${AFTER}`,
  'iy',
);
const SINGLE = new RegExp(
  `(?:(\\d{1,2}):(\\d{2})(?::\\d{2})?\\s?${HALF}?|(\\d{1,2})[.h](\\d{2})\\s?(?:${HALF}|h\\b)|(\\d{1,2})\\s?(?:${HALF}|(o'clock)\\b)|(\\d{1,2})h(\\d{2})?)${AFTER}`,
  'iy',
);
const WORD = /(noon|midday|midnight)\b/iy;
const BARE_HOUR = /(\d{1,2})(?![\d:.]\d|\w|\s?(?:%|people|of\b|\/|-\d|x\b))/iy;

/** Finds a clock time at `at`. With `bare` a lone hour counts too ('at 3'): it is taken as of a working day. */
export function readClock(text: string, at: number, bare: boolean): ClockSpan | undefined {
  return readRange(text, at) ?? readSingle(text, at) ?? (bare ? readBare(text, at) : undefined);
}

function run(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readRange(text: string, at: number): ClockSpan | undefined {
  const match = run(RANGE, text, at);
  if (!match) return undefined;
  const [whole, opening, hour = '', minute, half, joint = '', hourTo = '', minuteTo, halfTo] = match;
  const opened = opening !== undefined;
  if (joint.toLowerCase() === 'and' && opening?.toLowerCase() !== 'between') return undefined;
  if (!half && !halfTo && !(minute && minuteTo)) return undefined;
  if (!opened && /^[-–—]$/.test(joint) && minute && !minuteTo && !halfTo) return undefined;
  const to = clock(hourTo, minuteTo, halfTo ?? (Number(hourTo) < 12 ? half : undefined));
  // '2-4 pm' is in the afternoon at both ends, '11-1 pm' is not.
  const late = half ?? (Number(hour) <= Number(hourTo) || Number(hour) === 12 ? halfTo : flip(halfTo));
  const from = clock(hour, minute, Number(hour) === 12 && !half ? (halfTo ?? undefined) : late);
  return from && to ? { end: at + whole.trimEnd().length, from, to } : undefined;
}

function readSingle(text: string, at: number): ClockSpan | undefined {
  const word = run(WORD, text, at);
  if (word)
    return { end: at + word[0].length, from: word[0].toLowerCase() === 'midnight' ? '00:00' : '12:00' };
  const match = run(SINGLE, text, at);
  if (!match) return undefined;
  const hour = match[1] ?? match[4] ?? match[7] ?? match[10] ?? '';
  const half = match[3] ?? match[6] ?? match[8];
  const minute = match[2] ?? match[5] ?? match[11];
  const from = match[9] && /clock/i.test(match[9]) ? clockOfWork(Number(hour)) : clock(hour, minute, half);
  return from ? { end: at + match[0].trimEnd().length, from } : undefined;
}

function readBare(text: string, at: number): ClockSpan | undefined {
  const match = run(BARE_HOUR, text, at);
  const from = match ? clockOfWork(Number(match[1])) : undefined;
  return match && from ? { end: at + match[0].length, from } : undefined;
}

/** An hour without its half of the day: from 1 to 6 it is after noon. */
function clockOfWork(hour: number): string | undefined {
  if (hour > 23) return undefined;
  return `${two(hour >= 1 && hour <= 6 ? hour + 12 : hour)}:00`;
}

function flip(half: string | undefined): string | undefined {
  if (!half) return undefined;
  return /^p/i.test(half) ? 'am' : 'pm';
}

function clock(
  hourText: string,
  minuteText: string | undefined,
  half: string | undefined,
): string | undefined {
  let hour = Number(hourText);
  const minute = Number(minuteText ?? '0');
  if (half && hour > 12) return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : undefined;
  if (half) hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  if (hour === 24 && minute === 0) return '24:00';
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : undefined;
}
