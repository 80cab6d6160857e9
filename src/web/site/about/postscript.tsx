import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';

/** The end of the page: an invitation to try the product, as the postscript of a letter. */
export function Postscript() {
  return (
    <section aria-label="Postscript" className="page-width pb-16 lg:pb-24">
      <div className="grid gap-x-8 gap-y-4 border-t border-edge pt-8 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-baseline">
        <p className="font-display text-headline text-stamp">P.S.</p>
        <p className="max-w-[40ch] font-display text-title text-balance">
          Your first {GUEST_REPLY_LIMIT} replies are free, without sign-up. Bring the mail you have been
          meaning to answer.
        </p>
        <a href={pagePaths.generator} className={buttonClasses('primary', { more: 'justify-self-start' })}>
          Write a reply
        </a>
      </div>
    </section>
  );
}
