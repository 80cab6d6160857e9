/** Six pigeonholes: a draft, sorted mail, forms, a letter to be sent later, short answers, a bundle. */
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
        <path d="M180 125V34h18v91zM200 125V34h18v91zM220 125V34h18v91zM252 125l-8-78 18-2 8 80zM274 125l-8-78 18-2 8 80z" />
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
