import type { Language } from '#domain/languages.ts';
import { perLanguage } from '../language/per-language.ts';
import { asciiFigures } from '../parts/text-lines.ts';
import type { DateMention, LanguageGuess } from '../reading.ts';
import { type Day, dayOfIso, isoOf } from './calendar.ts';
import type { DaySpan } from './calendar-dates.ts';
import { type ClockSpan, readClock } from './clock.ts';
import { inSmallLetters, runAt } from './date-patterns.ts';
import { isDeadline } from './deadline.ts';
import { readEnglishDay } from './english-days.ts';
import { localClock, readLocalClock } from './local-clock.ts';
import { type Place, readLocalDay } from './local-days.ts';
import { localDays } from './local-patterns.ts';
import { isProposed } from './proposal.ts';
import { isoClock, otherZoneAt, zoneOf } from './zones.ts';

/** Nobody answers more dates than this. */
const MOST_DATES = 100;

const ENGLISH_STARTS =
  'mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|today|tonight|tomorrow|tmrw|yesterday|this|next|last|coming|the|end|beginning|start|middle|early|late|later|mid|in|within|day|noon|midday|midnight|between|from|EOD|COB|EOW|EOM|close|Q[1-4]|a week|one|two|three|four|five|six|ten';
/** Words between a day and its clock time in English. */
const TO_CLOCK =
  /,?\s(?:(?:morning|afternoon|evening|night)\s?,?\s?)?(?:(at|@|around|about|from|between|by|before|after|starting at)\s)?|\s?[,(@-]\s?/iy;
const DAY_PART = /\s(?:morning|afternoon|evening|night)\b/iy;
const TO_DAY =
  /(?:\s(?:[A-Z]{2,4}\s)?(?:on\s|this\s(?!coming|mon|tue|wed|thu|fri|sat|sun|week|month)|of\s)?|,\s(?:on\s)?)/y;
const TO_END = /\s?(?:-|–|—|to|until|till|through|thru)\s?/iy;

/** Where a mention may begin. */
const startsOf = perLanguage((language) => {
  const words =
    language === 'English'
      ? `(?<![\\p{L}\\p{N}])(?:${ENGLISH_STARTS})`
      : `${localDays(language).starts}|${localClock(language).starts}`;
  return new RegExp(`${words}|\\d`, language === 'English' ? 'giu' : 'gu');
});

/**
 * Finds the days and times that a mail names, in order, none overlapping. `mailDate` is an ISO date or time, local
 * to the sender: days without a year, weekdays and 'next week' are resolved against its day. What could be either
 * of two days is left unresolved: '03/04/2026' in English, 'nächsten Freitag' said on a Monday. Never throws; linear
 * in the length of the text.
 */
export function findDates(newText: string, mailDate?: string, language?: LanguageGuess): DateMention[] {
  const found: DateMention[] = [];
  const today = dayOfIso(mailDate);
  const spoken = language?.language ?? 'English';
  const written = plainSigns(newText);
  const text = spoken === 'English' ? written : inSmallLetters(written);
  const pattern = startsOf(spoken);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && found.length < MOST_DATES; match = pattern.exec(text)) {
    const at = match.index;
    if (/\d/.test(match[0]) && partOfNumber(text, at)) continue;
    const mention = readZoned({ text, written, at, today, language: spoken });
    if (!mention) continue;
    const span = { text: newText.slice(at, mention.end), start: at, end: mention.end };
    const deadline = isDeadline(newText, span, spoken);
    // What is over and what is a last day are talked about, not put forward.
    const past = today !== undefined && (mention.resolved.resolved ?? 'T') < isoOf(today);
    found.push({
      ...span,
      ...mention.resolved,
      ...(mention.zone ? { zone: mention.zone } : {}),
      ...(isImpossible(mention, written.slice(at, mention.dayEnd ?? mention.end), today)
        ? { impossible: true }
        : {}),
      proposed: !deadline && !past && isProposed(written, span, spoken),
      ...(deadline ? { deadline } : {}),
    });
    pattern.lastIndex = mention.end;
  }
  return found;
}

/** A digit inside a longer number, amount or code starts no date. */
function partOfNumber(text: string, at: number): boolean {
  const back = text.slice(Math.max(0, at - 2), at);
  return /[\w@/.:$€£¥#]$|\d[,-]$|\w-$/.test(back);
}

/** The text with the figures of every script as 0 to 9 and straight apostrophes, sign for sign. */
function plainSigns(text: string): string {
  return asciiFigures(text)
    .replaceAll('’', "'")
    .replace(/[\uff1a\uff0f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

type Context = Place & { language: Language };
type Mention = {
  end: number;
  resolved: { resolved?: string; resolvedEnd?: string };
  /** Where the words of a day end that is not known which. */
  dayEnd?: number;
  zone?: string;
  /** True of '25:00'. */
  noTime?: true;
};

/** '29 February', '31 April': no other day of a month is missing in some year. */
const LAST_DAYS = /(?<![\d:.h]\s?)(?:29|3[01])(?![\d:])/;

function isImpossible({ noTime, resolved }: Mention, written: string, today: Day | undefined): boolean {
  if (noTime) return true;
  return today !== undefined && resolved.resolved === undefined && LAST_DAYS.test(written);
}

/** An hour of no day, right behind its day: 'on 10 March at 25:00'. */
const NO_TIME =
  /[^\n.?!\d]{0,12}?(?<!\d)(?:2[5-9]|[3-9]\d):\d{2}(?![\d:])|[^\n.?!\d]{0,12}?(?<!\d)[012]?\d:[6-9]\d(?![\d:])/y;

/** A day or time with its zone, and with the same time in another zone. */
function readZoned(context: Context): Mention | undefined {
  const mention = readMention(context);
  if (!mention) return undefined;
  const { written, at } = context;
  const { resolved } = mention.resolved;
  if (resolved === undefined) return mention;
  if (!resolved.includes('T')) {
    const clock = /^\d{4}-/.test(written.slice(at, mention.end)) ? isoClock(written, mention.end) : undefined;
    if (!clock) {
      const noTime = runAt(NO_TIME, written, mention.end);
      return noTime ? { end: mention.end + noTime[0].length, resolved: {}, noTime: true } : mention;
    }
    const { end, from, zone } = clock;
    return { end, resolved: { resolved: `${resolved}T${from}` }, ...(zone ? { zone } : {}) };
  }
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

function readMention(context: Context): Mention | undefined {
  return context.language === 'English' ? readEnglishMention(context) : readLocalMention(context);
}

function readLocalMention({ language, ...place }: Context): Mention | undefined {
  const { text, at } = place;
  const clocks = localClock(language);
  const day = readLocalDay(language, place);
  const clock = readLocalClock(language, { text, at, afterDay: false, late: false });
  if (day && day.end >= (clock?.end ?? 0)) {
    if (day.to) return { end: day.end, resolved: resolve(day, undefined) };
    const from = day.end + (runAt(clocks.joint, text, day.end)?.[0].length ?? 0);
    const late = clocks.late?.test(text.slice(at, from)) ?? false;
    const time = readLocalClock(language, { text, at: from, afterDay: true, late });
    if (time) return { end: time.end, resolved: resolve(day, time), ...dayEndOf(day) };
    const last = readLastDay(language, { ...place, at: day.end });
    return {
      end: last?.end ?? day.end,
      resolved: resolve(last ? { ...day, to: last.from } : day, undefined),
    };
  }
  if (!clock) return undefined;
  const joint = runAt(localDays(language).beforeDate, text, clock.end)?.[0] ?? '';
  const later = readLocalDay(language, { ...place, at: clock.end + joint.length });
  if (!later || later.to) return { end: clock.end, resolved: resolve(undefined, clock) };
  const late = clocks.late?.test(text.slice(clock.end, later.end)) ?? false;
  const time = late ? readLocalClock(language, { text, at, afterDay: false, late }) : clock;
  return { end: later.end, resolved: resolve(later, time) };
}

/** Words for 'and' part the hours of a stretch ('between 2 and 4'), but not the days of one. */
const AND =
  /^\s?(?:et|y|und|e|en|och|și|ve|и|і|та|και|و|ו-?|dan|na|và|และ|और|ও|和|と|ile|से|থেকে|から|より|부터|에서)\s/i;

/** The last day of a stretch that begins before `at`. */
function readLastDay(language: Language, place: Place): DaySpan | undefined {
  const joint = runAt(localClock(language).until, place.text, place.at)?.[0] ?? '';
  if (joint.trim() === '' || AND.test(`${joint} `)) return undefined;
  const last = readLocalDay(language, { ...place, at: place.at + joint.length });
  return last?.to ? undefined : last;
}

function readEnglishMention({ text, at, today }: Place): Mention | undefined {
  const readDay = (from: number): DaySpan | undefined => readEnglishDay(text, from, today);
  const day = readDay(at);
  if (day) return withClock(text, day, readDay);
  const clock = readClock(text, at, false);
  if (!clock) return undefined;
  TO_DAY.lastIndex = clock.end;
  const joint = TO_DAY.exec(text);
  const later = joint ? readDay(clock.end + joint[0].length) : undefined;
  return later
    ? { end: later.end, resolved: resolve(later, clock) }
    : { end: clock.end, resolved: resolve(undefined, clock) };
}

/** A day with what belongs to it: a part of the day, a clock time, or the last day of a stretch. */
function withClock(text: string, day: DaySpan, readDay: (from: number) => DaySpan | undefined): Mention {
  DAY_PART.lastIndex = day.end;
  const part = DAY_PART.exec(text);
  const after = day.end + (part?.[0].length ?? 0);
  TO_CLOCK.lastIndex = after;
  const joint = TO_CLOCK.exec(text);
  const bare = /\b(?:at|@|around|about)\s$/i.test(joint?.[0] ?? '');
  const from = joint
    ? after + joint[0].length - (/(?:from|between)\s$/i.test(joint[0]) ? (joint[1]?.length ?? 0) + 1 : 0)
    : after;
  const clock = joint ? readClock(text, from, bare) : undefined;
  if (clock && !day.to) return { end: clock.end, resolved: resolve(day, clock), ...dayEndOf(day) };
  if (!part && !day.to) {
    TO_END.lastIndex = day.end;
    const until = TO_END.exec(text);
    const last = until ? readDay(day.end + until[0].length) : undefined;
    if (last && !last.to) return { end: last.end, resolved: resolve({ ...day, to: last.from }, undefined) };
  }
  return { end: after, resolved: resolve(day, undefined) };
}

function dayEndOf({ from, end }: DaySpan): Pick<Mention, 'dayEnd'> {
  return from ? {} : { dayEnd: end };
}

function resolve(day: DaySpan | undefined, clock: ClockSpan | undefined): Mention['resolved'] {
  if (day && !day.from) return {};
  const head = day?.from ? isoOf(day.from) : '';
  if (!clock)
    return day?.to && day.from && isoOf(day.to) > head
      ? { resolved: head, resolvedEnd: isoOf(day.to) }
      : { resolved: head };
  const resolved = `${head}T${clock.from}`;
  return clock.to ? { resolved, resolvedEnd: `${head}T${clock.to}` } : { resolved };
}
