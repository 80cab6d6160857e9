import { useEffect } from 'react';
import type { MetaFunction } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { InlineScript } from '#web/inline-script-element.tsx';
import { buttonClasses } from '#web/ui/button.tsx';
import { text as scriptText } from '../not-found-script.ts?inline-script';
import { unlistedHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

// Empty in the browser's bundle: the script has already run before hydration.
const notFoundScript = import.meta.env.SSR ? scriptText : '';

export const handle = { document: true };

export const meta: MetaFunction = () => unlistedHead('Page not found');

const columns =
  'grid items-center gap-x-16 gap-y-12 py-16 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:py-28';

/**
 * The not-found page. It writes the missing path to the console: with its own script if it is a document, with the
 * effect if the router of the application shows it.
 */
export default function NotFound() {
  useEffect(() => {
    console.error(`Page not found: ${window.location.pathname}`);
  }, []);
  return (
    <SitePage>
      <InlineScript text={notFoundScript} />
      <div className={`page-width ${columns}`}>
        <div>
          <h1 className="text-display tabular-nums">404</h1>
          <p className="mt-2 font-display text-headline text-balance">Oops! Page not found</p>
          <p className="mt-4 max-w-[44ch] text-ink-soft">
            There is no page at this address. It may be mistyped, or the page may have moved.
          </p>
          <a href={pagePaths.landing} className={buttonClasses('primary', { className: 'mt-8' })}>
            Return to Home
          </a>
        </div>
        <ReturnedEnvelope />
      </div>
    </SitePage>
  );
}

/** A drawing of an envelope that could not be delivered. Decorative. */
function ReturnedEnvelope() {
  return (
    <svg
      className="w-full max-w-140 -rotate-2 md:justify-self-end"
      viewBox="0 0 480 300"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <pattern
          id="airmail"
          width="44"
          height="44"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="fill-stamp" d="M0 0h11v44H0z" />
          <path className="fill-accent" d="M22 0h11v44H22z" />
        </pattern>
      </defs>
      <rect className="fill-sheet stroke-rule" x=".5" y=".5" width="479" height="299" rx="6" />
      <path
        fill="url(#airmail)"
        fillRule="evenodd"
        d="M6 1h468a5 5 0 0 1 5 5v288a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5Zm7 12v274h454V13Z"
      />
      <path className="stroke-edge" strokeWidth="1.5" d="M208 176h200M208 204h164M208 232h112" />
      <path className="stroke-stamp" strokeWidth="2.5" strokeLinecap="round" d="M200 240 416 166" />
      <g className="stroke-rule" strokeWidth="1.5">
        <path d="M40 44h92M40 62h64" />
      </g>
      <rect className="stroke-rule" x="372" y="36" width="68" height="82" strokeDasharray="3 4" />
      <g className="stroke-stamp" strokeWidth="2">
        <circle cx="344" cy="78" r="42" />
        <circle cx="344" cy="78" r="31" strokeWidth="1.25" />
        <path
          strokeLinecap="round"
          strokeWidth="1.75"
          d="M390 62c10-6 18 6 28 0s18 6 28 0M392 78c10-6 18 6 28 0s18 6 28 0M390 94c10-6 18 6 28 0s18 6 28 0"
        />
      </g>
      <text
        className="fill-stamp font-display"
        x="344"
        y="86"
        fontSize="24"
        fontWeight="600"
        textAnchor="middle"
      >
        404
      </text>
    </svg>
  );
}
