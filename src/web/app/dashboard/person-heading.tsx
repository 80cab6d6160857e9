import type { AccountState } from '#web/lib/account.ts';
import { SkeletonBar } from '#web/ui/skeleton.tsx';

function LoadingPerson() {
  return (
    <>
      <h1 className="text-headline">
        <span className="sr-only">Dashboard</span>
        <SkeletonBar className="h-5 w-52" />
      </h1>
      <p className="mt-1">
        <SkeletonBar className="w-44" />
      </p>
    </>
  );
}

/** Whose page this is: the person's name and address. Without a name, it shows the page's title. */
export function PersonHeading({ account }: { account: AccountState }) {
  if (account.kind === 'failed') return <h1 className="person text-headline">Dashboard</h1>;
  if (account.kind !== 'ready') {
    return (
      <div className="person">
        <LoadingPerson />
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
