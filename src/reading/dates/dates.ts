import type { Language } from '#domain/languages.ts';
import { perLanguage } from '../language/per-language.ts';
import type { DateMention, LanguageGuess } from '../reading.ts';
import { asciiDigits } from '../text-lines.ts';
import { type DatePlace, type Day, type DaySpan, dayOfIso, isoOf } from './calendar.ts';
import { type ClockReader, type ClockSpan, clockReader } from './clock.ts';
import { type DayReader, dayReader } from './days.ts';
import { isDeadline } from './deadline.ts';
import { openingSource } from './openings.ts';
import { lowerCased, runAt, sticky } from './phrases.ts';
import { isProposed } from './proposal.ts';
import { listSource, localWords } from './spelling.ts';
import { isoClock, otherZoneAt, zoneAfter, zoneOf } from './zones.ts';

/** Later dates are ignored: one reply does not answer more. */
const MAX_DATES = 100;
/** The search stops after this many places where a date may begin: the text is probably a table of numbers. */
const MAX_PLACES = 1_000;

type Context = DatePlace & { readers: Readers };
type Mention = {
  end: number;
  resolved: { resolved?: string; resolvedEnd?: string };
  /** The end of the words for the day, if that day could not be resolved. */
  dayEnd?: number;
  zone?: string;
  /** True if the time does not exist, such as '25:00'. */
  hasImpossibleTime?: true;
};

type Readers = {
  days: DayReader;
  clock: ClockReader;
  /** Where a mention may begin. */
  starts: RegExp;
  /** What may be between a clock time and its day, and between the first and last day of a range. */
  toDay: RegExp;
  until: RegExp;
};

const readersOf = perLanguage((language): Readers => {
  const [days, clock] = [dayReader(language), clockReader(language)];
  const words = localWords(language);
  const { dates, spelling, endings, toDate } = words;
  const openings = openingSource([...days.phrases, ...clock.phrases], words);
  const { start, space } = spelling;
  const until = listSource(dates.until, spelling);
  const lead = listSource(dates.lead, spelling);
  return {
    days,
    clock,
    starts: new RegExp(`${start}(?:${openings}|\\d)`, 'gu'),
    toDay: sticky(toDate),
    until: sticky(
      `${endings}(?:\\s?[-\\u2013\\u2014~\\uff5e\\u301c]\\s?|${space}(?:${until})${space})(?:(?:${lead})${space})?`,
    ),
  };
});

/**
 * Finds the days and times in a mail, in order, without overlaps. `mailDate` is an ISO date or time, local to the
 * sender: days without a year, weekdays and 'next week' are resolved against its day. Words that could mean two days
 * stay unresolved: '03/04/2026' in English, 'next Friday' on a Monday in other languages. At most 100. Never throws;
 * linear in the length of the text.
 */
export function findDates(newText: string, mailDate?: string, language?: LanguageGuess): DateMention[] {
  const found: DateMention[] = [];
  const today = dayOfIso(mailDate);
  const textLanguage = language?.language ?? 'English';
  const written = toAsciiSigns(newText);
  const text = lowerCased(written);
  const readers = readersOf(textLanguage);
  const pattern = readers.starts;
  pattern.lastIndex = 0;
  let places = 0;
  for (let match = pattern.exec(text); match && found.length < MAX_DATES; match = pattern.exec(text)) {
    const at = match.index;
    const isNumber = /^\d/.test(match[0]);
    const mention =
      isNumber && isInsideNumber(text, at) ? undefined : readWithZone({ text, written, at, today, readers });
    if ((isNumber || mention) && ++places > MAX_PLACES) break;
    if (mention) found.push(toDateMention(newText, { at, mention, today, language: textLanguage }));
    pattern.lastIndex = mention?.end ?? at + 1;
  }
  return found;
}

type Found = { at: number; mention: Mention; today: Day | undefined; language: Language };

function toDateMention(newText: string, { at, mention, today, language }: Found): DateMention {
  const { resolved, zone } = mention;
  const span = { text: newText.slice(at, mention.end), start: at, end: mention.end };
  const deadline = isDeadline(newText, span, language);
  // A past day or a deadline is only mentioned, not proposed.
  const past = today !== undefined && (resolved.resolved ?? 'T') < isoOf(today);
  const day = asciiDigits(newText.slice(at, mention.dayEnd ?? mention.end));
  return {
    ...span,
    ...resolved,
    ...(zone ? { zone } : {}),
    ...(isImpossible(mention, day, today) ? { impossible: true } : {}),
    proposed: !deadline && !past && isProposed(newText, span, language),
    ...(deadline ? { deadline } : {}),
  };
}

/** Whether a digit is inside a longer number, amount or code. Then it does not begin a date. */
function isInsideNumber(text: string, at: number): boolean {
  const back = text.slice(Math.max(0, at - 2), at);
  return /[\w@/.#]$|\d:$|\p{Sc}$|\d[,-]$|\w-$/u.test(back);
}

/** Replaces digits of all scripts with 0 to 9, and full-width colon and slash with ASCII. The length stays the same. */
function toAsciiSigns(text: string): string {
  return asciiDigits(text).replace(/[\uff1a\uff0f]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  );
}

/** The days that some months do not have: '29 February', '31 April'. */
const LAST_DAYS = /(?<![\d:.h]\s?)(?:29|3[01])(?![\d:])/;

function isImpossible(
  { hasImpossibleTime, resolved }: Mention,
  written: string,
  today: Day | undefined,
): boolean {
  if (hasImpossibleTime) return true;
  return today !== undefined && resolved.resolved === undefined && LAST_DAYS.test(written);
}

/** A time that does not exist, directly after its day: 'on 10 March at 25:00'. */
const IMPOSSIBLE_TIME =
  /[^\n.?!\d]{0,12}?(?<!\d)(?:2[5-9]|[3-9]\d):\d{2}(?![\d:])|[^\n.?!\d]{0,12}?(?<!\d)[012]?\d:[6-9]\d(?![\d:])/y;

/** Reads a day or time with its zone. The same time in another zone may follow: '3 pm EST / 21:00 CET'. */
function readWithZone(context: Context): Mention | undefined {
  const mention = readMention(context);
  if (!mention) return undefined;
  const { written, at } = context;
  const { resolved } = mention.resolved;
  if (resolved === undefined) return mention;
  if (!resolved.includes('T')) return withIsoClock(written, at, mention);
  const zone = zoneOf(written, at, mention.end);
  if (!zone) return mention;
  const otherAt = otherZoneAt(written, zone.end);
  const other = otherAt === undefined ? undefined : readMention({ ...context, at: otherAt });
  const otherZone = other && zoneOf(written, otherAt ?? 0, other.end);
  const otherTime = /^T(.*)$/.exec(other?.resolved.resolved ?? '')?.[1];
  if (!other || !otherZone || !otherTime) return { ...mention, ...zone };
  const closing = /^\s?[)）]/.exec(written.slice(otherZone.end))?.[0].length ?? 0;
  const isInBrackets = /[(（]/.test(written.slice(zone.end, otherAt));
  const end = otherZone.end + (isInBrackets ? closing : 0);
  return { ...mention, end, zone: `${zone.zone} / ${otherTime} ${otherZone.zone}` };
}

/** Adds the time of '2025-03-10T15:00Z' to its day, or marks the day if a time that does not exist follows it. */
function withIsoClock(written: string, at: number, mention: Mention): Mention {
  const clock = /^\d{4}-/.test(written.slice(at, mention.end)) ? isoClock(written, mention.end) : undefined;
  if (clock) {
    const resolved = `${mention.resolved.resolved}T${clock.from}`;
    return { end: clock.end, resolved: { resolved }, ...(clock.zone ? { zone: clock.zone } : {}) };
  }
  const time = runAt(IMPOSSIBLE_TIME, written, mention.end);
  return time ? { end: mention.end + time[0].length, resolved: {}, hasImpossibleTime: true } : mention;
}

/** Reads a day, a clock time, or both in any order. */
function readMention(context: Context): Mention | undefined {
  const { text, at, readers } = context;
  const { days, clock } = readers;
  const day = days.read(context);
  const time = clock.read({ text, at, afterDay: false });
  if (day && day.end >= (time?.end ?? 0)) return readAfterDay(context, day);
  if (!time) return undefined;
  const timeEnd = zoneAfter(context.written, time.end)?.end ?? time.end;
  const dayAt = timeEnd + (runAt(readers.toDay, text, timeEnd)?.[0].length ?? 0);
  const dayAfter = dayAt > timeEnd ? days.read({ ...context, at: dayAt }) : undefined;
  if (!dayAfter || dayAfter.to) return { end: time.end, resolved: resolve(undefined, time) };
  const end = clock.endOfDayPart(text, dayAfter.end);
  const isAfternoon = clock.meansAfternoon(text.slice(time.end, end));
  const timeOfDay = isAfternoon ? clock.read({ text, at, afterDay: false, isAfternoon }) : time;
  return { end, resolved: resolve(dayAfter, timeOfDay) };
}

/** Reads what may follow a day: a clock time, a part of the day, or the last day of a range. */
function readAfterDay(context: Context, day: DaySpan): Mention {
  const { text, at, readers } = context;
  const { days, clock } = readers;
  const end = clock.endOfDayPart(text, day.end);
  if (day.to) return { end, resolved: resolve(day, undefined) };
  const time = clock.read(clock.placeAfterDay(text, at, day.end));
  if (time) return { end: time.end, resolved: resolve(day, time), ...(day.from ? {} : { dayEnd: day.end }) };
  const until = runAt(readers.until, text, day.end)?.[0];
  const last = until ? days.read({ ...context, at: day.end + until.length }) : undefined;
  if (!last || last.to) return { end, resolved: resolve(day, undefined) };
  return { end: last.end, resolved: resolve({ ...day, to: last.from }, undefined) };
}

/** The ISO date, the ISO time, or both. Empty if the day could not be resolved. */
function resolve(day: DaySpan | undefined, clock: ClockSpan | undefined): Mention['resolved'] {
  if (day && !day.from) return {};
  const date = day?.from ? isoOf(day.from) : '';
  if (!clock)
    return day?.to && isoOf(day.to) > date
      ? { resolved: date, resolvedEnd: isoOf(day.to) }
      : { resolved: date };
  const resolved = `${date}T${clock.from}`;
  return clock.to ? { resolved, resolvedEnd: `${date}T${clock.to}` } : { resolved };
}
