import { type ReactNode, useId } from 'react';
import type { Usage } from '#domain/accounts.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { usePart } from '../use-part.ts';
import './usage-history.css';

type UsagePartsProps = {
  /** Whether the count of the month is that of a team. The days are those of the person. */
  isShared: boolean;
  summary: ReactNode;
  bars: ReactNode;
  months: ReactNode;
  mails: ReactNode;
};

/** The parts of the sheet, or their placeholders in the same places. */
export function UsageParts({ isShared, summary, bars, months, mails }: UsagePartsProps) {
  const titleId = useId();
  return (
    <>
      <figure aria-labelledby={titleId}>
        <h2 id={titleId} className="text-title">
          {isShared ? 'Your replies by day' : 'Replies by day'}
        </h2>
        <p className="mt-1 min-h-[1lh] text-small text-ink-soft tabular-nums">{summary}</p>
        <div className="usage-chart">{bars}</div>
      </figure>
      <div className="usage-months">{months}</div>
      <div className="usage-mails">{mails}</div>
    </>
  );
}

function LoadingParts({ isShared }: { isShared: boolean }) {
  return (
    <UsageParts
      isShared={isShared}
      summary={<SkeletonBar className="w-56" />}
      bars={null}
      months={
        <p>
          <SkeletonBar className="w-32" />
        </p>
      }
      mails={
        <>
          <p>
            <SkeletonBar className="w-60" />
          </p>
          <p className="text-small">
            <SkeletonBar className="w-64" />
          </p>
        </>
      }
    />
  );
}

/**
 * The sheet with the history of the account's usage. Its code is loaded after the account, so that the page is shown as
 * early as without it. `usage` is undefined while the account loads. Another account needs another key.
 */
export function UsageHistorySheet({ usage }: { usage: Usage | undefined }) {
  const part = usePart(usage !== undefined, () => import('./usage-history.tsx'));
  const loading = <LoadingParts isShared={usage?.team !== undefined} />;
  return (
    <Sheet className="usage-history">
      {part ? <part.UsageHistoryParts usage={usage} Parts={UsageParts} loading={loading} /> : loading}
    </Sheet>
  );
}
