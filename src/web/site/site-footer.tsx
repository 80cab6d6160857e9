import { pagePaths } from '#domain/paths.ts';

/** The foot of every public page: whose it is, and the small print. */
export function SiteFooter() {
  return (
    <footer className="border-t border-rule text-small text-ink-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6">
        <p>
          © <span>2025 AI Reply Assistant. All rights reserved.</span>
        </p>
        <nav aria-label="Legal" className="-mx-2 flex">
          <a href={pagePaths.terms} className="rounded px-2 py-1.5 hover:text-ink hover:underline">
            Terms
          </a>
          <a href={pagePaths.privacy} className="rounded px-2 py-1.5 hover:text-ink hover:underline">
            Privacy
          </a>
        </nav>
      </div>
    </footer>
  );
}
