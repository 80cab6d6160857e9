/** A machine that sorts mail: letters in disorder on the left, in order on the right. */
export function SortingMachine() {
  return (
    <>
      <path className="fill-post" d="M0 0h480v320H0z" />
      <path className="fill-shade" opacity=".3" d="M0 286h480v34H0z" />
      <g className="fill-sheet stroke-ink">
        <Envelope transform="translate(-6 40) rotate(-24)" />
        <Envelope transform="translate(74 84) rotate(17)" />
        <Envelope transform="translate(36 178) rotate(-5)" />
        {[4, 3, 2, 1, 0].map((place) => (
          <path key={place} d={`M${334 + place * 15} ${244 - place * 13}h116v-74h-116z`} />
        ))}
      </g>
      <path className="stroke-ink" d="M346 190h34M346 200h22" />
      <path className="fill-stamp" d="M428 180h12v14h-12z" />
      <path
        className="stroke-stamp"
        strokeWidth="7"
        strokeLinecap="butt"
        strokeDasharray="2 4 3 3 2 6"
        d="M346 231h70"
      />
      <path className="fill-shade stroke-lit" d="M196 248V92a20 20 0 0 1 20-20h74a20 20 0 0 1 20 20v156z" />
      <path className="fill-shade stroke-lit" d="M-10 246h500v40H-10z" />
      <path className="fill-sheet stroke-ink" d="M212 160h82v58h-82z" />
      <path
        className="stroke-ink"
        strokeWidth="10"
        strokeLinecap="butt"
        strokeDasharray="2 4 3 3 2 6"
        d="M222 204h58"
      />
      <path className="stroke-ink" d="M222 174h26M222 182h18" />
      <path className="fill-stamp" d="M274 168h12v14h-12z" />
      <path className="stroke-stamp" strokeDasharray="2 6" d="M253 136v20" />
      <circle className="fill-sheet stroke-lit" cx="253" cy="112" r="20" />
      <circle className="fill-stamp" cx="253" cy="112" r="8" />
      <g className="fill-post stroke-lit">
        {[44, 148, 252, 356, 460].map((x) => (
          <path
            key={x}
            d={`M${x - 20} 266a20 20 0 1 0 40 0 20 20 0 1 0-40 0m14 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0`}
          />
        ))}
      </g>
    </>
  );
}

function Envelope({ transform }: { transform: string }) {
  return <path transform={transform} d="M0 0h96v62H0zm96 0L48 34 0 0" />;
}

/** A letter and a pen over a gap in brackets. */
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

/** Six pigeonholes with a draft, sorted mail, forms, a letter for later, short answers and a bundle. */
export function Pigeonholes() {
  return (
    <>
      <path className="fill-accent-wash" d="M0 0h480v320H0z" />
      {['M14', 'M170', 'M326'].map((x) => (
        <g key={x}>
          <path className="fill-shade" d={`${x}-6h140v132h-140zm0 160h140v132h-140z`} />
          <path className="fill-sheet stroke-edge" d={`${x} 132m46 1h48v14h-48zm0 160h48v14h-48z`} />
        </g>
      ))}
      <g className="fill-sheet stroke-ink">
        <path d="M54 125 44 22l66-6 10 109z" />
        <path
          d="M180 125V34h18v91zM200 125V34h18v91zM220 125V34h18v91zM252 125l-8-78 18-2 8 80z
          M274 125l-8-78 18-2 8 80z"
        />
        <path d="M342 125v-13h108v13zM346 111V98h108v13zM340 97V84h108v13zM350 83l-8-12 104-9 2 12z" />
        <path d="M30 285v-76h108v76z" />
        <path d="m196 285-14-66 42-9 16 75z" />
        <path d="m262 285 2-72 44 2-3 70z" />
        <path d="M372 285v-92h70v92zM364 285v-92h70v92zM356 285v-92h70v92zM348 285v-92h70v92z" />
      </g>
      <path className="stroke-ink" d="m56 40 34-3M58 54l44-4M59 66l40-4M60 78l20-2M40 221h26M40 231h18" />
      <path className="stroke-stamp" d="M68 90h-5l1 14h5M98 87h5l1 14h-5" />
      <path className="fill-accent" d="M181 46h16v14h-16zM201 46h16v14h-16zM221 46h16v14h-16z" />
      <path className="fill-accent stroke-ink" d="m222 285-8-58 50-7 9 65z" />
      <path className="stroke-on-accent" strokeWidth="2.5" d="m239 240-8 8 10 6M232 248l12-1q10 0 11 14" />
      <path className="fill-stamp" d="m246 58 16-2 2 14-16 2zM268 58l16-2 2 14-16 2z" />
      <circle className="fill-sheet stroke-stamp" strokeWidth="3" cx="104" cy="247" r="23" />
      <path className="stroke-stamp" strokeWidth="3" d="M104 233v14l9 7" />
      <path
        className="stroke-stamp"
        strokeWidth="3"
        d="M348 244h94M383 193v92M383 244c-20-24-32-8 0 0 32-24 24 14 0 0"
      />
    </>
  );
}
