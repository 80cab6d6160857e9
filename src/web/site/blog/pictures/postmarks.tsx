/** One envelope, posted twice: the second mark a week after the first. */
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
        d="M310 120c22-14 40 12 62 0s40 12 62 0 40 12 62 0M316 144c22-14 40 12 62 0s40 12 62 0 40 12 62 0M316 168c22-14 40 12 62 0s40 12 62 0 40 12 62 0M310 192c22-14 40 12 62 0s40 12 62 0 40 12 62 0"
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
