import type { ReactNode } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { SiteHeader } from './site-header.tsx';
import './site.css';

/** A public page: a link that skips the header, the header, the content and the footer. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-svh flex-col">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

const footerLinks = [
  { href: pagePaths.apiReference, label: 'API' },
  { href: pagePaths.terms, label: 'Terms' },
  { href: pagePaths.privacy, label: 'Privacy' },
];

function SiteFooter() {
  return (
    <footer className="border-t border-rule text-small text-ink-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-5">
        <p>
          © <span>2025 AI Reply Assistant. All rights reserved.</span>
        </p>
        <nav aria-label="Footer" className="-mx-2 flex">
          {footerLinks.map(({ href, label }) => (
            <a key={href} href={href} className="rounded px-2 py-2.5 hover:text-ink hover:underline">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
