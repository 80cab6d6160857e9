import { useEffect, useState } from 'react';
import { lastSignOut } from '#web/lib/kept-work.ts';

/**
 * How often a person signed out or deleted the account in another tab since this page was opened. As the key of a
 * screen it makes the screen start anew, so that nothing of that person stays on it.
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
