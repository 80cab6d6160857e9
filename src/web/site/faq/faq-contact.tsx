import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths, SUPPORT_ADDRESS_PLACEHOLDER } from '#domain/paths.ts';
import { InlineScript } from '#web/inline-script-element.tsx';
import { buttonClasses } from '#web/ui/button.tsx';
import { text as scriptText } from './support-script.ts?inline-script';

// The script has run before React takes over the page, so the browser's bundle does not need its text.
const supportScript = import.meta.env.SSR ? scriptText : '';

/** For people whose question is not answered: a mail to the support, or a try of the product. */
export function FaqContact() {
  return (
    <section aria-labelledby="contact-title" className="faq-contact airmail-edge">
      <h2 id="contact-title" className="text-title">
        Not answered here?
      </h2>
      <p className="mt-2 text-balance text-ink-soft">
        Write to <span className="break-words">{SUPPORT_ADDRESS_PLACEHOLDER}</span>. Or see for yourself:{' '}
        {GUEST_REPLY_LIMIT} replies are free, without sign-up.
      </p>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
        <a href={`mailto:${SUPPORT_ADDRESS_PLACEHOLDER}`} data-support className={buttonClasses('plain')}>
          Contact Support
        </a>
        <a href={pagePaths.generator} className={buttonClasses('primary')}>
          Try Free Now
        </a>
      </div>
      <InlineScript text={supportScript} />
    </section>
  );
}
