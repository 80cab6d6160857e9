import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { regionClasses, regionListClasses, useFocusAfterRemoval } from './desk-region.ts';
import type { ReplyDesk } from './use-reply-desk.ts';

/** The facts of a reply that neither the mail nor the person gave. Nothing if there are none. */
export function Facts({ desk }: { desk: ReplyDesk }) {
  const headingId = useId();
  const { list, moveFocus } = useFocusAfterRemoval(desk.facts.length, desk.field);
  if (desk.facts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={regionClasses}>
      <h3 id={headingId} className="font-sans font-medium text-ink">
        Check these facts
      </h3>
      <ul ref={list} className={regionListClasses}>
        {desk.facts.map((fact, index) => (
          <li
            key={fact.text}
            className="flex flex-wrap items-baseline justify-between gap-x-4 pointer-coarse:py-1.5"
          >
            <span id={`${headingId}-${index}`} className="min-w-0 wrap-anywhere">
              <bdi className="text-ink">{fact.text}</bdi> <span className="text-ink-soft">{fact.reason}</span>
            </span>
            <span className="flex gap-4">
              <Button
                look="link"
                aria-describedby={`${headingId}-${index}`}
                onClick={() => {
                  moveFocus(index);
                  desk.keepFact(fact);
                }}
              >
                Keep
              </Button>
              <Button
                look="link"
                aria-describedby={`${headingId}-${index}`}
                onClick={() => desk.showFact(fact)}
              >
                Show
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
