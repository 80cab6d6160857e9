/** A letter scale: the week's mail in the tray, the needle at eleven. */
export function LetterScale() {
  return (
    <>
      <path className="fill-accent-wash" d="M0 0h480v320H0z" />
      <path className="fill-rule" d="M0 282h480v38H0z" />
      <g className="fill-sheet stroke-ink">
        <path d="m146 72 186-10 2 20-186 10z" />
        <path d="M158 52h158v18H158z" />
        <path d="m138 32 172 6-1 18-172-6z" />
        <path d="M170 16h142v18H170z" />
      </g>
      <path
        className="stroke-stamp"
        strokeWidth="5"
        strokeLinecap="butt"
        strokeDasharray="10 8"
        d="M172 26h138"
      />
      <path className="fill-ink" d="M112 92h256l-12 14H124zM232 106h16v34h-16z" />
      <path className="fill-accent stroke-ink" d="M128 282c0-16 10-22 24-24h176c14 2 24 8 24 24z" />
      <path className="fill-sheet stroke-ink" d="M146 262a96 96 0 1 1 188 0z" />
      <path
        className="stroke-ink"
        strokeWidth="9"
        strokeLinecap="butt"
        strokeDasharray="2 15.1"
        d="M164 244a78 78 0 1 1 152 0"
      />
      <text
        className="fill-ink font-display"
        x="266"
        y="196"
        fontSize="24"
        fontWeight="600"
        textAnchor="middle"
      >
        11
      </text>
      <path className="stroke-stamp" strokeWidth="4" d="m240 240 68-52" />
      <circle className="fill-ink" cx="240" cy="240" r="9" />
    </>
  );
}
