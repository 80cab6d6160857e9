import { shortDate } from './mail-date.ts';

/** When a message of a list arrived or was sent, in the short form. Nothing if its date is not valid. */
export function ShortDate({ date }: { date: string | undefined }) {
  const when = shortDate(date);
  if (!when) return null;
  return (
    <time dateTime={when.dateTime} className="shrink-0 text-small text-ink-soft tabular-nums">
      {when.label}
    </time>
  );
}
