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
 * The menu of a person who is signed in: a button and a native popover, so that it works on documents, which have
 * no framework, as in the application. Escape, a press beside it and following a link close it. Once on a page.
 * `email` heads the list where the page knows it; else the script of the page's head writes the name there, and
 * React leaves it as it finds it.
 */
export function UserMenu({ email }: { email?: string }) {
  return (
    <>
      <button
        type="button"
        aria-label="User menu"
        popoverTarget={MENU_ID}
        className={buttonClasses('quiet', { size: 'icon', more: 'text-ink!' })}
      >
        <PersonIcon />
        <ChevronIcon className="size-4 text-ink-soft" />
      </button>
      <nav id={MENU_ID} popover="auto" aria-label="Account" className="user-menu">
        <p
          data-account-name={email === undefined ? '' : undefined}
          className="mb-1 truncate border-b border-rule px-3 pt-1.5 pb-2.5 text-small text-ink-soft empty:hidden"
          suppressHydrationWarning
        >
          {email ?? ''}
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
