import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';

/** A postmark over the corner of a sheet: a ring of words, a number, and wavy lines. Decorative. */
export function FreePostmark() {
  return (
    <svg className="postmark" viewBox="24 0 166 112" fill="none" aria-hidden="true">
      <defs>
        <path id="postmark-ring" d="M134 96a40 40 0 1 1 .01 0" />
      </defs>
      <g stroke="currentColor">
        <circle cx="134" cy="56" r="53" strokeWidth="1.75" />
        <circle cx="134" cy="56" r="32" strokeWidth="1.25" />
        <path
          strokeWidth="1.5"
          strokeLinecap="round"
          d="M30 36c13-8 20 8 33 0s12-2 18 3M26 50c13-8 20 8 33 0s13-2 19 2M26 64c13-8 20 8 33 0s13-2 19 2M30 78c13-8 20 8 33 0s12-2 18 3"
        />
      </g>
      <g fill="currentColor" className="font-sans" fontSize="12" fontWeight="600">
        <text>
          <textPath href="#postmark-ring" startOffset="2" textLength="248">
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
        {GUEST_REPLY_LIMIT}
      </text>
    </svg>
  );
}
