/** A postmark over the corner of a sheet: a ring of words, a figure, the waves that cancel. Decorative. */
export function Postmark() {
  return (
    <svg className="postmark" viewBox="0 0 190 112" fill="none" aria-hidden="true">
      <defs>
        <path id="postmark-ring" d="M134 96a40 40 0 1 1 .01 0" />
      </defs>
      <g stroke="currentColor">
        <circle cx="134" cy="56" r="53" strokeWidth="1.75" />
        <circle cx="134" cy="56" r="32" strokeWidth="1.25" />
        <path
          strokeWidth="1.5"
          strokeLinecap="round"
          d="M2 36c13-8 23 8 36 0s23 8 41 0M2 50c13-8 23 8 36 0s23 8 38 0M2 64c13-8 23 8 36 0s23 8 38 0M2 78c13-8 23 8 36 0s23 8 41 0"
        />
      </g>
      <g fill="currentColor" className="font-sans" fontSize="11" fontWeight="600" letterSpacing="1.55">
        <text>
          <textPath href="#postmark-ring" startOffset="1">
            NO SIGN-UP · FREE REPLIES ·
          </textPath>
        </text>
      </g>
      <text
        x="134"
        y="71"
        fill="currentColor"
        className="font-display"
        fontSize="44"
        fontWeight="600"
        textAnchor="middle"
      >
        3
      </text>
    </svg>
  );
}
