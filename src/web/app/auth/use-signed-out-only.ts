import { useLayoutEffect, useState } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { readSession, subscribeToSession } from '#web/lib/session.ts';

/**
 * Sends a signed-in person to the dashboard, also if the sign-in happens later in another tab. 'Back' then skips this
 * page. Returns false until it is known that no one is signed in. Until then the page does nothing, and it is hidden if
 * a session exists.
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
    // The browser may restore the old page from its back/forward cache.
    window.addEventListener('pageshow', look);
    return () => {
      stop();
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return isOpen;
}
