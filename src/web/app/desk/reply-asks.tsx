import { useId } from 'react';
import type { DeskAsk } from '#web/lib/desk-reading.ts';
import { Coverage } from './ask-coverage.tsx';
import { coverageStatus } from './decisions.ts';
import type { ReplyDesk } from './use-reply-desk.ts';

type ReplyAsksProps = {
  /** The asks of the mail, without those that the person left out. */
  asks: readonly DeskAsk[];
  desk: ReplyDesk;
};

/**
 * Which asks of the mail a reply answers, for a page that does not show the mail beside the reply. One line when all
 * are answered. Nothing without asks, and until the reply has been checked.
 */
export function ReplyAsks({ asks, desk: { check, placeCursor } }: ReplyAsksProps) {
  const id = useId();
  const coverage = check?.coverage;
  if (!coverage || asks.length === 0) return null;
  const items = asks.flatMap((ask) => {
    const covered = coverage[ask.words];
    return covered ? [{ ask, covered }] : [];
  });
  const isListed = items.some(({ covered }) => covered.state !== 'answered');
  return (
    <section aria-labelledby={id} className={`desk-region ${isListed ? '' : 'pb-2.5'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id}>What the email asks</h3>
        <p
          role="status"
          className={`text-ink-soft tabular-nums ${isListed && asks.length === 1 ? 'sr-only' : ''}`}
        >
          {coverageStatus(asks, coverage)}
        </p>
      </div>
      {isListed ? (
        <ul aria-label="Asks" className="desk-rows scroll-fade">
          {items.map(({ ask, covered }, index) => (
            <li key={ask.key} className="desk-row">
              <bdi id={`${id}-${index}`} lang={ask.lang} className="desk-words">
                {ask.words}
              </bdi>
              <Coverage coverage={covered} wordsId={`${id}-${index}`} onOpen={placeCursor} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
