import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import './site.css';

type SitePageProps = {
  children: ReactNode;
  /** True on the page for addresses without one: the script in the head tells the console which was missing. */
  notFound?: boolean;
};

/** The frame of a public page: a way past the header, the header, the page's own content, the footer. */
export function SitePage({ children, notFound = false }: SitePageProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <main
        id="content"
        tabIndex={-1}
        data-not-found={notFound ? '' : undefined}
        className="flex-1 outline-none"
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
