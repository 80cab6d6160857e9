import { listOf } from '../word-list.ts';
import { two } from './calendar.ts';
import { toKey } from './phrases.ts';
import type { LocalWords } from './spelling.ts';

/** So many minutes behind midnight begins the evening, from which Thai counts hours. */
export const EVENING = 18 * 60;

/** What is known of a clock time beside its words: minutes to add, the world's clock ('14:30'), a day after noon. */
export type HourKind = { minutes: number; isPlain: boolean; late: boolean };

/** 'HH:mm', and whether words say which half of the day it is. */
export type HourOfDay = { from: string; isMarked: boolean };

/** The clock time that the groups of a match name; undefined where no clock has it. */
export function hourOfDay(
  { dates, hourOf }: LocalWords,
  groups: Readonly<Record<string, string | undefined>>,
  { minutes, isPlain, late }: HourKind,
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
    dates.clock.fromSix && !isPlain
      ? hourFromSix(hour, am !== undefined, isNight)
      : dayHour(hour, {
          isAm: am !== undefined || minutes >= EVENING,
          isPm,
          isPadded: /^0\d$/.test(written),
        });
  if (full === undefined) return undefined;
  const total = (full * 60 + past + minutes + 1_440) % 1_440;
  const isMarked = am !== undefined || pm !== undefined;
  return { from: `${two(Math.floor(total / 60))}:${two(total % 60)}`, isMarked };
}

type Half = { isAm: boolean; isPm: boolean; isPadded: boolean };

/** An hour without its half of the day: from 1 to 6 it is after noon, as working days go. */
function dayHour(hour: number, { isAm, isPm, isPadded }: Half): number | undefined {
  if (hour > 23) return undefined;
  if (isAm) return hour === 12 ? 0 : hour;
  if (isPm) return hour < 12 ? hour + 12 : hour;
  return hour >= 1 && hour <= 6 && !isPadded ? hour + 12 : hour;
}

/** An hour counted from sunrise or, at night, from sunset, over midnight. Hours past twelve are the world's. */
function hourFromSix(hour: number, isEarly: boolean, isNight: boolean): number | undefined {
  if (hour > 12) return hour < 24 ? hour : undefined;
  if (hour < 1) return undefined;
  if (isEarly) return (hour + 6) % 12;
  return isNight ? (hour + 18) % 24 : hour + 6;
}

/** The first hour of '2 to 4 in the afternoon' is of the same half of the day as the second. */
export function openingHour(match: RegExpExecArray, to: HourOfDay): string | undefined {
  const hour = Number(match[1]);
  const minute = match[2] ?? '00';
  if (hour > 23 || Number(minute) > 59) return undefined;
  const early = `${two(hour)}:${minute}`;
  const late = laterHalf(early);
  const canBeLate = to.from >= '12:00' && late < to.from && hour > 0;
  return canBeLate && (to.isMarked || early < '08:00') ? late : early;
}

/** The same time after noon. */
export function laterHalf(time: string): string {
  const hour = Number(time.slice(0, 2));
  return hour < 12 ? `${two(hour + 12)}${time.slice(2)}` : time;
}
