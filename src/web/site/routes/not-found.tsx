import { useEffect } from 'react';
import type { MetaFunction } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { InlineScript } from '#web/inline-script-element.tsx';
import { buttonClasses } from '#web/ui/button.tsx';
import { text as scriptText } from '../not-found-script.ts?inline-script';
import { unlistedHead } from '../page-head.ts';
import { ReturnedEnvelope } from '../returned-envelope.tsx';
import { SitePage } from '../site-page.tsx';

// The script has run before React takes over the page, so the browser's bundle does not need its text.
const notFoundScript = import.meta.env.SSR ? scriptText : '';

export const handle = { document: true };

export const meta: MetaFunction = () => unlistedHead('Page not found');

/**
 * The page for every address without a page. The missing path is written to the console: by the page's own script if
 * this is a document, by the effect if the application's router shows it.
 */
export default function NotFound() {
  useEffect(() => {
    console.error(`Page not found: ${window.location.pathname}`);
  }, []);
  return (
    <SitePage>
      <InlineScript text={notFoundScript} />
      <div className="page-width grid items-center gap-x-16 gap-y-12 py-16 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:py-28">
        <div>
          <h1 className="text-display tabular-nums">404</h1>
          <p className="mt-2 font-display text-headline text-balance">Oops! Page not found</p>
          <p className="mt-4 max-w-[44ch] text-ink-soft">
            Nothing is delivered at this address. It may be mistyped, or the page has moved.
          </p>
          <a href={pagePaths.landing} className={buttonClasses('primary', { more: 'mt-8' })}>
            Return to Home
          </a>
        </div>
        <ReturnedEnvelope />
      </div>
    </SitePage>
  );
}
