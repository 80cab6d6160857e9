import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Correspondence } from './correspondence.tsx';

/** What the product does, in one sentence and one example. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="page-width pt-10 pb-16 md:pt-14 lg:pb-20">
      <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
        <h1 id="hero-title" className="text-display tracking-[-0.015em] lg:col-span-7">
          Paste an email. <span className="lg:block">Get a reply worth sending.</span>
        </h1>
        <div className="lg:col-span-5">
          <p className="max-w-[52ch] text-lead text-ink-soft">
            Every question in the mail gets an answer in the reply, in the tone and the language you choose.
            You read it over, change what you like, and send it.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-4">
            <a href={pagePaths.generator} className={buttonClasses('primary')}>
              Write a reply
            </a>
            <a href={pagePaths.pricing} className={buttonClasses('plain')}>
              View Pricing
            </a>
            <p className="text-small text-ink-soft sm:ps-2">{GUEST_REPLY_LIMIT} replies free, no sign-up</p>
          </div>
        </div>
      </div>
      <Correspondence />
    </section>
  );
}
