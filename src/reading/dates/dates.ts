import type { Language } from '#domain/languages.ts';
import { perLanguage } from '../language/per-language.ts';
import type { DateMention, LanguageGuess } from '../reading.ts';
import { asciiDigits } from '../text-lines.ts';
import { type Day, type DaySpan, dayOfIso, isoOf, type Place } from './calendar.ts';
import { type ClockReader, type ClockSpan, clockReader } from './clock.ts';
import { type DayReader, dayReader } from './days.ts';
import { isDeadline } from './deadline.ts';
import { lowerCased, runAt, sticky } from './phrases.ts';
import { isProposed } from './proposal.ts';
import { listSource, localWords } from './spelling.ts';
import { isoClock, otherZoneAt, zoneAfter, zoneOf } from './zones.ts';

/** Later dates are ignored: one reply does not answer more. */
const MAX_DATES = 100;
/** A text with more places where a date may begin is probably a table of numbers: the search stops. */
const MAX_TRIED = 1_000;

type Context = Place & { readers: Readers };
type Mention = {
  end: number;
  resolved: { resolved?: string; resolvedEnd?: string };
  /** The end of the words for the day, if that day could not be resolved. */
  dayEnd?: number;
  zone?: string;
  /** True for an impossible time such as '25:00'. */
  noTime?: true;
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
  const { dates, spelling, endings, toDate } = localWords(language);
  const starts = `${days.starts}|${clock.starts}`.replace(/\(\?<[a-z]\w*>/gi, '(?:');
  const { start, space } = spelling;
  const until = listSource(dates.until, spelling);
  const lead = listSource(dates.lead, spelling);
  return {
    days,
    clock,
    // One word border before all alternatives makes this fast: most places are inside a word and fail immediately.
    starts: new RegExp(`${start}(?:${starts}|\\d)`, 'gu'),
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
  const written = plainSigns(newText);
  const text = lowerCased(written);
  const readers = readersOf(textLanguage);
  const pattern = readers.starts;
  pattern.lastIndex = 0;
  let tried = 0;
  for (let match = pattern.exec(text); match && found.length < MAX_DATES; match = pattern.exec(text)) {
    if (++tried > MAX_TRIED) break;
    const at = match.index;
    const isNumber = /^\d/.test(match[0]) && partOfNumber(text, at);
    const mention = isNumber ? undefined : readZoned({ text, written, at, today, readers });
    if (mention) found.push(asFound(newText, { at, mention, today, language: textLanguage }));
    pattern.lastIndex = mention?.end ?? at + 1;
  }
  return found;
}

type Found = { at: number; mention: Mention; today: Day | undefined; language: Language };

function asFound(newText: string, { at, mention, today, language }: Found): DateMention {
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

/** Whether a digit is inside a longer number, amount or code: then it does not begin a date. */
function partOfNumber(text: string, at: number): boolean {
  const back = text.slice(Math.max(0, at - 2), at);
  return /[\w@/.:#]$|\p{Sc}$|\d[,-]$|\w-$/u.test(back);
}

/** Replaces digits of all scripts with 0 to 9, and full-width colon and slash with ASCII. The length stays the same. */
function plainSigns(text: string): string {
  return asciiDigits(text).replace(/[\uff1a\uff0f]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
}

/** '29 February', '31 April': only these days are missing in some months. */
const LAST_DAYS = /(?<![\d:.h]\s?)(?:29|3[01])(?![\d:])/;

function isImpossible({ noTime, resolved }: Mention, written: string, today: Day | undefined): boolean {
  if (noTime) return true;
  return today !== undefined && resolved.resolved === undefined && LAST_DAYS.test(written);
}

/** A time that does not exist, directly after its day: 'on 10 March at 25:00'. */
const NO_TIME =
  /[^\n.?!\d]{0,12}?(?<!\d)(?:2[5-9]|[3-9]\d):\d{2}(?![\d:])|[^\n.?!\d]{0,12}?(?<!\d)[012]?\d:[6-9]\d(?![\d:])/y;

/** A day or time with its zone, and with the same time in another zone if that follows. */
function readZoned(context: Context): Mention | undefined {
  const mention = readMention(context);
  if (!mention) return undefined;
  const { written, at } = context;
  const { resolved } = mention.resolved;
  if (resolved === undefined) return mention;
  if (!resolved.includes('T')) return withIsoClock(written, at, mention);
  const zoned = zoneOf(written, at, mention.end);
  if (!zoned) return mention;
  const next = otherZoneAt(written, zoned.end);
  const other = next === undefined ? undefined : readMention({ ...context, at: next });
  const otherZone = other && zoneOf(written, next ?? 0, other.end);
  const time = /^T(.*)$/.exec(other?.resolved.resolved ?? '')?.[1];
  if (!other || !otherZone || !time) return { ...mention, ...zoned };
  const closing = /^\s?[)）]/.exec(written.slice(otherZone.end))?.[0].length ?? 0;
  const isOpen = /[(（]/.test(written.slice(zoned.end, next));
  const end = otherZone.end + (isOpen ? closing : 0);
  return { ...mention, end, zone: `${zoned.zone} / ${time} ${otherZone.zone}` };
}

/** A day with the time of '2025-03-10T15:00Z', or with a time that does not exist. */
function withIsoClock(written: string, at: number, mention: Mention): Mention {
  const clock = /^\d{4}-/.test(written.slice(at, mention.end)) ? isoClock(written, mention.end) : undefined;
  if (clock) {
    const resolved = `${mention.resolved.resolved}T${clock.from}`;
    return { end: clock.end, resolved: { resolved }, ...(clock.zone ? { zone: clock.zone } : {}) };
  }
  const noTime = runAt(NO_TIME, written, mention.end);
  return noTime ? { end: mention.end + noTime[0].length, resolved: {}, noTime: true } : mention;
}

function readMention(context: Context): Mention | undefined {
  const { text, at, readers } = context;
  const { days, clock } = readers;
  const day = days.read(context);
  const time = clock.read({ text, at, afterDay: false });
  if (day && day.end >= (time?.end ?? 0)) return readAfterDay(context, day);
  if (!time) return undefined;
  const zone = zoneAfter(context.written, time.end)?.end ?? time.end;
  const from = zone + (runAt(readers.toDay, text, zone)?.[0].length ?? 0);
  const later = from > zone ? days.read({ ...context, at: from }) : undefined;
  if (!later || later.to) return { end: time.end, resolved: resolve(undefined, time) };
  const end = clock.partEnd(text, later.end);
  const late = clock.isLate(text.slice(time.end, end));
  return { end, resolved: resolve(later, late ? clock.read({ text, at, afterDay: false, late }) : time) };
}

/** A day with the words that belong to it: a clock time, a part of the day, or the last day of a range. */
function readAfterDay(context: Context, day: DaySpan): Mention {
  const { text, at, readers } = context;
  const { days, clock } = readers;
  const end = clock.partEnd(text, day.end);
  if (day.to) return { end, resolved: resolve(day, undefined) };
  const time = clock.read(clock.placeAfterDay(text, at, day.end));
  if (time) return { end: time.end, resolved: resolve(day, time), ...(day.from ? {} : { dayEnd: day.end }) };
  const joint = runAt(readers.until, text, day.end)?.[0];
  const last = joint ? days.read({ ...context, at: day.end + joint.length }) : undefined;
  if (!last || last.to) return { end, resolved: resolve(day, undefined) };
  return { end: last.end, resolved: resolve({ ...day, to: last.from }, undefined) };
}

function resolve(day: DaySpan | undefined, clock: ClockSpan | undefined): Mention['resolved'] {
  if (day && !day.from) return {};
  const head = day?.from ? isoOf(day.from) : '';
  if (!clock)
    return day?.to && isoOf(day.to) > head
      ? { resolved: head, resolvedEnd: isoOf(day.to) }
      : { resolved: head };
  const resolved = `${head}T${clock.from}`;
  return clock.to ? { resolved, resolvedEnd: `${head}T${clock.to}` } : { resolved };
}
