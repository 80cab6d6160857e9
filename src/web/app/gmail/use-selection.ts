import { useLocation, useNavigate } from 'react-router';
import { pagePaths } from '#domain/paths.ts';

/** On a phone, list and message are two steps; gmail.css has the same width. */
export function isOneColumn(): boolean {
  return window.matchMedia('(width < 768px)').matches;
}

export type Selection = {
  /** The message that is open. */
  id: string | undefined;
  select: (id: string) => void;
  clear: () => void;
};

/**
 * Which message is open. It is kept in the history entry, not in the address, so a reload keeps it. On a phone the
 * message is a step of its own, and 'back' leads to the list. None while `isLive` is false, as in the prerendered page.
 */
export function useSelection(isLive: boolean): Selection {
  const { state } = useLocation() as { state: { message?: unknown; isStep?: unknown } | null };
  const navigate = useNavigate();
  const id = isLive && typeof state?.message === 'string' ? state.message : undefined;
  const isStep = state?.isStep === true;

  function select(message: string): void {
    if (message === id) return;
    const isNew = id === undefined && isOneColumn();
    void navigate(pagePaths.gmail, { state: { message, isStep: isNew || isStep }, replace: !isNew });
  }

  function clear(): void {
    if (isStep) void navigate(-1);
    else void navigate(pagePaths.gmail, { replace: true });
  }

  return { id, select, clear };
}
