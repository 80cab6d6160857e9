/** A lined envelope, its letter half out, with lines made unreadable. */
export function LinedEnvelope() {
  return (
    <>
      <defs>
        <pattern
          id="lining"
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="fill-accent" d="M0 0h14v14H0z" />
          <path className="stroke-on-accent" strokeWidth="1.5" d="M0 7h14M7 0v14" />
        </pattern>
      </defs>
      <path className="fill-accent-wash" d="M0 0h480v320H0z" />
      <g transform="rotate(5 240 190)">
        <path className="fill-sheet stroke-ink" d="M76 172 218 20q22-22 44 0l142 152z" />
        <path fill="url(#lining)" d="M104 164 224 36q16-15 32 0l120 128z" />
        <path className="fill-sheet stroke-ink" d="M132 92h216v150H132z" />
        <path
          className="stroke-edge"
          strokeWidth="2.5"
          d="M156 122h50M156 146h64M156 170h24M250 170h74M156 194h100"
        />
        <path className="fill-ink" d="M220 115h104v14H220zM188 163h54v14h-54zM264 187h44v14h-44z" />
        <path className="fill-sheet stroke-ink" d="M76 172v180h328V172L240 268z" />
        <path className="stroke-rule" d="m76 352 136-100M404 352 268 252" />
      </g>
    </>
  );
}
