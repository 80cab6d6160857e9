import { addDays, addMonths, type Day, lastOfMonth, validDay, weekdayOf } from './calendar.ts';
import type { DaySpan } from './calendar-dates.ts';
import { readPlainDay } from './english-plain-days.ts';

const WEEKDAY =
  '(monday|mon|tuesday|tues|tue|wednesday|weds|wed|thursday|thurs|thur|thu|friday|fri|saturday|sat|sunday|sun)';
const QUALIFIED = new RegExp(
  `(this coming|this|next|last|coming|the coming|the following)\\s${WEEKDAY}\\b`,
  'iy',
);
const IN_WEEK = new RegExp(
  `(?:${WEEKDAY}\\s(?:of\\s)?(next|this)\\sweek|(next|this)\\sweek,?\\s(?:on\\s)?${WEEKDAY})\\b`,
  'iy',
);
const WITH_ORDINAL = new RegExp(
  `${WEEKDAY},?\\s(?=(?:the\\s)?\\d{1,2}(?:st|nd|rd|th)\\b(?!\\s(?:of\\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))`,
  'iy',
);
const RECURRING = new RegExp(`${WEEKDAY}s\\b`, 'iy');
const NUMBER = '(a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple of|a few|\\d{1,3})';
const DISTANCE = new RegExp(
  `(?:in|within)\\s(?:the next\\s|about\\s)?${NUMBER}\\s(?:business\\s|working\\s|calendar\\s)?(day|week|month|year|fortnight)s?(?:'\\stime)?\\b`,
  'iy',
);
const FROM_NOW = new RegExp(`${NUMBER}\\s(day|week|month)s?\\s(?:from (?:now|today)|hence)\\b`, 'iy');
const PERIOD =
  /(?:(?:the\s)?(end|beginning|start|middle) of (?:the |this |next |last )?|(early|late|mid|later|earlier|mid-)\s?(?:in )?)?(this|next|last|the coming|the following|the)?\s?(day|week|weekend|month|quarter|year|business day)\b(?!'s)/iy;
const END_MONTH =
  /(?:(?:the\s)?(?:end|beginning|start|middle) of|early|late|mid)[\s-](january|february|march|april|may|june|july|august|september|october|november|december)\b(?:\s(\d{4}))?/iy;
const MONTH_YEAR =
  /(january|february|march|april|may|june|july|august|september|october|november|december)\s(\d{4})(?!\d)/iy;
const SHORT =
  /(EOD|COB|EOW|EOM|end of business|close of business|close of play|the day after tomorrow|day after tomorrow|yesterday)\b/iy;
const QUARTER = /Q[1-4](?:[\s/'-]{0,2}(?:FY)?\d{2,4})?\b/y;
const ORDINAL =
  /the\s(\d{1,2})(?:st|nd|rd|th)\b(?!\s(?:of|century|floor|edition|anniversary|time|birthday|place|version|percentile|draft|year|and final|grade|street|avenue|amendment|annual|quarter|largest|item|row|page|line|column|one|hole)\b)/iy;
const BARE_ORDINAL = /(\d{1,2})(?:st|nd|rd|th)\b/iy;
const DAY_MONTH = /the\s(?=\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?[A-Z])/iy;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

function run(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Reads an English day or stretch of days at `at`: a date, a weekday, 'next week', 'in two days', 'the 14th'. */
export function readEnglishDay(text: string, at: number, today: Day | undefined): DaySpan | undefined {
  return (
    readInWeek(text, at, today) ??
    readQualified(text, at, today) ??
    readRecurring(text, at) ??
    readPlainDay(text, at, today) ??
    readShort(text, at, today) ??
    readDistance(text, at, today) ??
    readMonthPart(text, at, today) ??
    readPeriod(text, at, today) ??
    readOrdinal(text, at, today)
  );
}

function readQualified(text: string, at: number, today: Day | undefined): DaySpan | undefined {
  const match = run(QUALIFIED, text, at);
  if (!match) return undefined;
  const end = at + match[0].length;
  if (!today) return { end };
  const which = (match[1] ?? '').toLowerCase();
  const wanted = weekdays.indexOf((match[2] ?? '').slice(0, 3).toLowerCase());
  const ahead = (wanted - weekdayOf(today) + 7) % 7;
  if (which === 'last') return { end, from: addDays(today, ahead === 0 ? -7 : ahead - 7) };
  // 'Next Friday' is the one of the next week, counted from Monday; 'this Friday' the coming one.
  if (which === 'next' || which === 'the following')
    return { end, from: addDays(today, 7 - weekdayOf(today) + wanted) };
  return { end, from: addDays(today, ahead === 0 && which !== 'this' ? 7 : ahead) };
}

/** 'Tuesday next week', 'this week on Friday', 'Thursday the 12th'. */
function readInWeek(text: string, at: number, today: Day | undefined): DaySpan | undefined {
  const dated = run(WITH_ORDINAL, text, at);
  if (dated) {
    const next = at + dated[0].length;
    return readOrdinal(text, next, today, /^the/i.test(text.slice(next, next + 3)) ? ORDINAL : BARE_ORDINAL);
  }
  const match = run(IN_WEEK, text, at);
  if (!match) return undefined;
  const end = at + match[0].length;
  if (!today) return { end };
  const wanted = weekdays.indexOf((match[1] ?? match[4] ?? '').slice(0, 3).toLowerCase());
  const shift = (match[2] ?? match[3] ?? '').toLowerCase() === 'next' ? 7 : 0;
  return { end, from: addDays(today, shift - weekdayOf(today) + wanted) };
}

/** 'Mondays' names no one day. */
function readRecurring(text: string, at: number): DaySpan | undefined {
  const match = run(RECURRING, text, at);
  return match && (match[1] ?? '').length > 3 ? { end: at + match[0].length } : undefined;
}

function readShort(text: string, at: number, today: Day | undefined): DaySpan | undefined {
  const match = run(SHORT, text, at);
  if (!match) return undefined;
  const word = (match[1] ?? '').toLowerCase();
  const end = at + match[0].length;
  const joint = /^(?:\s(?:on\s)?|,\s?)/i.exec(text.slice(end, end + 6))?.[0];
  const named =
    /^(?:eod|cob|close|end)/.test(word) && joint
      ? (readQualified(text, end + joint.length, today) ?? readPlainDay(text, end + joint.length, today))
      : undefined;
  if (named) return named;
  if (!today) return { end };
  if (word.includes('day after')) return { end, from: addDays(today, 2) };
  if (word === 'yesterday') return { end, from: addDays(today, -1) };
  if (word === 'eow') return { end, from: addDays(today, (11 - weekdayOf(today)) % 7) };
  if (word === 'eom') return { end, from: { ...today, day: lastOfMonth(today.year, today.month) } };
  return { end, from: today };
}

function readDistance(text: string, at: number, today: Day | undefined): DaySpan | undefined {
  const match = run(DISTANCE, text, at) ?? run(FROM_NOW, text, at);
  if (!match) return undefined;
  const end = at + match[0].length;
  const word = (match[1] ?? '').toLowerCase();
  const count = counts[word] ?? Number(word);
  // Working days depend on holidays that nobody here knows.
  if (!today || !Number.isFinite(count) || /business|working/i.test(match[0])) return { end };
  const unit = (match[2] ?? '').toLowerCase();
  if (unit === 'day') return { end, from: addDays(today, count) };
  if (unit === 'week') return { end, from: addDays(today, count * 7) };
  if (unit === 'fortnight') return { end, from: addDays(today, count * 14) };
  return { end, from: addMonths(today, unit === 'month' ? count : count * 12) };
}

/** 'end of March', 'early June 2026'; also a bare quarter, which depends on whose year it is. */
function readMonthPart(text: string, at: number, today: Day | undefined): DaySpan | undefined {
  const quarter = run(QUARTER, text, at);
  if (quarter) return { end: at + quarter[0].length };
  const whole = run(MONTH_YEAR, text, at);
  if (whole) {
    const [year, month] = [Number(whole[2]), months.indexOf((whole[1] ?? '').toLowerCase()) + 1];
    const from = validDay(year, month, 1);
    return { end: at + whole[0].length, from, to: from && { ...from, day: lastOfMonth(year, month) } };
  }
  const match = run(END_MONTH, text, at);
  if (!match) return undefined;
  const end = at + match[0].length;
  if (!/end of/i.test(match[0])) return { end };
  const month = months.indexOf((match[1] ?? '').toLowerCase()) + 1;
  const year = match[2] ? Number(match[2]) : today && (month < today.month ? today.year + 1 : today.year);
  return year ? { end, from: validDay(year, month, lastOfMonth(year, month)) } : { end };
}

function readPeriod(text: string, at: number, today: Day | undefined): DaySpan | undefined {
  const match = run(PERIOD, text, at);
  if (!match) return undefined;
  const [whole, part, roughly, which = ''] = match;
  const unit = (match[4] ?? '').toLowerCase().replace('business ', '');
  const pointed = /\b(?:this|next|last|coming|following)\b/i.exec(whole)?.[0].toLowerCase();
  if (!pointed && !(part && /\bthe\s\w+$/i.test(whole)) && !/^(?:the )?end of/i.test(whole)) return undefined;
  if (!part && !roughly && (which === '' || which.toLowerCase() === 'the')) return undefined;
  const end = at + whole.length;
  if (!today || pointed === 'last' || (part && part.toLowerCase() !== 'end')) return { end };
  const shift = pointed === 'next' || pointed === 'coming' || pointed === 'following' ? 1 : 0;
  const days = periodDays(unit, today, shift);
  if (!days) return { end };
  if (part) return { end, from: unit === 'week' ? addDays(days.from, 4) : days.to };
  return roughly ? { end } : { end, ...days };
}

/** First and last day of a day, week (from Monday), week-end, month or year. */
function periodDays(unit: string, today: Day, shift: number): { from: Day; to: Day } | undefined {
  const monday = addDays(today, -weekdayOf(today) + 7 * shift);
  if (unit === 'day') return { from: addDays(today, shift), to: addDays(today, shift) };
  if (unit === 'week') return { from: monday, to: addDays(monday, 6) };
  if (unit === 'weekend') return { from: addDays(monday, 5), to: addDays(monday, 6) };
  if (unit === 'month') {
    const first = addMonths({ ...today, day: 1 }, shift);
    return { from: first, to: { ...first, day: lastOfMonth(first.year, first.month) } };
  }
  if (unit === 'year') {
    const year = today.year + shift;
    return { from: { year, month: 1, day: 1 }, to: { year, month: 12, day: 31 } };
  }
  return undefined;
}

/** 'the 14th': of this month, or of the next where it is past; 'the 3rd of March' in full. */
function readOrdinal(text: string, at: number, today: Day | undefined, form = ORDINAL): DaySpan | undefined {
  const full = run(DAY_MONTH, text, at);
  if (full) {
    const found = readPlainDay(text, at + full[0].length, today);
    if (found) return found;
  }
  const match = run(form, text, at);
  if (!match || Number(match[1]) > 31 || Number(match[1]) < 1) return undefined;
  const end = at + match[0].length;
  if (!today) return { end };
  const month = Number(match[1]) >= today.day ? today : addMonths({ ...today, day: 1 }, 1);
  return { end, from: validDay(month.year, month.month, Number(match[1])) };
}
