const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** A day in the person's time zone: 'Nov 21, 2026'. `time` is ISO 8601, or in milliseconds since 1970. */
export function dayOf(time: string | number): string {
  return day.format(new Date(time));
}
