/** The day of a time, as the person's calendar has it: 'December 28, 2026'. `short`: 'Dec 28'. */
export function dayOf(iso: string, form: 'long' | 'short' = 'long'): string {
  return new Date(iso).toLocaleDateString(
    'en-US',
    form === 'long' ? { month: 'long', day: 'numeric', year: 'numeric' } : { month: 'short', day: 'numeric' },
  );
}

/** The day of a time in the form of ISO 8601. */
export function Day({ iso, form }: { iso: string; form?: 'long' | 'short' }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {dayOf(iso, form)}
    </time>
  );
}
