import { useEffect, useState } from 'react';
import { lastLeft } from '#web/lib/kept-work.ts';

/**
 * How often a person left on purpose, in another tab, since this page was opened. Then nothing on the page may stay.
 */
export function useDepartures(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let known = lastLeft();
    const look = () => {
      const last = lastLeft();
      if (last !== known) setCount((before) => before + 1);
      known = last;
    };
    window.addEventListener('storage', look);
    // The browser may restore the old page from its back/forward cache.
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return count;
}
