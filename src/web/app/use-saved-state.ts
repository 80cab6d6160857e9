import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser-storage.ts';
import { type SavedStateKey, startSaving } from '#web/lib/saved-state.ts';
import { isRecord } from '#web/lib/saved-values.ts';
import { readSession } from '#web/lib/session.ts';

/** What the tab has saved; undefined if there is nothing or it is damaged. */
function readSaved(key: SavedStateKey): Record<string, unknown> | undefined {
  try {
    const saved: unknown = JSON.parse(readStored('session', key) ?? 'null');
    return isRecord(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the person at this page may see a saved state. A guest's state is shown to everyone in the tab, so that a
 * guest who signs up keeps it. An account's state is shown only to this account: the session may have ended without a
 * sign-out, which removes nothing, and another person may use the tab now.
 */
function isShown({ account }: Record<string, unknown>): boolean {
  return account === undefined || account === readSession()?.email;
}

type SavedStateOptions<State> = {
  key: SavedStateKey;
  state: State;
  /** Whether a saved value has the form of a state. It also has the address of its account, if it is not a guest's. */
  isState: (value: unknown) => value is State;
  /** While it is true, nothing is stored. */
  isPaused: boolean;
  restore: (saved: State | undefined) => void;
};

/**
 * Restores a screen's saved state of the tab after hydration, and stores each change from then on. The state of another
 * account is not restored. It stays stored until the person at this page begins work of their own. Returns whether it
 * is restored already.
 */
export function useSavedState<State extends object>({
  key,
  state,
  isState,
  isPaused,
  restore,
}: SavedStateOptions<State>): boolean {
  const [isRestored, setIsRestored] = useState(false);
  const work = isRestored && !isPaused ? JSON.stringify(state) : undefined;
  /** The account whose work the screen shows. It stays when the session ends, because the work stays too. */
  const account = useRef<string>(undefined);
  /** Present while the tab has the state of another account. `work`: the first state of this page. */
  const hidden = useRef<{ work?: string }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, after hydration.
  useLayoutEffect(() => {
    startSaving();
    const stored = readSaved(key);
    if (stored && !isShown(stored)) hidden.current = {};
    restore(!hidden.current && isState(stored) ? stored : undefined);
    setIsRestored(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `work` is the state as text.
  useEffect(() => {
    if (!work) return;
    if (hidden.current) {
      hidden.current.work ??= work;
      if (hidden.current.work === work) return;
      hidden.current = undefined;
    }
    // Another account gets a new screen, so the account of a screen never changes.
    account.current ??= readSession()?.email;
    writeStored('session', key, JSON.stringify({ ...state, account: account.current }));
  }, [key, work]);
  return isRestored;
}
