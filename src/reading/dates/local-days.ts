import type { Language } from '#domain/languages.ts';
import { addDays, addMonths, type Day, isoOf, lastOfMonth, validDay, weekdayOf } from './calendar.ts';
import { commonYear, type DaySpan, dayInYear, readEastern, readNumeric } from './calendar-dates.ts';
import { firstGroup, runAt, toKey } from './date-patterns.ts';
import type { DateWords, Stretch, WhichWeek } from './date-words.ts';
import { type LocalDays, localDays } from './local-patterns.ts';

/** Reads a day or stretch of days at `at`; the longest reading of those that fit. */
export function readLocalDay(language: Language, place: Place): DaySpan | undefined {
  const local = localDays(language);
  const dated = readDated(local, place);
  let best = dated;
  const weighed = [
    readWeek(local, place),
    readWeekday(local, place),
    readCounted(local, place),
    readStretch(local, place),
    readOrdinal(local, place),
  ];
  for (const span of weighed) if (span && span.end > (best?.end ?? 0)) best = span;
  return best;
}

/** A place in the text in small letters; `written` is the same as it stands in the mail. */
export type Place = { text: string; written: string; at: number; today: Day | undefined };

/** A date in figures or with its month's name, with the weekday that may follow it. */
function readDated(local: LocalDays, place: Place): DaySpan | undefined {
  const { text, at, today } = place;
  const order = local.words.figures === 'month first' ? 'unclear' : 'day first';
  const found =
    readNumeric(text, at, order) ??
    readEastern(text, at, today) ??
    readNamed(local, place) ??
    readFigures(local, place) ??
    readMonth(local, place);
  if (!found || found.to) return found;
  const beside = runAt(local.besideDate, text, found.end);
  return beside ? { ...found, end: found.end + beside[0].length } : found;
}

function readNamed(local: LocalDays, { text, at, today }: Place): DaySpan | undefined {
  const match = local.dayMonth ? runAt(local.dayMonth, text, at) : null;
  if (!match) return undefined;
  const [whole, from, to, name = '', year] = match;
  const month = (local.monthOf.get(toKey(name)) ?? -1) + 1;
  const day = Number(from);
  if (month < 1 || day < 1 || day > 31) return undefined;
  const end = at + whole.length;
  const first = dayInYear(today, { year, month, day });
  if (!to) return { end, from: first };
  return { end, from: first, to: first && validDay(first.year, month, Number(to)) };
}

function readFigures(
  local: LocalDays,
  { text, at, today }: Place,
  pattern = local.figures,
): DaySpan | undefined {
  const match = pattern ? runAt(pattern, text, at) : null;
  if (!match) return undefined;
  const first = Number(match[1] ?? match[3]);
  const second = Number(match[2] ?? match[4]);
  const monthFirst = local.words.figures === 'month first';
  const [month, day] = monthFirst ? [first, second] : [second, first];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return { end: at + match[0].length, from: dayInYear(today, { year: undefined, month, day }) };
}

/** A whole month of a year. */
function readMonth(local: LocalDays, { text, at }: Place): DaySpan | undefined {
  const match = local.monthYear ? runAt(local.monthYear, text, at) : null;
  if (!match) return undefined;
  const month = (local.monthOf.get(toKey(match[1] ?? '')) ?? -1) + 1;
  const from = validDay(commonYear(Number(match[2])), month, 1);
  return { end: at + match[0].length, from, to: from && { ...from, day: lastOfMonth(from.year, month) } };
}

/** A weekday by itself: the coming one; where a date follows it the date decides. */
function readWeekday(local: LocalDays, place: Place): DaySpan | undefined {
  const { text, at, today } = place;
  const match = runAt(local.weekday, text, at);
  if (!match) return undefined;
  const name = match[1] ?? '';
  if (needsCapital(local.words, name) && !/^\p{Lu}/u.test(place.written.slice(at, at + 1))) return undefined;
  const end = at + match[0].length;
  const bracketed = readBracketed(local, place, end);
  if (bracketed) return bracketed;
  const joint = runAt(local.beforeDate, text, end)?.[0].length ?? 0;
  const dated = joint > 0 ? readDated(local, { ...place, at: end + joint }) : undefined;
  if (dated) return dated;
  const wanted = local.weekdayOf.get(toKey(name)) ?? 0;
  const figures =
    joint > 0 ? readFigures(local, { ...place, at: end + joint }, local.figuresBehindDay) : undefined;
  if (figures?.from && weekdayOf(figures.from) === wanted) return figures;
  const numbered = joint > 0 ? readDayNumber(place, end + joint, wanted) : undefined;
  return numbered ?? { end, from: today && dayOfWeek(today, wanted, 'coming') };
}

/** A day of the month behind its weekday, and what may follow it: 'lunes 23 entre las 9', 'mardi 1er ou jeudi 3 mars'. */
const DAY_NUMBER =
  /(\d{1,2})(?:er|\.|º|:e)?(?=[,;.?!)]|\s?$|\s(?:ou|et|à|au|entre|de|dans|vers|o|u|y|a|por|sobre|oppure|e|alle?|dalle|tra|às|as|das|pelas|oder|und|um|von|zwischen|ab|of|en|om|tussen|van|vanaf|eller|och|kl|mellan|lub|albo|od|między)(?![\p{L}\p{M}])|\s?[\u0e01-\u0e4e])(?![.,:]\d)/uy;

/** The month is the one in which the day of that number is that weekday: this or the next; none where it is neither. */
function readDayNumber({ text, today }: Place, at: number, weekday: number): DaySpan | undefined {
  const match = today && runAt(DAY_NUMBER, text, at);
  if (!match) return undefined;
  const next = addMonths({ ...today, day: 1 }, 1);
  const days = [today, next].flatMap(({ year, month }) => validDay(year, month, Number(match[1])) ?? []);
  const from = days.find((day) => weekdayOf(day) === weekday && isoOf(day) >= isoOf(today));
  return from && { end: at + match[0].length, from };
}

/** Short forms and words that mean other things too. */
function needsCapital(words: DateWords, name: string): boolean {
  const key = toKey(name);
  return key.length <= 3 && key.endsWith('.') ? true : (words.capital?.split('|').includes(key) ?? false);
}

/** The date in brackets behind a weekday, which decides: '本周四（3月13日）', 'this Thursday (13 March)'. */
function readBracketed(local: LocalDays, place: Place, end: number): DaySpan | undefined {
  const opened = runAt(OPENED, place.text, end);
  if (!opened) return undefined;
  const at = end + opened[0].length;
  const dated = readDated(local, { ...place, at }) ?? readOrdinal(local, { ...place, at });
  const closed = dated && runAt(CLOSED, place.text, dated.end);
  return closed ? { ...dated, end: dated.end + closed[0].length } : undefined;
}

const OPENED = /\s?[(（]\s?/y;
const CLOSED = /\s?[)）]/y;

function readWeek(local: LocalDays, place: Place): DaySpan | undefined {
  const { text, at, today } = place;
  for (const [which, pattern] of local.weeks) {
    const match = runAt(pattern, text, at);
    if (!match) continue;
    const wanted = local.weekdayOf.get(toKey(firstGroup(match)));
    const end = at + match[0].length;
    const dated = readBracketed(local, place, end);
    if (dated) return dated;
    return { end, from: today && wanted !== undefined ? dayOfWeek(today, wanted, which) : undefined };
  }
  return undefined;
}

/** The day that a weekday (0 is Monday) means; 'next Friday' said on a Monday could be either of two. */
function dayOfWeek(today: Day, wanted: number, which: WhichWeek): Day | undefined {
  const own = weekdayOf(today);
  const ahead = (wanted - own + 7) % 7;
  if (typeof which === 'number') return addDays(today, 7 * which - own + wanted);
  if (which === 'past') return addDays(today, ahead === 0 ? -7 : ahead - 7);
  if (which === 'unclear' && ahead !== 0 && wanted > own) return undefined;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

/** 'Tomorrow', 'in three weeks'. */
function readCounted(local: LocalDays, { text, at, today }: Place): DaySpan | undefined {
  let best: DaySpan | undefined;
  for (const [shift, pattern] of local.days) {
    const match = runAt(pattern, text, at);
    const end = at + (match?.[0].length ?? 0);
    if (match && end > (best?.end ?? 0)) best = { end, from: today && addDays(today, shift) };
  }
  if (best) return best;
  for (const [unit, pattern] of local.distance.entries()) {
    const match = runAt(pattern, text, at);
    if (!match) continue;
    const end = at + match[0].length;
    const count = countOf(local, firstGroup(match));
    if (!today || count === undefined) return { end };
    return { end, from: unit === 2 ? addMonths(today, count) : addDays(today, count * (unit === 1 ? 7 : 1)) };
  }
  return undefined;
}

function countOf(local: LocalDays, written: string): number | undefined {
  if (/^\d+$/.test(written)) return Number(written);
  const index = local.numberOf.get(toKey(written));
  return index === undefined ? undefined : index + 1;
}

function readStretch(local: LocalDays, { text, at, today }: Place): DaySpan | undefined {
  let best: DaySpan | undefined;
  for (const [kind, shift, pattern] of local.stretches) {
    const match = runAt(pattern, text, at);
    const end = at + (match?.[0].length ?? 0);
    if (!match || end <= (best?.end ?? 0)) continue;
    const days = today ? daysOf(kind, today, shift) : {};
    best = (kind === 'month' && readDayOfMonth(text, end, days.from)) || { end, ...days };
  }
  return best;
}

const DAY_OF_MONTH = /\s?の?(\d{1,2})\s?[일日号號]/y;

/** '다음 달 2일', '来月5日', '下个月15号'. */
function readDayOfMonth(text: string, at: number, first: Day | undefined): DaySpan | undefined {
  const match = runAt(DAY_OF_MONTH, text, at);
  return match
    ? { end: at + match[0].length, from: first && validDay(first.year, first.month, Number(match[1])) }
    : undefined;
}

function daysOf(kind: Stretch, today: Day, shift: number): { from?: Day; to?: Day } {
  const monday = addDays(today, -weekdayOf(today) + 7 * shift);
  const first = addMonths({ ...today, day: 1 }, shift);
  const last = { ...first, day: lastOfMonth(first.year, first.month) };
  if (kind === 'week') return { from: monday, to: addDays(monday, 6) };
  if (kind === 'weekend') return { from: addDays(monday, 5), to: addDays(monday, 6) };
  if (kind === 'endOfWeek') return { from: addDays(monday, 4) };
  if (kind === 'month') return { from: first, to: last };
  return kind === 'endOfMonth' ? { from: last } : {};
}

/** 'The 14th': of this month, or of the next where it is past; a month after it makes it a date. */
function readOrdinal(local: LocalDays, place: Place): DaySpan | undefined {
  const { text, at, today } = place;
  const match = local.ordinal ? runAt(local.ordinal, text, at) : null;
  const day = match ? Number(firstGroup(match)) : 0;
  if (!match || day < 1 || day > 31) return undefined;
  const dated = readDated(local, { ...place, at: at + match[0].search(/\d/) });
  if (dated) return dated;
  const bare = at + match[0].length;
  // '28日（周六）': the weekday beside it is that of the same day.
  const end = bare + (runAt(local.besideDate, text, bare)?.[0].length ?? 0);
  if (!today) return { end };
  const month = day >= today.day ? today : addMonths({ ...today, day: 1 }, 1);
  return { end, from: validDay(month.year, month.month, day) };
}
