/** A postage stamp, cancelled: the picture on the closing postcard, decorative. */
export function Stamp() {
  return (
    <svg className="stamp" viewBox="0 0 180 116" fill="none" aria-hidden="true">
      <g transform="translate(92 4)">
        <path className="fill-paper stroke-rule" d="M0 0h84v108H0z" />
        <path
          className="stroke-sheet"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 12"
          d="M0 0h84v108H0z"
        />
        <path className="fill-accent" d="M9 9h66v90H9z" />
        <g className="stroke-on-accent" strokeWidth="1.75" strokeLinejoin="round">
          <path d="M20 42h44v30H20z" />
          <path d="m20 42 22 17 22-17" />
        </g>
        <path className="stroke-on-accent" strokeWidth="1.25" d="M20 84h28M20 90h18" />
        <text
          className="fill-on-accent font-display"
          x="64"
          y="31"
          fontSize="20"
          fontWeight="600"
          textAnchor="end"
        >
          Re:
        </text>
      </g>
      <g className="stroke-stamp" strokeWidth="1.75">
        <circle cx="62" cy="66" r="34" />
        <circle cx="62" cy="66" r="26" strokeWidth="1.25" />
        <path
          strokeLinecap="round"
          d="M98 50c10-6 18 6 28 0s18 6 28 0M101 64c10-6 17 6 26 0s18 6 28 0M98 78c10-6 18 6 28 0s18 6 28 0"
        />
      </g>
    </svg>
  );
}
