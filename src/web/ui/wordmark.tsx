/** The product's name, for headers and titles. */
export const PRODUCT_NAME = 'AI Reply Assistant';

/**
 * The logo: 'Re', the start of a reply's subject, inside the ring of a postmark. It has the text's colour. Hidden from
 * screen readers, so the element that contains it needs a name. `favicon.svg` is the same drawing.
 */
export function Mark({ className = 'size-7 shrink-0' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="14.75" stroke="currentColor" strokeWidth="1.75" />
      <g
        transform="translate(7 21.5) scale(.0174 -.0174)"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="40"
      >
        <path d={letterR} />
        <path d={letterE} transform="translate(607)" />
      </g>
    </svg>
  );
}

/** The logo and the product's name. The name takes two lines if there is no room for one. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <Mark className="size-7 shrink-0 text-stamp" />
      <span className="font-display text-lead leading-none font-semibold tracking-[-0.01em] [word-spacing:0.06em]">
        {PRODUCT_NAME}
      </span>
    </span>
  );
}

// The outlines of R and e in the display font: 1000 units per em, with the y axis upwards.
const letterR =
  'M60 0L60 40L144 56L144 592L60 608L60 648L342 648Q391 648 434 631Q477 614 504 580Q531 546 531 ' +
  '494Q531 443 518.5 409.5Q506 376 484.5 354.5Q463 333 437.5 318.5Q412 304 386 292L528 59L597 40L597 ' +
  '0L517 0Q496 0 485 6.5Q474 13 463 29L319 275L215 275L215 56L299 40L299 0ZM215 325L287 325Q335 ' +
  '325 372 344Q409 363 430.5 396Q452 429 452 471Q452 516 436.5 541.5Q421 567 397.5 578.5Q374 590 ' +
  '349 593Q324 596 304 596Q285 596 260.5 594.5Q236 593 215 591Z';
const letterE =
  'M235 -8Q161 -8 114.5 25.5Q68 59 46.5 114Q25 169 25 232Q25 313 53 374Q81 435 131 469Q181 503 246 ' +
  '503Q286 503 315 488.5Q344 474 363 449Q382 424 391.5 392.5Q401 361 401 326Q401 271 391.5 253Q382 ' +
  '235 353 235L100 235Q100 188 115.5 147.5Q131 107 167 82Q203 57 264 57Q317 57 347.5 68Q378 79 381 ' +
  '81L394 57Q391 54 371 38Q351 22 316.5 7Q282 -8 235 -8ZM102 276L332 284Q335 302 335 326Q335 385 ' +
  '313 418Q291 451 229 451Q187 451 158.5 431Q130 411 116 372Q102 333 102 276Z';
