/** A UTC month as a page names it. */
type Month = {
  /** 'November 2026'. */
  label: string;
  /** As a postmark has it: 'NOV', '2026'. */
  mark: readonly [string, string];
  /** When the count begins anew: 'December 1', and the same for programs. */
  next: { label: string; date: string };
};

function inUtc(date: Date, style: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString('en-US', { ...style, timeZone: 'UTC' });
}

/** The words of a month that the API names '2026-11'. */
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
