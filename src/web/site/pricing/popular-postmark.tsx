/** 'Most Popular' as a postmark on the corner of a card. Screen readers and searches find the words as plain text. */
export function PopularPostmark() {
  return (
    <>
      <span className="sr-only">Most Popular</span>
      <svg className="popular-postmark" viewBox="0 0 132 84" fill="none" aria-hidden="true">
        <g stroke="currentColor">
          <circle cx="90" cy="42" r="40" strokeWidth="1.75" />
          <circle cx="90" cy="42" r="34.5" strokeWidth="1" />
          <path
            strokeWidth="1.5"
            strokeLinecap="round"
            d="M2 24c9-6 14 6 23 0s14 6 23 0M2 36c9-6 14 6 23 0s12 4 19 1M2 48c9-6 14 6 23 0s12 4 19 1M2 60c9-6 14 6 23 0s14 6 23 0"
          />
          <path strokeWidth="1" d="M63 42h54" />
        </g>
        <g fill="currentColor" className="font-sans" fontSize="12.5" fontWeight="700" textAnchor="middle">
          <text x="90" y="35" letterSpacing="1">
            MOST
          </text>
          <text x="90" y="56" fontSize="11" letterSpacing=".4">
            POPULAR
          </text>
        </g>
      </svg>
    </>
  );
}
