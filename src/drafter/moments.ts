import type { DateMention } from '#reading/reading.ts';

/** A day, a clock time or both, local to the sender; `until` ends a stretch of either. */
export type Moment = {
  /** 'YYYY-MM-DD' */
  day?: string;
  /** 0 is Sunday: a day of the week alone, of a mail that does not tell when it was sent. */
  weekday?: number;
  /** 'HH:mm' */
  time?: string;
  untilDay?: string;
  untilTime?: string;
  /** Where the time is only the first or the last of those meant: 'Thursday, after 2 pm'. */
  bound?: 'after' | 'before';
  /** Where the time is that of a zone which the mail names: 'UTC+2'. */
  zone?: string;
};

const form = /^(\d{4}-\d\d-\d\d)?(?:T(\d\d:\d\d))?$/;

/** The moment that a mention names; undefined where its words name no one day or time. */
export function momentOf({
  resolved,
  resolvedEnd,
  zone,
}: Pick<DateMention, 'resolved' | 'resolvedEnd' | 'zone'>): Moment | undefined {
  const [, day, time] = form.exec(resolved ?? '') ?? [];
  if (!day && !time) return undefined;
  const [, untilDay, untilTime] = form.exec(resolvedEnd ?? '') ?? [];
  return {
    ...(day ? { day } : {}),
    ...(time ? { time } : {}),
    ...(untilDay && untilDay !== day ? { untilDay } : {}),
    ...(untilTime ? { untilTime } : {}),
    ...(time && zone ? { zone } : {}),
  };
}

/** The moments that mentions name, those without one left out. */
export function momentsOf(dates: readonly DateMention[]): Moment[] {
  return dates.flatMap((date) => momentOf(date) ?? []);
}
