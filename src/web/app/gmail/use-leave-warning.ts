import { useEffect } from 'react';
import { readSession } from '#web/lib/session.ts';

/** Has the browser ask before the page is left with something that would be lost; not where the session has ended. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (readSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
