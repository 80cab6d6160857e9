import type { Language } from '#domain/languages.ts';
import { perLanguage } from '../language/per-language.ts';
import { two } from './calendar.ts';
import type { ClockSpan } from './clock.ts';
import { anyOf, edgesOf, fillSlot, indexOfForms, runAt, sticky, toKey, toSource } from './date-patterns.ts';
import { type ClockCount, type DateWords, dateWords } from './date-words.ts';

type Form = { pattern: RegExp; count: ClockCount };

/** The patterns of a language's clock times, made once. */
type LocalClock = {
  hourOf: Map<string, number>;
  alone: Form[];
  afterDay: Form[];
  am: RegExp | undefined;
  pm: RegExp | undefined;
  late: RegExp | undefined;
  joint: RegExp;
  until: RegExp;
  /** Hours whose unit stands after the second of them only: '14 to 16 Uhr'. */
  opening: RegExp;
  noon: RegExp | undefined;
  midnight: RegExp | undefined;
  starts: string;
};

const PLAIN = '{H}:{M}(?::\\d{2})?';
const AFTER = '(?![\\d%/]|[.,:]\\d)';

/** The patterns of a language's clock times. */
export const localClock = perLanguage((language) => compile(dateWords[language]));

function compile(words: DateWords): LocalClock {
  const { clock } = words;
  const edges = edgesOf(words);
  const hourOf = indexOfForms(clock.hours ?? '');
  const hour = ['\\d{1,2}', anyOf(hourOf.keys())].filter(Boolean).join('|');
  const half = (side: number) => {
    const own = (pattern: string | undefined, latin: string) =>
      [pattern ? toSource(pattern) : '', side === 2 ? latin : ''].filter(Boolean).join('|') || '(?!)';
    return `(?<am${side}>${own(clock.am, 'a\\.m\\.|am(?!\\s[a-zäöüăâîșț])')})|(?<pm${side}>${own(clock.pm, 'p\\.?m\\.?')})`;
  };
  const fill = (pattern: string) => {
    let minutes = 0;
    const numbered = fillSlot(toSource(pattern), 'M', () => {
      minutes += 1;
      return `(?<m${minutes}>\\d{2})`;
    });
    const body = fillSlot(numbered, 'H', () => `(?<h>${hour})`);
    const tail = `(?:\\s?[(（]?(?:${half(2)})[)）]?${edges.end})?`;
    return `(?:(?:${half(1)})[,，\\s]{0,2})?(?:${body})${edges.end}${AFTER}${tail}`;
  };
  const form = (entry: readonly [string, ClockCount] | string): Form => {
    const [pattern, count]: readonly [string, ClockCount] =
      typeof entry === 'string' ? [entry, 'plain'] : entry;
    return { pattern: sticky(fill(pattern)), count };
  };
  const named = (pattern: string | undefined) => (pattern ? `(?:${toSource(pattern)})${edges.end}` : '');
  const alone = clock.alone.map((entry) => fill(typeof entry === 'string' ? entry : entry[0]));
  return {
    hourOf,
    alone: [...clock.alone.map(form), form(PLAIN)],
    afterDay: (clock.afterDay ?? []).map(form),
    am: clock.am ? sticky(toSource(clock.am)) : undefined,
    pm: clock.pm ? sticky(toSource(clock.pm)) : undefined,
    late: clock.late ? new RegExp(toSource(clock.late), 'u') : undefined,
    joint: sticky(`${words.endings ? `(?:${toSource(words.endings)})?` : ''}${toSource(clock.joint)}`),
    until: sticky(toSource(clock.until)),
    opening: sticky(`(\\d{1,2})(?:[:.h](\\d{2}))?(?:${toSource(clock.until)})(?=\\d)`),
    noon: clock.noon ? sticky(named(clock.noon)) : undefined,
    midnight: clock.midnight ? sticky(named(clock.midnight)) : undefined,
    starts: `${edges.start}(?:${[...alone.map(withoutNames), named(clock.noon), named(clock.midnight)].filter(Boolean).join('|')})`,
  };
}

/** The same pattern with groups that are not kept, so that it can stand beside others. */
function withoutNames(source: string): string {
  return source.replace(/\(\?<[a-z]\w*>/gi, '(?:');
}

/** A clock time and what it hangs on: whether it stands right after a day, and whether that day is after noon. */
type ClockPlace = { text: string; at: number; afterDay: boolean; late: boolean };

/** Reads a clock time, or a stretch between two, as the language writes it. */
export function readLocalClock(language: Language, place: ClockPlace): ClockSpan | undefined {
  const local = localClock(language);
  const { text, at } = place;
  const opening = runAt(local.opening, text, at);
  if (opening) {
    const to = readOne(local, { ...place, at: at + opening[0].length, afterDay: true });
    const from = to && openingHour(opening, to);
    if (to && from && from < to.from) return { end: to.end, from, to: to.from };
  }
  const first = readOne(local, place);
  if (!first) return undefined;
  const until = runAt(local.until, text, first.end);
  if (!until || until[0].trim() === '') return first;
  const last = readOne(local, { ...place, at: first.end + until[0].length, afterDay: true });
  if (!last) return first;
  const to = last.from > first.from ? last.from : laterHalf(last.from);
  return to > first.from ? { end: last.end, from: first.from, to } : first;
}

/** The first hour of '2 to 4 in the afternoon' is of the same half of the day as the second. */
function openingHour(match: RegExpExecArray, to: ClockSpan): string | undefined {
  const hour = Number(match[1]);
  const minute = match[2] ?? '00';
  if (hour > 23 || Number(minute) > 59) return undefined;
  const early = `${two(hour)}:${minute}`;
  const late = laterHalf(early);
  return to.from >= '12:00' && late < to.from && hour < 12 && hour > 0 && early < '08:00' ? late : early;
}

function laterHalf(time: string): string {
  const hour = Number(time.slice(0, 2));
  return hour < 12 ? `${two(hour + 12)}${time.slice(2)}` : time;
}

function readOne(local: LocalClock, { text, at, afterDay, late }: ClockPlace): ClockSpan | undefined {
  const noon = local.noon && runAt(local.noon, text, at);
  const midnight = local.midnight && runAt(local.midnight, text, at);
  let best: ClockSpan | undefined;
  if (noon) best = { end: at + noon[0].length, from: '12:00' };
  if (midnight && midnight[0].length > (noon?.[0].length ?? 0))
    best = { end: at + midnight[0].length, from: '00:00' };
  for (const form of afterDay ? [...local.alone, ...local.afterDay] : local.alone) {
    const match = runAt(form.pattern, text, at);
    const end = at + (match?.[0].trimEnd().length ?? 0);
    if (!match || end <= (best?.end ?? 0)) continue;
    const from = clockOf(local, match, { count: form.count, late });
    if (from) best = { end, from };
  }
  return best;
}

type Manner = { count: ClockCount; late: boolean };

function clockOf(local: LocalClock, match: RegExpExecArray, manner: Manner): string | undefined {
  const groups = match.groups ?? {};
  const written = groups.h ?? '';
  const word = local.hourOf.get(toKey(written));
  const hour = word === undefined ? Number(written) : word + 1;
  const shift = groups.half ? 30 : groups.quarter ? 15 : groups.halfTo ? -30 : 0;
  const minute = Number(groups.m1 ?? groups.m2 ?? 0) + shift;
  const am = groups.am1 ?? groups.am2;
  const pm = groups.pm1 ?? groups.pm2;
  const padded = /^0\d$/.test(written);
  if (hour === 24 && minute === 0 && manner.count === 'plain') return '24:00';
  const full =
    manner.count === 'swahili'
      ? swahiliHour(hour, pm ?? am)
      : manner.count === 'evening'
        ? hour + 18
        : dayHour(hour, { am: am !== undefined, pm: pm !== undefined || (!am && manner.late), padded });
  if (full === undefined || Number(groups.m1 ?? groups.m2 ?? 0) > 59) return undefined;
  const minutes = (full * 60 + minute + 1_440) % 1_440;
  return full > 24 ? undefined : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** An hour without its half of the day: from 1 to 6 it is after noon, as working days go. */
function dayHour(hour: number, half: { am: boolean; pm: boolean; padded: boolean }): number | undefined {
  if (hour > 23) return undefined;
  if (half.am) return hour === 12 ? 0 : hour;
  if (half.pm) return hour < 12 ? hour + 12 : hour;
  return hour >= 1 && hour <= 6 && !half.padded ? hour + 12 : hour;
}

/**
 * Swahili counts its hours from sunrise and from sunset: saa tatu asubuhi is nine in the morning, saa tisa alasiri
 * three in the afternoon. Hours past twelve are the world's.
 */
function swahiliHour(hour: number, said: string | undefined): number | undefined {
  if (hour > 12) return hour < 24 ? hour : undefined;
  if (hour < 1) return undefined;
  const part = said?.toLowerCase() ?? '';
  if (/asubuhi|alfajiri/.test(part)) return (hour + 6) % 12;
  // Night runs over midnight: saa saba usiku is one o'clock.
  if (/usiku/.test(part)) return (hour + 18) % 24;
  return hour + 6;
}
