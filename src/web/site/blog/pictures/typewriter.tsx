const lines = ['We regret the delay.', 'So sorry, it is late!', 'Late. Ships Friday.', 'It ships on Friday.'];

/** The same news typed four ways, and the type bars ready for a fifth. */
export function Typewriter() {
  return (
    <>
      <path className="fill-rule" d="M0 0h480v320H0z" />
      <path className="fill-sheet stroke-ink" d="M112-10h256v210H112z" />
      <g className="fill-ink font-mono" fontSize="15">
        {lines.map((line, index) => (
          <text key={line} x="140" y={38 + index * 32}>
            {line}
          </text>
        ))}
      </g>
      <path className="stroke-stamp" strokeWidth="2.5" d="M140 164h12" />
      <path className="fill-shade stroke-edge" d="M34 176h412v44H34z" />
      <path className="fill-accent stroke-ink" d="M-10 182h36v32h-36zM454 182h36v32h-36z" />
      <path className="stroke-sheet" opacity=".5" d="M50 188h380" />
      <path className="fill-ink" d="M140 172h8v12h-8zM332 172h8v12h-8z" />
      <path className="fill-accent stroke-ink" d="M-10 330v-74q66-20 118-20h264q52 0 118 20v74z" />
      <path className="fill-shade" d="M112 330c6-62 58-86 128-86s122 24 128 86z" />
      <path
        className="stroke-edge"
        strokeWidth="4"
        d="m134 330 62-62M160 330l50-68M187 330l38-72M214 330l17-74M266 330l-17-74M293 330l-38-72M320 330l-50-68M346 330l-62-62"
      />
      <path className="stroke-stamp" strokeWidth="5" d="M240 330V226" />
      <path className="fill-stamp" d="M230 206h20v26h-20z" />
    </>
  );
}
