import { useEffect, useRef } from 'react';
import type { Batch } from './use-batch.ts';
import type { ItemState } from './use-batch-queue.ts';

const stateNames: Record<ItemState, string> = {
  open: '',
  drafted: 'Drafted',
  done: 'Answered',
  skipped: 'Skipped',
};

/** All mails of the batch. A press shows one. */
export function BatchList({ batch, at }: { batch: Batch; at: number }) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mail is the present one.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} aria-label="Emails of the batch" className="batch-list scroll-fade">
      {batch.items.map(({ n, title, from, state, problem }, index) => (
        <li key={n}>
          <button
            type="button"
            className="batch-mail"
            disabled={batch.isLocked}
            aria-current={n === at ? 'true' : undefined}
            onClick={() => void batch.queue.show(index)}
          >
            <span className="text-ink-soft tabular-nums">{n}</span>
            <span className="min-w-0 truncate">
              <bdi className="font-medium">{title}</bdi>
              {from ? <bdi className="ms-2.5 text-ink-soft">{from}</bdi> : null}
            </span>
            <span className={`batch-state ${state === 'done' ? 'text-success' : 'text-ink-soft'}`}>
              {stateNames[state] || (problem ? 'No text' : '')}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
