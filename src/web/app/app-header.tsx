import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { PRODUCT_NAME, Wordmark } from '#web/ui/wordmark.tsx';

/** The header of the application, for a guest. */
export function AppHeader() {
  return (
    <header className="border-b border-rule">
      <div className="desk flex h-15 items-center justify-between gap-4">
        <a href={pagePaths.landing} className="flex rounded" aria-label={`${PRODUCT_NAME}, home`}>
          <Wordmark />
        </a>
        <a href={pagePaths.auth} className={buttonClasses('plain', 'h-9! px-3.5! text-small')}>
          Sign In
        </a>
      </div>
    </header>
  );
}
