import { useEffect } from 'react';
import { readSession } from '#web/lib/session.ts';

/** Makes the browser ask before the page is left, if something would be lost. Not if the session has ended. */
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
