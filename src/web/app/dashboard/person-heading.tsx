import type { AccountState } from '#web/lib/account.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Whose page this is: the name, or the page's own where there is none, and the address. */
export function PersonHeading({ account }: { account: AccountState }) {
  if (account.kind !== 'ready') {
    return (
      <div className="person">
        <h1 className={account.kind === 'failed' ? 'text-headline' : 'sr-only'}>Dashboard</h1>
        {account.kind === 'failed' ? null : (
          <Skeleton lines={['h-6! w-52 my-2', 'w-44 mt-0.5 mb-2.5']} className="gap-0!" />
        )}
      </div>
    );
  }
  const { full_name, email } = account.profile;
  return (
    <div className="person">
      <h1 className="text-headline wrap-anywhere">
        <bdi>{full_name || 'Dashboard'}</bdi>
      </h1>
      <p className="mt-1 text-ink-soft wrap-anywhere">
        <bdi>{email}</bdi>
      </p>
    </div>
  );
}
