import { useLocation, useNavigate } from 'react-router';
import { pagePaths } from '#domain/paths.ts';

/** Whether only the list or the message is visible, as on a phone. gmail.css has the same width. */
export function isOneColumn(): boolean {
  return window.matchMedia('(width < 768px)').matches;
}

export type Selection = {
  /** The id of the open message. */
  id: string | undefined;
  select: (id: string) => void;
  clear: () => void;
};

/**
 * The open message. Its id is in the history entry, not in the address, and survives a reload. On a phone an open
 * message has its own history entry, so that 'back' leads to the list. No message is open in the prerendered page,
 * where `isSignedIn` is false.
 */
export function useSelection(isSignedIn: boolean): Selection {
  const location = useLocation();
  const state = location.state as { message?: unknown; hasOwnHistoryEntry?: unknown } | null;
  const navigate = useNavigate();
  const id = isSignedIn && typeof state?.message === 'string' ? state.message : undefined;
  const hasOwnHistoryEntry = state?.hasOwnHistoryEntry === true;
  const page = { pathname: pagePaths.gmail, search: location.search };

  function select(message: string): void {
    if (message === id) return;
    const isNew = id === undefined && isOneColumn();
    void navigate(page, {
      state: { message, hasOwnHistoryEntry: isNew || hasOwnHistoryEntry },
      replace: !isNew,
    });
  }

  function clear(): void {
    if (hasOwnHistoryEntry) void navigate(-1);
    else void navigate(page, { replace: true });
  }

  return { id, select, clear };
}
