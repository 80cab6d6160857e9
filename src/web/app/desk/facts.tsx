import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useFocusAfterRemoval } from './desk-region.ts';
import type { ReplyDesk } from './use-reply-desk.ts';

/** The facts of a reply that neither the mail nor the person gave. Nothing if there are none. */
export function Facts({ desk }: { desk: ReplyDesk }) {
  const headingId = useId();
  const { list, moveFocus } = useFocusAfterRemoval(desk.facts.length, desk.field);
  if (desk.facts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="desk-region">
      <h3 id={headingId}>Check these facts</h3>
      <ul ref={list} className="desk-rows desk-facts scroll-fade">
        {desk.facts.map((fact, index) => (
          <li key={fact.text} className="desk-row">
            <span id={`${headingId}-${index}`} className="wrap-anywhere">
              <bdi>{fact.text}</bdi> <span className="text-ink-soft">{fact.reason}</span>
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
