import faustina from '@fontsource-variable/faustina/files/faustina-latin-wght-normal.woff2?url';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { type ReactNode, useContext } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, useMatches } from 'react-router';
import {
  ASKS_PLACEHOLDER,
  MAIL_PLACEHOLDER,
  MODELS_PLACEHOLDER,
  PAYMENTS_PLACEHOLDER,
  pagePaths,
  SUPPORT_ADDRESS_PLACEHOLDER,
} from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { InlineScript } from './inline-script-element.tsx';
import { ShellContext } from './shell-context.ts';
import { text as pageScript } from './site/document-script.ts?inline-script';
import applicationSheet from './styles/app.css?url';
import { themeColors } from './styles/colors.ts';
import documentSheet from './styles/documents.css?url';
import favicon from './ui/favicon.svg?url';
import smallFavicon from './ui/favicon-32.png?url';

/** The handle of a route that is a document: rendered at build time, and served without React. */
export type DocumentHandle = { document: true };

function isDocumentHandle(handle: unknown): handle is DocumentHandle {
  return typeof handle === 'object' && handle !== null && 'document' in handle;
}

export const links: LinksFunction = () => [
  { rel: 'icon', type: 'image/png', sizes: '32x32', href: smallFavicon },
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
  ...[publicSans, faustina].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
];

// Empty in the browser's bundle: the script has already run before hydration.
const headScript = import.meta.env.SSR ? pageScript : '';

/** Prefetches the generator when the pointer is over a link to it. */
const speculationRules = import.meta.env.SSR
  ? JSON.stringify({ prefetch: [{ where: { href_matches: pagePaths.generator }, eagerness: 'moderate' }] })
  : '';

/** The text of the inline style sheet, for hydration. */
const servedSheet = import.meta.env.SSR ? '' : (document.querySelector('style')?.textContent ?? '');

/**
 * The page's style sheet: a link in development, otherwise a `<style>` element that the build fills
 * (build-plugins/inline-styles.ts).
 */
function StyleSheet({ href }: { href: string }) {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={href} />;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own style sheet.
    <style data-sheet={href} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: servedSheet }} />
  );
}

/** The message of the application if scripts are switched off. */
function WithoutScripts() {
  return (
    <noscript>
      <p className="border-b border-rule bg-sheet px-5 py-3 text-center text-balance">
        Writing replies and signing in need JavaScript, which is switched off in this browser.{' '}
        <a className="link" href={pagePaths.landing}>
          The public pages
        </a>{' '}
        work without it.
      </p>
    </noscript>
  );
}

/**
 * The last element of a page of the application. Browsers that know `rel="expect"` paint nothing before it has arrived:
 * the page fills the window, so what is already painted would move while the rest arrives.
 */
const PAGE_END = 'page-end';

export function Layout({ children }: { children: ReactNode }) {
  const isShell = useContext(ShellContext);
  const isDocument = useMatches().some((match) => isDocumentHandle(match.handle)) && !isShell;
  return (
    <html
      lang="en"
      data-models={isDocument ? undefined : MODELS_PLACEHOLDER}
      data-asks={isDocument ? undefined : ASKS_PLACEHOLDER}
      data-mail={isDocument ? undefined : MAIL_PLACEHOLDER}
      data-payments={PAYMENTS_PLACEHOLDER}
      data-support={isDocument ? undefined : SUPPORT_ADDRESS_PLACEHOLDER}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isDocument ? null : <link rel="expect" href={`#${PAGE_END}`} blocking="render" />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        <Meta />
        <InlineScript text={headScript} />
        <StyleSheet href={isDocument ? documentSheet : applicationSheet} />
        <Links />
        {isDocument ? <InlineScript type="speculationrules" text={speculationRules} /> : null}
      </head>
      <body>
        {isDocument ? null : <WithoutScripts />}
        {children}
        {isDocument ? null : <div id={PAGE_END} hidden />}
        {isDocument ? null : <Scripts />}
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return null;
}

/** Shown instead of a page that failed with an error. */
export function ErrorBoundary() {
  return (
    <main className="desk flex min-h-svh flex-col items-start justify-center gap-4">
      <h1 className="text-headline">This page stopped working</h1>
      <p>{problems.internal.detail}</p>
      <a className="link" href={pagePaths.generator}>
        Back to the generator
      </a>
    </main>
  );
}

export default function Root() {
  return <Outlet />;
}
