import { useLayoutEffect, useState } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { readSession, subscribeToSession } from '#web/lib/session.ts';

/**
 * Leads whoever is signed in, here or meanwhile in another tab, to the dashboard; 'back' skips this page then. False
 * until the page is known to be for this person: it is hidden while somebody is signed in, and does nothing yet.
 */
export function useSignedOutOnly(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const look = () => {
      if (readSession()) window.location.replace(pagePaths.dashboard);
      else setIsOpen(true);
    };
    look();
    const stop = subscribeToSession(look);
    // A page that is come back to may be the old one, kept as it was left.
    window.addEventListener('pageshow', look);
    return () => {
      stop();
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return isOpen;
}
