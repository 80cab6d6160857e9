import { useEffect, useLayoutEffect } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { type AccountState, reloadAccount, useAccount } from '#web/lib/account.ts';
import { isLeaving } from './account-care.ts';

/**
 * The account of whoever is signed in. Whoever is not, any more or from the beginning, is led to where people sign
 * in; 'back' skips this page then.
 */
export function useSignedInAccount(): AccountState {
  const account = useAccount();
  const { kind } = account;

  useLayoutEffect(() => {
    if (kind === 'signed-out' && !isLeaving()) window.location.replace(pagePaths.auth);
  }, [kind]);

  useEffect(() => {
    // A page that is come back to is the old one, kept as it was left.
    const look = ({ persisted }: PageTransitionEvent) => void (persisted && reloadAccount());
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);

  return account;
}
