import { useEffect, useState } from 'react';
import { lastLeft } from '#web/lib/kept-work.ts';

/** How often somebody left on purpose, in another tab, since this page was opened: nothing that is on it stays then. */
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
    // A page that is come back to may be the old one, kept as it was left.
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return count;
}
