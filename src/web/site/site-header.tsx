import { useLocation } from 'react-router';
import { pagePaths, signUpPath } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { UserMenu } from '#web/ui/user-menu.tsx';
import { PRODUCT_NAME, Wordmark } from '#web/ui/wordmark.tsx';
import { currentMark, siteLinks } from './site-links.ts';
import { OpenMenuButton, SiteMenu } from './site-menu.tsx';

/**
 * The header of every public page: links to the home page, to the pages and to an account. If it is narrower than 48rem
 * (a narrow screen, or a wide one with large letters), the pages are in a menu. The page contains both the links for
 * signing in and up and the account's menu; the session decides which are shown.
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
