const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const full = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A date as text (`label`), and for the `dateTime` attribute. */
type MailDate = { label: string; dateTime: string };

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}

/** A date in the short form of a list: the time for today, the day for this year, otherwise the day and the year. */
export function shortDate(text: string | undefined, now = new Date()): MailDate | undefined {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return undefined;
  const style = isSameDay(date, now) ? time : date.getFullYear() === now.getFullYear() ? day : dayAndYear;
  return { label: style.format(date), dateTime: date.toISOString() };
}

/** The value of a Date header in full. A value that is not a date is returned unchanged. */
export function longDate(header: string): { label: string; dateTime?: string } | undefined {
  if (header === '') return undefined;
  const date = new Date(header);
  if (Number.isNaN(date.getTime())) return { label: header };
  return { label: full.format(date), dateTime: date.toISOString() };
}

/** The short date of a message in a list. Nothing if the date is not valid. */
export function ShortDate({ date }: { date: string | undefined }) {
  const when = shortDate(date);
  if (!when) return null;
  return (
    <time dateTime={when.dateTime} className="shrink-0 text-small text-ink-soft tabular-nums">
      {when.label}
    </time>
  );
}
