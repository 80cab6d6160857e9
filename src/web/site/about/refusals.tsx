const refusals = [
  { what: 'It does not send', why: 'No mail leaves before you have pressed the button that sends it.' },
  { what: 'It does not guess', why: 'What only you can know stays a gap, and gaps are counted.' },
  {
    what: 'It does not keep',
    why: 'The mail is stored nowhere. Nor is the reply, unless a program asks to get it again: a day, sealed.',
  },
  { what: 'It does not obey the mail', why: 'Orders hidden in a message are text, and are not followed.' },
  {
    what: 'It does not hide who wrote',
    why: 'A model or the built-in drafter: the name stands under the reply.',
  },
];

/** What the program does not do, and why. */
export function Refusals() {
  return (
    <section
      aria-labelledby="refusals-title"
      className="page-width grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-24"
    >
      <h2 id="refusals-title" className="text-headline">
        What it does not do
      </h2>
      <dl className="border-t border-edge">
        {refusals.map((row) => (
          <div
            key={row.what}
            className="grid gap-x-8 border-b border-rule py-3.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-baseline"
          >
            <dt className="font-display text-lead">{row.what}</dt>
            <dd className="text-balance text-ink-soft">{row.why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
