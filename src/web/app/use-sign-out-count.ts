import { useEffect, useState } from 'react';
import { lastSignOut } from '#web/lib/saved-state.ts';

/**
 * The number of sign-outs in other tabs since this page was opened. Used as the key of a screen: a sign-out then gives
 * a new screen, without the state of the person who signed out.
 */
export function useSignOutCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let known = lastSignOut();
    const check = () => {
      const last = lastSignOut();
      if (last !== known) setCount((before) => before + 1);
      known = last;
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
