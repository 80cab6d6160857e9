import { pagePaths } from '#domain/paths.ts';

const links = [
  { href: pagePaths.apiReference, label: 'API' },
  { href: pagePaths.terms, label: 'Terms' },
  { href: pagePaths.privacy, label: 'Privacy' },
];

/** The footer of every public page: copyright, the API, and the legal pages. */
export function SiteFooter() {
  return (
    <footer className="border-t border-rule text-small text-ink-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-5">
        <p>
          © <span>2025 AI Reply Assistant. All rights reserved.</span>
        </p>
        <nav aria-label="Footer" className="-mx-2 flex">
          {links.map(({ href, label }) => (
            <a key={href} href={href} className="rounded px-2 py-2.5 hover:text-ink hover:underline">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
