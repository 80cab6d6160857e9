import { useEffect, useState } from 'react';
import { lastSignOut } from '#web/lib/saved-state.ts';
import { readSession } from '#web/lib/session.ts';

/**
 * The number of sign-outs in other tabs since this page was opened. Another account that signs in after a session has
 * expired counts as one. Used as the key of a screen: the next person gets a new screen, without the state of the one
 * before. A guest who signs in keeps the screen.
 */
export function useSignOutCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let known = lastSignOut();
    let person = readSession()?.email;
    const check = () => {
      const last = lastSignOut();
      const email = readSession()?.email;
      const isSignedOut = last !== known;
      const isAnother = person !== undefined && email !== undefined && email !== person;
      if (isSignedOut || isAnother) setCount((before) => before + 1);
      known = last;
      person = isSignedOut ? email : (email ?? person);
    };
    window.addEventListener('storage', check);
    // The browser may restore the old page from its back/forward cache.
    window.addEventListener('pageshow', check);
    return () => {
      window.removeEventListener('storage', check);
      window.removeEventListener('pageshow', check);
    };
  }, []);
  return count;
}
