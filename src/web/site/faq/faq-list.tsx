import { ChevronIcon } from '#web/ui/icons.tsx';
import { type FaqGroup, type FaqItem, faqGroups } from './faq-items.ts';

/**
 * The questions in their groups. All share one `name`, so the browser itself closes the open one when another is
 * opened. The browser also opens an answer if a fragment or a search in the page leads to it.
 */
export function FaqList() {
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
