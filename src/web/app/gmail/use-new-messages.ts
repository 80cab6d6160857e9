import { useEffect, useState } from 'react';
import { apiPaths } from '#domain/paths.ts';
import { usePart } from '../use-part.ts';
import { withParameters } from './mailbox-calls.ts';

/**
 * Whether new messages have come since the list was loaded. Watches the mailbox while the tab is visible. `mailbox`:
 * undefined if it does not report new messages.
 */
export function useNewMessages(mailbox: string | undefined): { hasNew: boolean; forget: () => void } {
  const [newIn, setNewIn] = useState<string>();
  const part = usePart(mailbox !== undefined, () => import('./watch-mailbox.ts'));

  useEffect(() => {
    if (mailbox === undefined || !part) return;
    let since: string | undefined;
    const watch = {
      path: () => withParameters(apiPaths.gmailEvents, { mailbox, ...(since ? { since } : {}) }),
      onNew: () => setNewIn(mailbox),
      onPlace: (place: string | undefined) => {
        since = place;
      },
    };
    let watching: AbortController | undefined;
    const watchWhileVisible = () => {
      watching?.abort();
      watching = undefined;
      if (document.visibilityState !== 'visible') return;
      watching = new AbortController();
      void part.watchMailbox(watch, watching.signal);
    };
    watchWhileVisible();
    document.addEventListener('visibilitychange', watchWhileVisible);
    return () => {
      document.removeEventListener('visibilitychange', watchWhileVisible);
      watching?.abort();
    };
  }, [mailbox, part]);

  return { hasNew: newIn !== undefined && newIn === mailbox, forget: () => setNewIn(undefined) };
}
