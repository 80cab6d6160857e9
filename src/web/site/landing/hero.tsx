import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Correspondence } from './correspondence.tsx';
import type { ExampleReplies } from './example-replies.ts';

/** What the product does, in one sentence and one example. */
export function Hero({ replies }: { replies: ExampleReplies['replies'] }) {
  return (
    <section aria-labelledby="hero-title" className="page-width pt-6 pb-14 md:pt-14 lg:pb-20">
      <div className="hero-grid items-end gap-y-3 md:gap-y-6">
        <h1 id="hero-title" className="text-display lg:col-span-2">
          Paste an email. <span className="block xl:whitespace-nowrap">Get a reply worth sending.</span>
        </h1>
        <div>
          <p className="max-w-[52ch] text-balance text-ink-soft md:text-lead">
            It takes up what was asked, in the tone that you choose.{' '}
            <span className="max-md:hidden">You add what only you know, and send it.</span>
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 max-[24rem]:[&>a]:px-4 md:mt-6">
            <a href={pagePaths.generator} className={buttonClasses('primary')}>
              Write a reply
            </a>
            <a href={pagePaths.pricing} className={buttonClasses('plain')}>
              View Pricing
            </a>
            <p className="text-small text-ink-soft">{GUEST_REPLY_LIMIT} replies free, no sign-up</p>
          </div>
        </div>
      </div>
      <Correspondence replies={replies} />
    </section>
  );
}
