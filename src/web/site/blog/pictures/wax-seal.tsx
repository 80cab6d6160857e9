/** The back of an envelope, closed for good with a wax seal. */
export function WaxSeal() {
  return (
    <>
      <path className="fill-sheet" d="M0 0h480v320H0z" />
      <g transform="rotate(-6 240 160)">
        <path className="fill-accent-wash stroke-edge" d="m-60 380 264-206q36-26 72 0l264 206z" />
        <path className="fill-ink" opacity=".1" d="m-60-34 272 214q28 22 56 0L540-34z" />
        <path className="fill-paper stroke-ink" d="m-60-46 272 214q28 22 56 0L540-46z" />
        <path className="stroke-rule" d="m-60-64 278 218q22 17 44 0L540-64" />
        <path
          className="fill-stamp"
          d="M240 118c16-7 27 3 39 9s22 12 24 26 9 24 3 38-13 26-28 32-27 10-42 5-31-8-38-23-12-27-5-43 2-26 17-33 18-5 30-11Z"
        />
        <circle className="stroke-sheet" cx="243" cy="174" r="37" />
        <path className="stroke-sheet" strokeWidth="5" d="m240 158-18 17 18 17M224 175h26q17 0 17 19" />
      </g>
    </>
  );
}
