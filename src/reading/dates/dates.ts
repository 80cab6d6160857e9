import type { Language } from '#domain/languages.ts';
import type { DateMention, LanguageGuess } from '../reading.ts';
import { type Day, dayOfIso, isoOf } from './calendar.ts';
import { type ClockSpan, readClock } from './clock.ts';
import { dateWords } from './date-words.ts';
import { type DaySpan, dayReader } from './day-reader.ts';
import { isDeadline } from './deadline.ts';
import { readEnglishDay } from './english-days.ts';

/** Nobody answers more dates than this. */
const MOST_DATES = 100;

const ENGLISH_STARTS =
  'mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|today|tonight|tomorrow|tmrw|yesterday|this|next|last|coming|the|end|beginning|start|middle|early|late|later|mid|in|within|day|noon|midday|midnight|between|from|EOD|COB|EOW|EOM|close|Q[1-4]|a week|one|two|three|four|five|six|ten';
/** Words between a day and its clock time. */
const TO_CLOCK =
  /,?\s(?:(?:morning|afternoon|evening|night)\s?,?\s?)?(?:(at|@|around|about|from|between|by|before|after|starting at|um|à|alle|a las|às|om|o|o godz\.|в|о)\s)?|\s?[,(@-]\s?/iy;
const DAY_PART = /\s(?:morning|afternoon|evening|night)\b/iy;
const TO_DAY =
  /(?:\s(?:[A-Z]{2,4}\s)?(?:on\s|this\s(?!coming|mon|tue|wed|thu|fri|sat|sun|week|month)|of\s)?|,\s(?:on\s)?)/y;
const TO_END = /\s?(?:-|–|—|to|until|till|through|thru)\s?/iy;

const PROPOSAL =
  /\b(?:how about|what about|would|could we|can we|shall we|should we|can you|could you|are you|do you have|let's|lets|propose|proposing|suggest|suggesting|works? for (?:you|me|us)|suits?|i'm free|i am free|we are free|i'm available|i am available|we are available|available|alternatively|reschedule|prefer|happy to meet|up for|maybe|perhaps|slot|does|if you are|invite|love to)\b/i;

const starts = new Map<Language, RegExp>();

function startsOf(language: Language): RegExp {
  const known = starts.get(language);
  if (known) return known;
  const row = dateWords[language];
  const words =
    language === 'English'
      ? ENGLISH_STARTS
      : row
        ? [row.months, row.weekdays, row.today, row.tomorrow].join('|').replaceAll(',', '|')
        : '';
  const made = new RegExp(words ? `(?<![\\p{L}\\p{N}])(?:${words})|\\d` : '\\d', 'giu');
  starts.set(language, made);
  return made;
}

/**
 * Finds the days and times that a mail names, in order, none overlapping. `mailDate` is an ISO date or time, local
 * to the sender: days without a year, weekdays and 'next week' are resolved against its day. English is read
 * deeply, sixteen languages by their months and weekdays, all by numeric dates and clock times. An order of day
 * and month that is unclear ('03/04/2026') is left unresolved. Never throws; linear in the length of the text.
 */
export function findDates(newText: string, mailDate?: string, language?: LanguageGuess): DateMention[] {
  const found: DateMention[] = [];
  const today = dayOfIso(mailDate);
  const spoken = language?.language ?? 'English';
  const text = newText.replaceAll('’', "'");
  const pattern = startsOf(spoken);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && found.length < MOST_DATES; match = pattern.exec(text)) {
    const at = match.index;
    if (/\d/.test(match[0]) && partOfNumber(text, at)) continue;
    const mention = readMention(text, at, { today, language: spoken });
    if (!mention) continue;
    const span = { text: newText.slice(at, mention.end), start: at, end: mention.end };
    found.push({
      ...span,
      ...mention.resolved,
      proposed: isProposed(text, at, mention.end),
      ...(isDeadline(newText, span, spoken) ? { deadline: true as const } : {}),
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

type Context = { today: Day | undefined; language: Language };
type Mention = { end: number; resolved: { resolved?: string; resolvedEnd?: string } };

function readMention(text: string, at: number, context: Context): Mention | undefined {
  const { today, language } = context;
  const readDay = (from: number): DaySpan | undefined =>
    language === 'English' ? readEnglishDay(text, from, today) : dayReader(language)(text, from, today);
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
  const bare = /\b(?:at|@|around|about|um|à|alle|om)\s$/i.test(joint?.[0] ?? '');
  const from = joint
    ? after + joint[0].length - (/(?:from|between)\s$/i.test(joint[0]) ? (joint[1]?.length ?? 0) + 1 : 0)
    : after;
  const clock = joint ? readClock(text, from, bare) : undefined;
  if (clock && !day.to) return { end: clock.end, resolved: resolve(day, clock) };
  if (!part && !day.to) {
    TO_END.lastIndex = day.end;
    const until = TO_END.exec(text);
    const last = until ? readDay(day.end + until[0].length) : undefined;
    if (last && !last.to) return { end: last.end, resolved: resolve({ ...day, to: last.from }, undefined) };
  }
  return { end: after, resolved: resolve(day, undefined) };
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

/** Whether the sentence around the mention puts it forward. Looks 160 signs back and 80 ahead. */
function isProposed(text: string, start: number, end: number): boolean {
  const back = text.slice(Math.max(0, start - 160), start);
  const from = Math.max(
    back.lastIndexOf('. '),
    back.lastIndexOf('? '),
    back.lastIndexOf('! '),
    back.lastIndexOf('\n\n'),
  );
  const ahead = text.slice(end, end + 80);
  const stop = /[.!?](?:\s|$)|\n\n/.exec(ahead);
  return (
    PROPOSAL.test(back.slice(from + 1)) ||
    PROPOSAL.test(ahead.slice(0, stop?.index)) ||
    (stop?.[0].startsWith('?') ?? false)
  );
}
