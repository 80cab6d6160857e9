import { plans } from '#domain/plans.ts';

/** The date as a postmark has it: '21 NOV 2026'. */
function postmarkDate(date: Date): string[] {
  const [day, month, year] = date
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
    .split(' ');
  return [`${day} ${month?.slice(0, 3)}`.toUpperCase(), year ?? ''];
}

/** The postmark of the day, over the stamp's left half. */
function DayMark() {
  return (
    <g className="stroke-stamp">
      <circle cx="56" cy="78" r="42" strokeWidth="1.75" />
      <circle cx="56" cy="78" r="30" strokeWidth="1.25" />
      <path
        strokeWidth="1.75"
        strokeLinecap="round"
        d="M101 58c9-7 16 7 25 0s16 7 25 0 16 7 25 0M104 71c9-7 16 7 25 0s16 7 25 0 16 7 22 1M104 84c9-7 16 7 25 0s16 7 25 0 16 7 22 1M101 97c9-7 16 7 25 0s16 7 25 0 16 7 25 0"
      />
      <g
        className="fill-stamp font-sans"
        stroke="none"
        fontSize="11.5"
        fontWeight="700"
        letterSpacing=".6"
        textAnchor="middle"
      >
        {postmarkDate(new Date()).map((line, place) => (
          <text key={line} x="56" y={76 + place * 14}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/**
 * The card's stamp, worth the replies of a free account: fresh for whoever is new, else cancelled today. Decorative.
 */
export function CardStamp({ isCancelled }: { isCancelled: boolean }) {
  return (
    <svg className="card-stamp" viewBox="0 0 190 128" fill="none" aria-hidden="true">
      <g transform="translate(98 6)">
        <path className="fill-accent" d="M0 0h88v116H0z" />
        <path
          className="stroke-sheet"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 11.65"
          d="M0 0h88v116H0z"
        />
        <path className="stroke-on-accent" d="M9.5 9.5h69v97h-69z" />
        <g className="fill-on-accent font-display" fontWeight="600">
          <text x="17" y="41" fontSize="30">
            {plans.free.includedVolume}
          </text>
          <text x="71" y="97" fontSize="17" textAnchor="end">
            Re:
          </text>
        </g>
        <path
          className="stroke-on-accent"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m31 56-13 12 13 12M19 68h32a17 17 0 0 1 17 13"
        />
      </g>
      {isCancelled ? <DayMark /> : null}
    </svg>
  );
}
