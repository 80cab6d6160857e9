import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { UserMenu } from '#web/ui/user-menu.tsx';
import { PRODUCT_NAME, Wordmark } from '#web/ui/wordmark.tsx';

/**
 * The header of the application, as high as the header of the public pages. It contains the sign-in link and the
 * account menu; the style sheet shows one of them, depending on the session.
 */
export function AppHeader() {
  return (
    <header className="border-b border-rule">
      <div className="desk flex h-14 items-center gap-2 md:h-16">
        <a
          href={pagePaths.landing}
          className="me-auto flex rounded max-[359px]:[&_span_span]:hidden"
          aria-label={`${PRODUCT_NAME}, home`}
        >
          <Wordmark />
        </a>
        <ThemeSwitch />
        <a
          href={pagePaths.auth}
          className={buttonClasses('plain', { size: 'small', className: 'when-signed-out' })}
        >
          Sign In
        </a>
        <div className="when-signed-in">
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
