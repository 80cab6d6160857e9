import { listOf } from '../word-lists.ts';
import { twoDigits } from './calendar.ts';
import { toKey } from './phrases.ts';
import type { LocalWords } from './spelling.ts';

/** The time from which Thai counts the hours of the evening, 18:00, in minutes after midnight. */
export const EVENING = 18 * 60;

/**
 * What is known about a clock time besides its own words. `minutes`: to add to it. `isClock24`: it is written in the
 * 24-hour clock ('14:30'). `isAfternoon`: the words around it mean after noon.
 */
type HourContext = { minutes: number; isClock24: boolean; isAfternoon: boolean };

/** A clock time 'HH:mm'. `hasDayHalf`: a word such as 'am' or 'pm' says in which half of the day it is. */
export type HourOfDay = { from: string; hasDayHalf: boolean };

/** The clock time from the groups of a match; undefined if there is no such time. */
export function hourOfDay(
  { dates, hourOf }: LocalWords,
  groups: Readonly<Record<string, string | undefined>>,
  { minutes, isClock24, isAfternoon }: HourContext,
): HourOfDay | undefined {
  const { hour: written = '', minute, more, am1, am2, am3, pm1, pm2, pm3 } = groups;
  const word = hourOf.get(toKey(written));
  const hour = word === undefined ? Number(written) : word + 1;
  const writtenMinutes = Number(minute ?? more ?? 0);
  const am = am1 ?? am2 ?? am3;
  const pm = pm1 ?? pm2 ?? pm3;
  if (writtenMinutes > 59) return undefined;
  if (hour === 24 && writtenMinutes === 0) return { from: '24:00', hasDayHalf: true };
  const isNight = listOf(dates.clock.night).includes(pm ?? '');
  const isPm = pm !== undefined || (am === undefined && isAfternoon);
  const hourOfClock =
    dates.clock.countsFromSix && !isClock24
      ? hourFromSix(hour, am !== undefined, isNight)
      : dayHour(hour, {
          isAm: am !== undefined || minutes >= EVENING,
          isPm,
          isPadded: /^0\d$/.test(written),
        });
  if (hourOfClock === undefined) return undefined;
  const total = (hourOfClock * 60 + writtenMinutes + minutes + 1_440) % 1_440;
  const hasDayHalf = am !== undefined || pm !== undefined;
  return { from: `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`, hasDayHalf };
}

/** `isPadded`: the hour is written with a zero, as in '03'. */
type DayHalf = { isAm: boolean; isPm: boolean; isPadded: boolean };

/** The hour in the 24-hour clock. Without 'am' or 'pm', 1 to 6 mean after noon, as in working hours; '03' stays 3. */
function dayHour(hour: number, { isAm, isPm, isPadded }: DayHalf): number | undefined {
  if (hour > 23) return undefined;
  if (isAm) return hour === 12 ? 0 : hour;
  if (isPm) return hour < 12 ? hour + 12 : hour;
  return hour >= 1 && hour <= 6 && !isPadded ? hour + 12 : hour;
}

/** The hour in the 24-hour clock, if hours are counted from 6:00 and at night from 18:00. Hours over 12 stay. */
function hourFromSix(hour: number, isEarly: boolean, isNight: boolean): number | undefined {
  if (hour > 12) return hour < 24 ? hour : undefined;
  if (hour < 1) return undefined;
  if (isEarly) return (hour + 6) % 12;
  return isNight ? (hour + 18) % 24 : hour + 6;
}

/** The first time of a range. In '2 to 4 in the afternoon' it is in the same half of the day as the second time. */
export function firstHourOfRange(match: RegExpExecArray, second: HourOfDay): string | undefined {
  const hour = Number(match[1]);
  const minute = match[2] ?? '00';
  if (hour > 23 || Number(minute) > 59) return undefined;
  const early = `${twoDigits(hour)}:${minute}`;
  const late = afterNoon(early);
  const canBeLate = second.from >= '12:00' && late < second.from && hour > 0;
  return canBeLate && (second.hasDayHalf || early < '08:00') ? late : early;
}

/** The time twelve hours later, if `time` is before noon. */
export function afterNoon(time: string): string {
  const hour = Number(time.slice(0, 2));
  return hour < 12 ? `${twoDigits(hour + 12)}${time.slice(2)}` : time;
}
