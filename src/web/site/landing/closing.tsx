import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { plans } from '#domain/plans.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { PostcardStamp } from './postcard-stamp.tsx';
import './closing.css';

const lines = [
  `${GUEST_REPLY_LIMIT} replies without sign-up`,
  `${plans.free.includedVolume} a month with a free account`,
  `${plans.basic.includedVolume} a month on ${plans.basic.label}`,
];

/** The closing call to action, as a postcard: the message on the left, stamp and address lines on the right. */
export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="page-width pb-16 lg:pb-24">
      <div className="postcard">
        <div className="postcard-message">
          <h2 id="closing-title" className="text-headline">
            Try it on the mail you have been putting off
          </h2>
          <p className="mt-4 max-w-[44ch] text-ink-soft">
            Paste it, choose what you want to say, and see whether you would send the answer.
          </p>
          <div className="mt-7 flex flex-wrap gap-3 max-[24rem]:[&>a]:grow">
            <a href={pagePaths.generator} className={buttonClasses('primary')}>
              Try it free
            </a>
            <a href={pagePaths.pricing} className={buttonClasses('plain')}>
              View Pricing
            </a>
          </div>
        </div>
        <div className="postcard-address">
          <PostcardStamp />
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
