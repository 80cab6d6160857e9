/** A letter being written: the pen is over a bracket that still needs a word. */
export function LetterAndPen() {
  return (
    <>
      <path className="fill-rule" d="M0 0h480v320H0z" />
      <g transform="rotate(-7 240 160)">
        <path className="fill-ink" opacity=".12" d="M82 44h292v340H82z" />
        <path className="fill-sheet stroke-ink" d="M70 32h292v340H70z" />
        <path className="fill-accent" d="M102 60h28v28h-28z" />
        <path className="stroke-on-accent" d="m114 68-6 6 6 6M109 74h8q6 0 6 7" />
        <path className="stroke-edge" d="M270 64h60M286 76h44" />
        <path
          className="stroke-ink"
          strokeWidth="2.5"
          d="M102 124h58M102 150h214M102 170h196M102 190h224M102 216h66"
        />
        <path className="stroke-stamp" strokeWidth="3" d="M184 206h-7v20h7M284 206h7v20h-7" />
        <path className="stroke-stamp" strokeWidth="2.5" d="M188 217c7-9 11 7 18 0s9-6 15-2" />
      </g>
      <g transform="translate(231 213) rotate(37)">
        <path className="fill-accent stroke-ink" d="M-22-106c-3-54-4-120 0-190h44c4 70 3 136 0 190z" />
        <path className="fill-ink" d="M-17-80h34l5-26h-44z" />
        <path className="fill-stamp" d="M-22.5-128h45v9h-45z" />
        <path
          className="fill-sheet stroke-ink"
          d="M0 0c-8-22-19-36-19-56 0-11 2-17 4-24h30c2 7 4 13 4 24C19-36 8-22 0 0Z"
        />
        <path className="stroke-ink" d="M0-4v-42" />
        <circle className="fill-ink" cy="-50" r="4" />
      </g>
    </>
  );
}
