import type { ReactNode } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { plans } from '#domain/plans.ts';
import { BackLink } from '#web/ui/button.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { PRODUCT_NAME, Wordmark } from '#web/ui/wordmark.tsx';
import './postcard.css';

/** The two lines of a postmark's date: '21 NOV' and '2026'. */
function postmarkDate(date: Date): string[] {
  const [day, month, year] = date
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
    .split(' ');
  return [`${day} ${month?.slice(0, 3)}`.toUpperCase(), year ?? ''];
}

/** A postmark with today's date. Its waves cover the stamp. */
function CardPostmark() {
  return (
    <g className="stroke-stamp" strokeWidth="1.75">
      <circle cx="138" cy="74" r="44" />
      <circle cx="138" cy="74" r="32" strokeWidth="1.25" />
      <path
        strokeLinecap="round"
        d="M10 52c9-7 16 7 25 0s16 7 25 0 16 7 25 0 8-5 13-3
          M10 66c9-7 16 7 25 0s16 7 25 0 16 7 25 0 5-3 8-3
          M10 80c9-7 16 7 25 0s16 7 25 0 16 7 25 0 5-3 8-3
          M10 94c9-7 16 7 25 0s16 7 25 0 16 7 25 0 8-5 13-3"
      />
      <g
        className="fill-stamp font-sans"
        stroke="none"
        fontSize="12"
        fontWeight="700"
        letterSpacing=".6"
        textAnchor="middle"
      >
        {postmarkDate(new Date()).map((line, index) => (
          <text key={line} x="138" y={71 + index * 15}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/** The stamp of the card. Its value is the number of replies of a free account. Decorative. */
function CardStamp({ isCancelled }: { isCancelled: boolean }) {
  return (
    <svg className="card-stamp" viewBox="0 0 184 124" fill="none" aria-hidden="true">
      <g transform="translate(0 4)">
        <path className="fill-accent" d="M0 0h88v116H0z" />
        <path
          className="stroke-sheet"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 11.65"
          d="M0 0h88v116H0z"
        />
        <path className="stroke-on-accent" d="M9.5 9.5h69v97h-69z" />
        <text
          className="fill-on-accent font-display"
          x="70"
          y="40"
          fontSize="30"
          fontWeight="600"
          textAnchor="end"
        >
          {plans.free.includedVolume}
        </text>
        <path
          className="stroke-on-accent"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M36 57 20 73l16 16M22 73h30c9 0 15 6 15 15v4"
        />
      </g>
      {isCancelled ? <CardPostmark /> : null}
    </svg>
  );
}

type PostcardProps = {
  title: ReactNode;
  message: ReactNode;
  /** Whether the stamp has a postmark. */
  isCancelled?: boolean;
  className?: string;
  /** The right side of the card: the form. */
  children: ReactNode;
};

/** A page with a single task, drawn as a postcard: the message on the left, the form on the right. */
export function Postcard({ title, message, isCancelled = false, className = '', children }: PostcardProps) {
  return (
    <>
      <div className="flex min-h-svh flex-col">
        <header className="border-b border-rule">
          <div className="desk flex h-14 items-center justify-between md:h-16">
            <a href={pagePaths.landing} className="flex rounded" aria-label={`${PRODUCT_NAME}, home`}>
              <Wordmark />
            </a>
            <ThemeSwitch className="-me-3" />
          </div>
        </header>
        <main className={`card-page ${className}`}>
          <BackLink href={pagePaths.landing} label="Back to Home" />
          <section aria-labelledby="card-title" className="card airmail-edge">
            <div className="card-message">
              <h1 id="card-title" className="text-display">
                {title}
              </h1>
              <div className="card-text">{message}</div>
              <CardStamp isCancelled={isCancelled} />
            </div>
            <div className="card-address">{children}</div>
          </section>
        </main>
      </div>
      <Toasts place="below-header" />
    </>
  );
}
