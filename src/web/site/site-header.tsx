import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx';
import { PRODUCT_NAME, Wordmark } from '#web/ui/wordmark.tsx';

const pages = [
  { href: pagePaths.about, label: 'About' },
  { href: pagePaths.faq, label: 'FAQ' },
  { href: pagePaths.blog, label: 'Blog' },
  { href: pagePaths.pricing, label: 'Pricing' },
];

const MENU_ID = 'site-menu';

/** The head of every public page: the way home, the pages, the way in. Narrow screens have the pages in a menu. */
export function SiteHeader() {
  return (
    <header className="border-b border-rule">
      <div className="page-width flex h-16 items-center justify-between gap-6">
        <a href={pagePaths.landing} aria-label={`${PRODUCT_NAME}, home`} className="flex rounded">
          <Wordmark />
        </a>
        <nav aria-label="Main" className="ms-auto hidden items-center gap-1 md:flex">
          {pages.map((page) => (
            <a key={page.href} href={page.href} className={buttonClasses('quiet')}>
              {page.label}
            </a>
          ))}
        </nav>
        <div className="hidden items-center gap-3 border-s border-rule ps-5 md:flex">
          <a href={pagePaths.auth} className={buttonClasses('quiet')}>
            Sign In
          </a>
          <a href={pagePaths.auth} className={buttonClasses('primary', 'h-9! px-3.5! text-small')}>
            Get Started
          </a>
        </div>
        <button
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          commandfor={MENU_ID}
          command="show-modal"
          popoverTarget={MENU_ID}
          className="-me-3 inline-flex size-11 items-center justify-center rounded md:hidden"
        >
          <MenuIcon />
        </button>
      </div>
      <SiteMenu />
    </header>
  );
}

/**
 * The pages as a sheet that slides in from the side, without script. A browser that knows invoker commands opens
 * it as a modal dialog; an older one ignores them and opens the same element as a popover.
 */
function SiteMenu() {
  return (
    <dialog id={MENU_ID} popover="auto" closedby="any" aria-label="Menu" className="site-menu">
      <div className="flex h-16 items-center justify-between border-b border-rule ps-6 pe-3">
        <p className="font-display text-lead font-medium">Menu</p>
        <button
          type="button"
          aria-label="Close"
          commandfor={MENU_ID}
          command="close"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className="inline-flex size-11 items-center justify-center rounded"
        >
          <CloseIcon />
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className="px-6 py-2">
          {pages.map((page) => (
            <li key={page.href} className="border-b border-rule">
              <a href={page.href} className="block rounded py-3 font-display text-title hover:text-accent">
                {page.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-3 px-6 py-4">
        <a href={pagePaths.auth} className={buttonClasses('primary')}>
          Get Started
        </a>
        <a href={pagePaths.auth} className={buttonClasses('plain')}>
          Sign In
        </a>
      </div>
    </dialog>
  );
}
