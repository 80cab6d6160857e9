import { pagePaths, signUpPath } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { currentMark, siteLinks } from './site-links.ts';

const MENU_ID = 'site-menu';
const iconButton = 'inline-flex size-11 shrink-0 items-center justify-center rounded';

/** Opens the side menu. The header shows it on narrow screens. */
export function OpenMenuButton() {
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
 * The menu of the pages. It slides in from the side and needs no script. A browser that supports invoker commands opens
 * it as a modal dialog. An older browser ignores them and opens the same element as a popover.
 */
export function SiteMenu({ pathname }: { pathname: string }) {
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
