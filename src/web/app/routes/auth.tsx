import type { MetaFunction } from 'react-router';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Postmark } from '#web/ui/postmark.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { PRODUCT_NAME, Wordmark } from '#web/ui/wordmark.tsx';

export const meta: MetaFunction = () => unlistedHead('Sign in');

/** Stands where people will sign in, and says that they cannot yet. */
export default function Auth() {
  return (
    <div className="flex min-h-svh flex-col">
      <header className="border-b border-rule">
        <div className="desk flex h-14 items-center justify-between md:h-16">
          <a href={pagePaths.landing} className="flex rounded" aria-label={`${PRODUCT_NAME}, home`}>
            <Wordmark />
          </a>
          <ThemeSwitch className="-me-3" />
        </div>
      </header>
      <main className="flex grow flex-col items-center px-5 pt-[clamp(24px,12vh,128px)] pb-16">
        <section className="airmail-edge relative w-full max-w-120 overflow-hidden rounded border border-rule bg-sheet px-6 pt-9 pb-8 sm:px-10 sm:pt-12 sm:pb-10">
          <Postmark className="w-28 text-stamp sm:w-32" />
          <h1 className="mt-8 text-headline">Accounts are not open yet</h1>
          <p className="mt-4 text-ink-soft">
            This version has no sign-in and no <span className="whitespace-nowrap">sign-up</span>. You need
            neither to begin: the first {GUEST_REPLY_LIMIT} replies are free and ask for no account.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            <a href={pagePaths.generator} className={buttonClasses('primary')}>
              Write a reply
            </a>
            <a href={pagePaths.landing} className={buttonClasses('plain')}>
              Back to Home
            </a>
          </div>
        </section>
      </main>
    </div>
  );
}
