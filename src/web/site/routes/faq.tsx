import type { MetaFunction } from 'react-router';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { InlineScript } from '#web/inline-script-element.tsx';
import { buttonClasses } from '#web/ui/button.tsx';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { documentHeads } from '../discovery/document-heads.ts';
import { faqData } from '../discovery/structured-data.ts';
import { type FaqGroup, type FaqItem, faqGroups, faqItems } from '../faq/faq-items.ts';
import { text as scriptText } from '../faq/support-script.ts?inline-script';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';
import { SupportAddress, supportHref } from '../support-address.tsx';
import '../faq/faq.css';

// Empty in the browser's bundle: the script has already run before hydration.
const supportScript = import.meta.env.SSR ? scriptText : '';

export const handle = { document: true };

export const meta: MetaFunction = () => [...pageHead(documentHeads.faq), faqData(faqItems)];

export default function Faq() {
  return (
    <SitePage>
      <div className="page-width faq">
        <div>
          <h1 className="text-display">Questions, answered</h1>
          <p className="mt-4 max-w-[44ch] text-lead text-ink-soft">
            What it writes, what it does with your email, and what it costs.
          </p>
        </div>
        <FaqList />
        <FaqContact />
      </div>
    </SitePage>
  );
}

/**
 * The questions in their groups. All have the same `name`, so that the browser keeps only one open. The browser also
 * opens an answer to which a fragment or a search in the page leads.
 */
function FaqList() {
  return (
    <div className="faq-list">
      {faqGroups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { group: FaqGroup }) {
  return (
    <section aria-labelledby={`${group.id}-title`}>
      <h2 id={`${group.id}-title`} className="text-title">
        {group.title}
      </h2>
      <div className="mt-4 border-t border-edge">
        {group.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </div>
    </section>
  );
}

function Item({ item }: { item: FaqItem }) {
  return (
    <details name="faq" className="faq-item">
      <summary>
        <span>{item.question}</span>
        <ChevronIcon className="faq-chevron size-5 shrink-0" />
      </summary>
      <div id={item.id} className="faq-answer">
        {item.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {item.links?.map((link) => (
          <p key={link.href}>
            <a href={link.href} className="link">
              {link.label}
            </a>
          </p>
        ))}
      </div>
    </details>
  );
}

/** For further questions: a link to write to the support, and a link to try the product. */
function FaqContact() {
  return (
    <section aria-labelledby="contact-title" className="faq-contact airmail-edge">
      <h2 id="contact-title" className="text-title">
        Not answered here?
      </h2>
      <p className="mt-2 text-balance text-ink-soft">
        Write to <SupportAddress />. Or try it: {GUEST_REPLY_LIMIT} replies are free, without sign-up.
      </p>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
        <a href={supportHref} data-support className={buttonClasses('plain')}>
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
