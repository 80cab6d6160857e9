import { listOf } from '../word-lists.ts';
import { twoDigits } from './calendar.ts';
import { toKey } from './phrases.ts';
import type { LocalWords } from './spelling.ts';

/** Thai counts the hours of the evening from 18:00: this many minutes after midnight. */
export const EVENING = 18 * 60;

/**
 * What is known about a clock time apart from its words. `minutes`: to add. `isClock24`: of the 24-hour clock
 * ('14:30'). `late`: the words around it mean after noon.
 */
type HourKind = { minutes: number; isClock24: boolean; late: boolean };

/** 'HH:mm', and whether a word says which half of the day it is. */
export type HourOfDay = { from: string; isMarked: boolean };

/** The clock time from the groups of a match; undefined if there is no such time. */
export function hourOfDay(
  { dates, hourOf }: LocalWords,
  groups: Readonly<Record<string, string | undefined>>,
  { minutes, isClock24, late }: HourKind,
): HourOfDay | undefined {
  const { hour: written = '', minute, more, am1, am2, am3, pm1, pm2, pm3 } = groups;
  const word = hourOf.get(toKey(written));
  const hour = word === undefined ? Number(written) : word + 1;
  const past = Number(minute ?? more ?? 0);
  const am = am1 ?? am2 ?? am3;
  const pm = pm1 ?? pm2 ?? pm3;
  if (past > 59) return undefined;
  if (hour === 24 && past === 0) return { from: '24:00', isMarked: true };
  const isNight = listOf(dates.clock.night).includes(pm ?? '');
  const isPm = pm !== undefined || (am === undefined && late);
  const full =
    dates.clock.countsFromSix && !isClock24
      ? hourFromSix(hour, am !== undefined, isNight)
      : dayHour(hour, {
          isAm: am !== undefined || minutes >= EVENING,
          isPm,
          isPadded: /^0\d$/.test(written),
        });
  if (full === undefined) return undefined;
  const total = (full * 60 + past + minutes + 1_440) % 1_440;
  const isMarked = am !== undefined || pm !== undefined;
  return { from: `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`, isMarked };
}

type Half = { isAm: boolean; isPm: boolean; isPadded: boolean };

/** The hour of the day. Without 'am' or 'pm', 1 to 6 is after noon, as in working hours; '03' stays 3. */
function dayHour(hour: number, { isAm, isPm, isPadded }: Half): number | undefined {
  if (hour > 23) return undefined;
  if (isAm) return hour === 12 ? 0 : hour;
  if (isPm) return hour < 12 ? hour + 12 : hour;
  return hour >= 1 && hour <= 6 && !isPadded ? hour + 12 : hour;
}

/** An hour that is counted from 6:00 or, in the evening and at night, from 18:00. Hours over 12 are normal hours. */
function hourFromSix(hour: number, isEarly: boolean, isNight: boolean): number | undefined {
  if (hour > 12) return hour < 24 ? hour : undefined;
  if (hour < 1) return undefined;
  if (isEarly) return (hour + 6) % 12;
  return isNight ? (hour + 18) % 24 : hour + 6;
}

/** The first hour of a range. In '2 to 4 in the afternoon' it is in the same half of the day as the second hour. */
export function openingHour(match: RegExpExecArray, to: HourOfDay): string | undefined {
  const hour = Number(match[1]);
  const minute = match[2] ?? '00';
  if (hour > 23 || Number(minute) > 59) return undefined;
  const early = `${twoDigits(hour)}:${minute}`;
  const late = laterHalf(early);
  const canBeLate = to.from >= '12:00' && late < to.from && hour > 0;
  return canBeLate && (to.isMarked || early < '08:00') ? late : early;
}

/** The same time after noon. */
export function laterHalf(time: string): string {
  const hour = Number(time.slice(0, 2));
  return hour < 12 ? `${twoDigits(hour + 12)}${time.slice(2)}` : time;
}
