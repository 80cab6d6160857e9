/** A sorting machine: mixed mail comes in on the left, passes the eye of the machine and is in order on the right. */
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
