/** Three stamps from three countries, each with a letter that the others lack. */
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
