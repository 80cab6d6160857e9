/** The program's name as it is signed everywhere: a stamp with a reply's arrow, and the name in a letter's type. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <svg className="size-7 shrink-0" viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <rect
          x="2.5"
          y="2.5"
          width="23"
          height="23"
          className="fill-sheet stroke-ink-soft"
          strokeWidth="2"
          strokeDasharray="0 3.285"
          strokeLinecap="round"
        />
        <rect x="3.5" y="3.5" width="21" height="21" className="fill-sheet stroke-rule" />
        <path
          className="stroke-accent"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M12 9.5 7.5 14l4.5 4.5M8 14h8.5a4 4 0 0 1 4 4v.5"
        />
      </svg>
      <span className="font-display text-lead leading-none font-semibold tracking-[-0.01em] whitespace-nowrap">
        AI Reply Assistant
      </span>
    </span>
  );
}
