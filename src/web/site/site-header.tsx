import { useLocation } from 'react-router';
import { pagePaths, signUpPath } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { UserMenu } from '#web/ui/user-menu.tsx';
import { PRODUCT_NAME, Wordmark } from '#web/ui/wordmark.tsx';

/** The pages in the header and in the side menu. Source: docs/product.md, 2.2. */
const siteLinks = [
  { href: pagePaths.about, label: 'About' },
  { href: pagePaths.faq, label: 'FAQ' },
  { href: pagePaths.blog, label: 'Blog' },
  { href: pagePaths.pricing, label: 'Pricing' },
] as const;

/**
 * The `aria-current` of a link on the page at `pathname`: 'page' if the link leads to this page, 'true' if it leads to
 * the section of this page, as from an article to the blog.
 */
export function currentMark(href: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.replace(/\/+$/, '');
  if (here === href) return 'page';
  return here.startsWith(`${href}/`) ? 'true' : undefined;
}

/**
 * The header of every public page. If it is narrower than 48rem, on a narrow screen or with large letters, the links to
 * the pages are in a side menu. It contains the links to sign in and up and the account menu; the style sheet shows one
 * of them, depending on the session.
 */
export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className="@container border-b border-rule">
      <div className="page-width flex min-h-14 items-center @min-[48rem]:min-h-16 @min-[48rem]:gap-2">
        <a href={pagePaths.landing} aria-label={`${PRODUCT_NAME}, home`} className="me-auto flex rounded">
          <Wordmark />
        </a>
        <nav aria-label="Main" className="site-nav">
          {siteLinks.map(({ href, label }) => (
            <a key={href} href={href} aria-current={currentMark(href, pathname)}>
              {label}
            </a>
          ))}
        </nav>
        <ThemeSwitch className="@max-[48rem]:hidden" />
        <div className="when-signed-out flex items-center gap-2 @max-[48rem]:hidden">
          <a href={pagePaths.auth} className={buttonClasses('quiet')}>
            Sign In
          </a>
          <a href={signUpPath} className={buttonClasses('primary', { size: 'small' })}>
            Get Started
          </a>
        </div>
        <div className="when-signed-in">
          <UserMenu />
        </div>
        <OpenMenuButton />
      </div>
      <SiteMenu pathname={pathname} />
    </header>
  );
}

const MENU_ID = 'site-menu';
const iconButton = 'inline-flex size-11 shrink-0 items-center justify-center rounded';

/** Opens the side menu. Shown on narrow screens. */
function OpenMenuButton() {
  return (
    <button
      type="button"
      aria-label="Open menu"
      aria-haspopup="dialog"
      commandfor={MENU_ID}
      command="show-modal"
      popoverTarget={MENU_ID}
      className={`-me-3 @min-[48rem]:hidden ${iconButton}`}
    >
      <MenuIcon />
    </button>
  );
}

/**
 * The side menu. It needs no script: a browser that supports invoker commands opens it as a modal dialog. An older
 * browser ignores the commands and opens the same element as a popover.
 */
function SiteMenu({ pathname }: { pathname: string }) {
  return (
    <dialog id={MENU_ID} popover="auto" closedby="any" aria-label="Menu" className="site-menu">
      <div className="flex min-h-14 items-center border-b border-rule ps-6 pe-2">
        <p className="me-auto font-display text-lead font-medium">Menu</p>
        <ThemeSwitch />
        <button
          type="button"
          aria-label="Close"
          commandfor={MENU_ID}
          command="close"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className={iconButton}
        >
          <CloseIcon />
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className="px-6 py-2">
          {siteLinks.map(({ href, label }) => (
            <li key={href} className="border-b border-rule">
              <a href={href} aria-current={currentMark(href, pathname)} className="site-menu-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="when-signed-out flex flex-col gap-3 px-6 py-4">
        <a href={signUpPath} className={buttonClasses('primary')}>
          Get Started
        </a>
        <a href={pagePaths.auth} className={buttonClasses('plain')}>
          Sign In
        </a>
      </div>
    </dialog>
  );
}
