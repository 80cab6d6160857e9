import { plans } from '#domain/plans.ts';

/** The two lines of a postmark's date: '21 NOV' and '2026'. */
function postmarkDate(date: Date): string[] {
  const [day, month, year] = date
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
    .split(' ');
  return [`${day} ${month?.slice(0, 3)}`.toUpperCase(), year ?? ''];
}

/** Today's postmark, next to the stamp. Its waves cover the stamp. */
function DayMark() {
  return (
    <g className="stroke-stamp" strokeWidth="1.75">
      <circle cx="138" cy="74" r="44" />
      <circle cx="138" cy="74" r="32" strokeWidth="1.25" />
      <path
        strokeLinecap="round"
        d="M10 52c9-7 16 7 25 0s16 7 25 0 16 7 25 0 8-5 13-3M10 66c9-7 16 7 25 0s16 7 25 0 16 7 25 0 5-3 8-3M10 80c9-7 16 7 25 0s16 7 25 0 16 7 25 0 5-3 8-3M10 94c9-7 16 7 25 0s16 7 25 0 16 7 25 0 8-5 13-3"
      />
      <g
        className="fill-stamp font-sans"
        stroke="none"
        fontSize="12"
        fontWeight="700"
        letterSpacing=".6"
        textAnchor="middle"
      >
        {postmarkDate(new Date()).map((line, place) => (
          <text key={line} x="138" y={71 + place * 15}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/**
 * The card's stamp. Its value is the number of replies of a free account. It is unused for a new person, otherwise
 * cancelled with today's date. Decorative.
 */
export function CardStamp({ isCancelled }: { isCancelled: boolean }) {
  return (
    <svg className="card-stamp" viewBox="0 0 184 124" fill="none" aria-hidden="true">
      <g transform="translate(0 4)">
        <path className="fill-accent" d="M0 0h88v116H0z" />
        <path
          className="stroke-sheet"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 11.65"
          d="M0 0h88v116H0z"
        />
        <path className="stroke-on-accent" d="M9.5 9.5h69v97h-69z" />
        <text
          className="fill-on-accent font-display"
          x="70"
          y="40"
          fontSize="30"
          fontWeight="600"
          textAnchor="end"
        >
          {plans.free.includedVolume}
        </text>
        <path
          className="stroke-on-accent"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M36 57 20 73l16 16M22 73h30c9 0 15 6 15 15v4"
        />
      </g>
      {isCancelled ? <DayMark /> : null}
    </svg>
  );
}
