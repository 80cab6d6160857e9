import { useEffect, useLayoutEffect, useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser-storage.ts';
import { type SavedStateKey, startSaving } from '#web/lib/saved-state.ts';

/** The state that the tab has saved; undefined if there is none or it is damaged. */
function readSaved<State>(
  key: SavedStateKey,
  isState: (value: unknown) => value is State,
): State | undefined {
  try {
    const saved: unknown = JSON.parse(readStored('session', key) ?? 'null');
    return isState(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

type SavedStateOptions<State> = {
  key: SavedStateKey;
  state: State;
  /** Whether a saved value has the form of a state that this page may show. */
  isState: (value: unknown) => value is State;
  /** While it is true, nothing is stored. */
  isPaused: boolean;
  restore: (saved: State | undefined) => void;
};

/** Restores a screen's saved state of the tab after hydration, and stores each change from then on. */
export function useSavedState<State>({
  key,
  state,
  isState,
  isPaused,
  restore,
}: SavedStateOptions<State>): void {
  const [isRestored, setIsRestored] = useState(false);
  const saved = isRestored && !isPaused ? JSON.stringify(state) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, after hydration.
  useLayoutEffect(() => {
    startSaving();
    restore(readSaved(key, isState));
    setIsRestored(true);
  }, []);

  useEffect(() => {
    if (saved) writeStored('session', key, saved);
  }, [key, saved]);
}
