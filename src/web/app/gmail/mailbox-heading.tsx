import type { Connection } from '#domain/mailbox.ts';
import { SkeletonBar } from '#web/ui/skeleton.tsx';

/**
 * Which mailbox this is. `connection` is undefined until it is known; `isLoading` is true while it may still arrive.
 */
export function MailboxHeading({
  connection,
  isLoading,
}: {
  connection: Connection | undefined;
  isLoading: boolean;
}) {
  return (
    <div className="min-w-0">
      <h1 className="text-title">Gmail</h1>
      <p className="mt-1 min-h-5 text-small text-ink-soft wrap-anywhere">
        {connection?.kind === 'sample' ? (
          <>
            <strong className="font-medium text-ink">Sample inbox</strong> with made-up emails. Nothing you
            send leaves it.
          </>
        ) : null}
        {connection && connection.kind !== 'sample' ? (
          <bdi>{connection.address ?? 'Your mailbox'}</bdi>
        ) : null}
        {!connection && isLoading ? <SkeletonBar className="w-44" /> : null}
      </p>
    </div>
  );
}
