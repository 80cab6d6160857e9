import faustina from '@fontsource-variable/faustina/files/faustina-latin-wght-normal.woff2?url';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { type ReactNode, useContext } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, useMatches } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { ShellContext } from './shell-context.ts';
import './styles/app.css';
import { themeColors } from './styles/theme-color.ts';
import favicon from './ui/favicon.svg?url';
import smallFavicon from './ui/favicon-32.png?url';

/** A route that is a document: rendered at build time, served without the framework's scripts. */
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

export function Layout({ children }: { children: ReactNode }) {
  const isShell = useContext(ShellContext);
  const isDocument = useMatches().some((match) => isDocumentHandle(match.handle)) && !isShell;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isDocument ? null : <Scripts />}
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return null;
}

/** What stands in place of a page that broke. */
export function ErrorBoundary() {
  return (
    <main className="desk flex min-h-svh flex-col items-start justify-center gap-4">
      <h1 className="text-headline">This page broke</h1>
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
