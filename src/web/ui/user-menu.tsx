import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from './button.tsx';
import { ChevronIcon, PersonIcon } from './icons.tsx';

const MENU_ID = 'user-menu';

const entries = [
  { href: pagePaths.dashboard, label: 'Dashboard' },
  { href: pagePaths.pricing, label: 'Upgrade' },
  { href: pagePaths.signOut, label: 'Sign Out' },
];

/**
 * The menu of a signed-in person: a button and a native popover, so that it also works on documents, which have no
 * React. A page has one. The script in the page's head writes the person's name into it, so React must not change it.
 */
export function UserMenu() {
  return (
    <>
      <button
        type="button"
        aria-label="User menu"
        popoverTarget={MENU_ID}
        className={buttonClasses('quiet', { size: 'icon', className: 'text-ink!' })}
      >
        <PersonIcon />
        <ChevronIcon className="size-4 text-ink-soft" />
      </button>
      <nav id={MENU_ID} popover="auto" aria-label="Account" className="user-menu">
        <p
          data-account-name=""
          className="mb-1 truncate border-b border-rule px-3 pt-1.5 pb-2.5 text-small text-ink-soft empty:hidden"
          suppressHydrationWarning
        >
          {/* React accepts the name only in the place of a text, even an empty one. */}
          {''}
        </p>
        <ul>
          {entries.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-11 items-center rounded px-3 -outline-offset-2 hover:bg-accent-wash sm:min-h-9"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
