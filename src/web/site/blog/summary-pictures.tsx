/** The back of an envelope with a wax seal. */
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
          d="M240 118c16-7 27 3 39 9
            s22 12 24 26 9 24 3 38-13 26-28 32-27 10-42 5-31-8-38-23-12-27-5-43 2-26 17-33 18-5 30-11Z"
        />
        <circle className="stroke-sheet" cx="243" cy="174" r="37" />
        <path className="stroke-sheet" strokeWidth="5" d="m240 158-18 17 18 17M224 175h26q17 0 17 19" />
      </g>
    </>
  );
}

/** A letter scale with mail on it, whose needle points to eleven. */
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

const lines = ['We regret the delay.', 'So sorry, it is late!', 'Late. Ships Friday.', 'It ships on Friday.'];

/** A typewriter with the same news in four wordings. */
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
        d="m134 330 62-62M160 330l50-68M187 330l38-72M214 330l17-74M266 330l-17-74
          M293 330l-38-72M320 330l-50-68M346 330l-62-62"
      />
      <path className="stroke-stamp" strokeWidth="5" d="M240 330V226" />
      <path className="fill-stamp" d="M230 206h20v26h-20z" />
    </>
  );
}

/** Three stamps, each with a letter of another language. */
export function Stamps() {
  return (
    <>
      <path className="fill-shade" d="M0 0h480v320H0z" />
      <Stamp transform="translate(46 48) rotate(-11)" field="fill-accent" mark="fill-on-accent" letter="ñ" />
      <Stamp
        transform="translate(312 26) rotate(13)"
        field="fill-accent-wash"
        mark="fill-accent"
        letter="å"
      />
      <Stamp transform="translate(178 88) rotate(-2)" field="fill-stamp" mark="fill-sheet" letter="ß" />
    </>
  );
}

function Stamp(props: { transform: string; field: string; mark: string; letter: string }) {
  return (
    <g transform={props.transform}>
      <path className="fill-lit stroke-lit" strokeWidth="10" strokeDasharray="0 16" d="M0 0h144v192H0z" />
      <path className={props.field} d="M15 15h114v162H15z" />
      <text
        className={`${props.mark} font-display`}
        x="72"
        y="132"
        fontSize="116"
        fontWeight="500"
        textAnchor="middle"
      >
        {props.letter}
      </text>
    </g>
  );
}

/** An envelope with two postmarks, a week apart. */
export function Postmarks() {
  return (
    <>
      <path className="fill-sheet" d="M0 0h480v320H0z" />
      <path
        className="stroke-accent"
        strokeWidth="26"
        strokeLinecap="butt"
        strokeDasharray="40 80"
        d="M-20 314h520"
      />
      <path
        className="stroke-stamp"
        strokeWidth="26"
        strokeLinecap="butt"
        strokeDasharray="40 80"
        d="M40 314h460"
      />
      <path className="fill-accent" d="M358 28h88v112h-88z" />
      <path className="stroke-sheet" strokeWidth="8" strokeDasharray="0 14.2" d="M358 28h88v112h-88z" />
      <path className="stroke-on-accent" d="M370 40h64v88h-64z" />
      <path className="stroke-on-accent" strokeWidth="4" d="m398 70-14 13 14 13M386 83h20q16 0 16 16" />
      <path className="stroke-edge" d="M262 236h170M262 260h170" />
      <Postmark className="stroke-accent fill-accent" transform="translate(116 124) rotate(-14)" day="19" />
      <Postmark className="stroke-stamp fill-stamp" transform="translate(214 150) rotate(8)" day="26" />
      <path
        className="stroke-stamp"
        strokeWidth="3.5"
        d="M310 120c22-14 40 12 62 0s40 12 62 0 40 12 62 0
          M316 144c22-14 40 12 62 0s40 12 62 0 40 12 62 0
          M316 168c22-14 40 12 62 0s40 12 62 0 40 12 62 0
          M310 192c22-14 40 12 62 0s40 12 62 0 40 12 62 0"
      />
    </>
  );
}

function Postmark(props: { className: string; transform: string; day: string }) {
  return (
    <g className={props.className} transform={props.transform} textAnchor="middle">
      <path
        className="fill-sheet"
        strokeWidth="3.5"
        d="M-90 0a90 90 0 1 1 180 0 90 90 0 1 1-180 0"
        opacity=".9"
      />
      <g fill="none">
        <circle r="68" />
        <path d="M-64-22H64M-64 26H64" />
      </g>
      <g className="font-sans" stroke="none" fontWeight="700">
        <text y="17" fontSize="40">
          {props.day}
        </text>
        <text y="-32" fontSize="18">
          NOV
        </text>
        <text y="50" fontSize="18">
          Re
        </text>
      </g>
    </g>
  );
}

/** A lined envelope and a letter with blacked-out words. */
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
