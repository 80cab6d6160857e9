/** The month as a postmark with cancellation waves. Decorative: the page also says it in words. */
export function MonthPostmark({ mark, className }: { mark: readonly [string, string]; className: string }) {
  const [month, year] = mark;
  return (
    <svg className={`text-stamp ${className}`} viewBox="0 0 196 96" fill="none" aria-hidden="true">
      <g stroke="currentColor">
        <circle cx="48" cy="48" r="45" strokeWidth="1.75" />
        <circle cx="48" cy="48" r="34" strokeWidth="1.25" />
        <path strokeWidth="1" d="M21 55h54" />
        <path
          strokeWidth="1.75"
          strokeLinecap="round"
          d="M94 23c9-7 16 7 25 0s16 7 25 0 16 7 25 0 16 7 25 0M98 40c9-7 12 6 21 0s16 7 25 0 16 7 25 0 16 7 25 0M98 57c9-7 12 6 21 0s16 7 25 0 16 7 25 0 16 7 25 0M94 74c9-7 16 7 25 0s16 7 25 0 16 7 25 0 16 7 25 0"
        />
      </g>
      <g fill="currentColor" className="font-sans" fontWeight="700" textAnchor="middle">
        <text x="48" y="48" fontSize="17" letterSpacing="1.5">
          {month}
        </text>
        <text x="48" y="69" fontSize="11.5" letterSpacing="1">
          {year}
        </text>
      </g>
    </svg>
  );
}
