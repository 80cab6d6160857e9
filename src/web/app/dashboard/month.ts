/** A UTC month as a page names it. */
type Month = {
  /** 'November 2026'. */
  label: string;
  /** The two texts of a postmark: 'NOV', '2026'. */
  mark: readonly [string, string];
  /** When the count starts again: 'December 1' as `label`, '2026-12-01' as `date`. */
  next: { label: string; date: string };
};

function inUtc(date: Date, style: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString('en-US', { ...style, timeZone: 'UTC' });
}

/** The texts for a month that the API writes as '2026-11'. */
export function monthOfYear(monthYear: string): Month {
  const [year = 0, month = 1] = monthYear.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1));
  const next = new Date(Date.UTC(year, month));
  return {
    label: inUtc(first, { month: 'long', year: 'numeric' }),
    mark: [inUtc(first, { month: 'short' }).toUpperCase(), String(year)],
    next: { label: inUtc(next, { month: 'long', day: 'numeric' }), date: next.toISOString().slice(0, 10) },
  };
}
