import { useEffect, useLayoutEffect } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { type AccountState, reloadAccount, useAccount } from '#web/lib/account.ts';
import { isLeaving } from './account-calls.ts';

/** The account of the signed-in person. Without a session, or when it ends, goes to the sign-in page. */
export function useSignedInAccount(): AccountState {
  const account = useAccount();
  const { kind } = account;

  useLayoutEffect(() => {
    if (kind === 'signed-out' && !isLeaving()) window.location.replace(pagePaths.auth);
  }, [kind]);

  useEffect(() => {
    // A page that is restored from the back/forward cache may show old data.
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && reloadAccount());
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return account;
}
