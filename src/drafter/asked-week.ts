import { datesWithin } from '#reading/matters/find-matters.ts';
import type { Reading } from '#reading/reading.ts';
import { momentsOf } from './moments.ts';

const DAY = 86_400_000;

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/**
 * The day before the week ('YYYY-MM-DD', a Sunday) in which a mail puts forward a time, where that is not the mail's own
 * week; undefined where it puts none forward or nobody knows when it was sent.
 */
function beforeAskedWeek({ asks, dates, date }: Reading): string | undefined {
  const asked = asks.filter(({ proposedTime }) => proposedTime !== undefined);
  const [offered] = momentsOf(asked.flatMap((ask) => datesWithin(ask, dates))).flatMap(
    ({ day }) => day ?? [],
  );
  if (!offered || !date) return undefined;
  const weekday = (new Date(`${offered}T00:00:00Z`).getUTCDay() + 6) % 7;
  const sunday = shifted(offered, -weekday - 1);
  return sunday > date.slice(0, 10) ? sunday : undefined;
}

/**
 * What words of the person say of a day: a bare weekday is that of the week in which the mail puts a time forward. `read`
 * reads them as of a day ('YYYY-MM-DD'), `dayOf` tells the day in what it read.
 */
export function readInAskedWeek<Read>(
  read: (sentOn: string | undefined) => Read | undefined,
  dayOf: (found: Read) => string | undefined,
  reading: Reading,
): Read | undefined {
  const sentOn = reading.date?.slice(0, 10);
  const found = read(sentOn);
  const base = beforeAskedWeek(reading);
  const day = found && dayOf(found);
  if (!found || !sentOn || !base || !day) return found;
  /** How far the day moves with the one on which it is said: 'tomorrow' by one, a weekday by weeks, a date not at all. */
  const moves = (by: number) => {
    const other = read(shifted(sentOn, by));
    const moved = other && dayOf(other);
    return moved ? daysBetween(day, moved) : 0;
  };
  return moves(7) === 7 && moves(1) % 7 === 0 ? (read(base) ?? found) : found;
}
